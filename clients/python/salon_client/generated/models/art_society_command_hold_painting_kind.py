from enum import StrEnum


class ArtSocietyCommandHoldPaintingKind(StrEnum):
    HOLD_PAINTING = "hold_painting"

    def __str__(self) -> str:
        return str(self.value)
