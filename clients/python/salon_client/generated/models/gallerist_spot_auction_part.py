from enum import StrEnum


class GalleristSpotAuctionPart(StrEnum):
    AUCTION = "auction"

    def __str__(self) -> str:
        return str(self.value)
