from enum import StrEnum


class ArtSocietyEventPaintingExchangedKind(StrEnum):
    PAINTING_EXCHANGED = "painting_exchanged"

    def __str__(self) -> str:
        return str(self.value)
