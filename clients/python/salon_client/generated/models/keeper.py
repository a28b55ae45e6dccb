from enum import StrEnum


class Keeper(StrEnum):
    BOT = "bot"
    OWNER = "owner"
    SUBSTITUTE = "substitute"

    def __str__(self) -> str:
        return str(self.value)
