from enum import StrEnum


class ArtSocietyEventDecorLostKind(StrEnum):
    DECOR_LOST = "decor_lost"

    def __str__(self) -> str:
        return str(self.value)
