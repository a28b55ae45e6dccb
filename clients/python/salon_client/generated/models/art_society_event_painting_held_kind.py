from enum import StrEnum


class ArtSocietyEventPaintingHeldKind(StrEnum):
    PAINTING_HELD = "painting_held"

    def __str__(self) -> str:
        return str(self.value)
