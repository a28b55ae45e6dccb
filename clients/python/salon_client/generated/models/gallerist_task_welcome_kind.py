from enum import StrEnum


class GalleristTaskWelcomeKind(StrEnum):
    WELCOME = "welcome"

    def __str__(self) -> str:
        return str(self.value)
