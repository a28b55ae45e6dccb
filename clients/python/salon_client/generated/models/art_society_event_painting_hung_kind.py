from enum import StrEnum


class ArtSocietyEventPaintingHungKind(StrEnum):
    PAINTING_HUNG = "painting_hung"

    def __str__(self) -> str:
        return str(self.value)
