from enum import StrEnum


class GalleristEventKickedOutTurnBeganKind(StrEnum):
    KICKED_OUT_TURN_BEGAN = "kicked_out_turn_began"

    def __str__(self) -> str:
        return str(self.value)
