from enum import StrEnum


class DeleteSessionSalonSession(StrEnum):
    COOKIE = "cookie"

    def __str__(self) -> str:
        return str(self.value)
