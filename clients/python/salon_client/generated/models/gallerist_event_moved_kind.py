from enum import StrEnum


class GalleristEventMovedKind(StrEnum):
    MOVED = "moved"

    def __str__(self) -> str:
        return str(self.value)
