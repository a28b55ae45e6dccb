from enum import StrEnum


class ArtSocietyEventDecorEarnedKind(StrEnum):
    DECOR_EARNED = "decor_earned"

    def __str__(self) -> str:
        return str(self.value)
