from enum import StrEnum


class ArtSocietyCommandHangPaintingKind(StrEnum):
    HANG_PAINTING = "hang_painting"

    def __str__(self) -> str:
        return str(self.value)
