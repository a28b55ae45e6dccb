from enum import StrEnum


class ArtSocietyEventDecorHeldKind(StrEnum):
    DECOR_HELD = "decor_held"

    def __str__(self) -> str:
        return str(self.value)
