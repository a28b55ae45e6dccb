from enum import StrEnum


class ArtSocietyEventPaintingTakenKind(StrEnum):
    PAINTING_TAKEN = "painting_taken"

    def __str__(self) -> str:
        return str(self.value)
