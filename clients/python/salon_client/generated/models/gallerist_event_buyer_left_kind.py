from enum import StrEnum


class GalleristEventBuyerLeftKind(StrEnum):
    BUYER_LEFT = "buyer_left"

    def __str__(self) -> str:
        return str(self.value)
