from enum import StrEnum


class GalleristPhase(StrEnum):
    ACT = "act"
    AUCTION = "auction"
    MOVE = "move"
    OVER = "over"
    START = "start"

    def __str__(self) -> str:
        return str(self.value)
