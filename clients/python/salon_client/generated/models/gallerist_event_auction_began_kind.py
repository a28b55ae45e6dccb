from enum import StrEnum


class GalleristEventAuctionBeganKind(StrEnum):
    AUCTION_BEGAN = "auction_began"

    def __str__(self) -> str:
        return str(self.value)
