from enum import StrEnum


class ArtSocietyEventTurnFinishedKind(StrEnum):
    TURN_FINISHED = "turn_finished"

    def __str__(self) -> str:
        return str(self.value)
