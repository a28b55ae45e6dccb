from enum import StrEnum


class CreateSessionSalonSession(StrEnum):
    COOKIE = "cookie"

    def __str__(self) -> str:
        return str(self.value)
