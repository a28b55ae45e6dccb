from enum import StrEnum


class DeleteSessionsSalonSession(StrEnum):
    COOKIE = "cookie"

    def __str__(self) -> str:
        return str(self.value)
