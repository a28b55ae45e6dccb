from enum import StrEnum


class GalleristEventOfferMadeKind(StrEnum):
    OFFER_MADE = "offer_made"

    def __str__(self) -> str:
        return str(self.value)
