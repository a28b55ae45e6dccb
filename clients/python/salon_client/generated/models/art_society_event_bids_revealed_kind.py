from enum import StrEnum


class ArtSocietyEventBidsRevealedKind(StrEnum):
    BIDS_REVEALED = "bids_revealed"

    def __str__(self) -> str:
        return str(self.value)
