from enum import StrEnum


class Actor(StrEnum):
    BOT = "bot"
    OWNER = "owner"
    PLAN = "plan"

    def __str__(self) -> str:
        return str(self.value)
