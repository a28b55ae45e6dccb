from enum import StrEnum


class NewsRoundClosedKind(StrEnum):
    ROUND_CLOSED = "round_closed"

    def __str__(self) -> str:
        return str(self.value)
