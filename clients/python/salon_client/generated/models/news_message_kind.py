from enum import StrEnum


class NewsMessageKind(StrEnum):
    MESSAGE = "message"

    def __str__(self) -> str:
        return str(self.value)
