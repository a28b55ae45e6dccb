from enum import StrEnum


class GalleristTaskExhibitKind(StrEnum):
    EXHIBIT = "exhibit"

    def __str__(self) -> str:
        return str(self.value)
