from enum import StrEnum


class ArtSocietyCommandOfferStackKind(StrEnum):
    OFFER_STACK = "offer_stack"

    def __str__(self) -> str:
        return str(self.value)
