from enum import StrEnum


class BotLevel(StrEnum):
    AMATEUR = "amateur"
    MASTER = "master"
    NOVICE = "novice"

    def __str__(self) -> str:
        return str(self.value)
