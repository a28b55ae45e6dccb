from enum import StrEnum


class GalleristTaskUncoverKind(StrEnum):
    UNCOVER = "uncover"

    def __str__(self) -> str:
        return str(self.value)
