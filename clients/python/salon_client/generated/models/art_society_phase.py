from enum import StrEnum


class ArtSocietyPhase(StrEnum):
    AUCTION = "auction"
    BIDDING = "bidding"
    HANGING = "hanging"
    OVER = "over"
    SETUP = "setup"

    def __str__(self) -> str:
        return str(self.value)
