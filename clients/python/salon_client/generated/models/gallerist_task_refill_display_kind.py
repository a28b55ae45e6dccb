from enum import StrEnum


class GalleristTaskRefillDisplayKind(StrEnum):
    REFILL_DISPLAY = "refill_display"

    def __str__(self) -> str:
        return str(self.value)
