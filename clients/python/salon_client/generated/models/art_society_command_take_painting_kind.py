from enum import StrEnum


class ArtSocietyCommandTakePaintingKind(StrEnum):
    TAKE_PAINTING = "take_painting"

    def __str__(self) -> str:
        return str(self.value)
