from enum import StrEnum


class GalleristEventDisplayRefilledKind(StrEnum):
    DISPLAY_REFILLED = "display_refilled"

    def __str__(self) -> str:
        return str(self.value)
