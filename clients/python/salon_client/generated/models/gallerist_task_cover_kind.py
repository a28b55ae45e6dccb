from enum import StrEnum


class GalleristTaskCoverKind(StrEnum):
    COVER = "cover"

    def __str__(self) -> str:
        return str(self.value)
