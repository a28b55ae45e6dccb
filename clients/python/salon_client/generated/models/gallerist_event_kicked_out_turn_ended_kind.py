from enum import StrEnum


class GalleristEventKickedOutTurnEndedKind(StrEnum):
    KICKED_OUT_TURN_ENDED = "kicked_out_turn_ended"

    def __str__(self) -> str:
        return str(self.value)
