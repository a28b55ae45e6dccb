from enum import StrEnum


class ArtSocietyEventDecorSwappedKind(StrEnum):
    DECOR_SWAPPED = "decor_swapped"

    def __str__(self) -> str:
        return str(self.value)
