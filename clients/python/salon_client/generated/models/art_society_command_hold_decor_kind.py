from enum import StrEnum


class ArtSocietyCommandHoldDecorKind(StrEnum):
    HOLD_DECOR = "hold_decor"

    def __str__(self) -> str:
        return str(self.value)
