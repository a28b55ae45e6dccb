from enum import StrEnum


class ArtSocietyCommandPlaceBidKind(StrEnum):
    PLACE_BID = "place_bid"

    def __str__(self) -> str:
        return str(self.value)
