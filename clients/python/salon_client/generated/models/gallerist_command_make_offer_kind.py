from enum import StrEnum


class GalleristCommandMakeOfferKind(StrEnum):
    MAKE_OFFER = "make_offer"

    def __str__(self) -> str:
        return str(self.value)
