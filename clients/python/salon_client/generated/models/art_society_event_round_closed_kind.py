from enum import StrEnum


class ArtSocietyEventRoundClosedKind(StrEnum):
    ROUND_CLOSED = "round_closed"

    def __str__(self) -> str:
        return str(self.value)
