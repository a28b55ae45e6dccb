from enum import StrEnum


class RegisterAccountSalonSession(StrEnum):
    COOKIE = "cookie"

    def __str__(self) -> str:
        return str(self.value)
