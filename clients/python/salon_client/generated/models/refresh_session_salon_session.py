from enum import StrEnum


class RefreshSessionSalonSession(StrEnum):
    COOKIE = "cookie"

    def __str__(self) -> str:
        return str(self.value)
