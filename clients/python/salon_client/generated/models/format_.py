from enum import StrEnum


class Format(StrEnum):
    DISCORD = "discord"
    SLACK = "slack"
    STANDARD = "standard"

    def __str__(self) -> str:
        return str(self.value)
