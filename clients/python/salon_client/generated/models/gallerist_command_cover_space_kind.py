from enum import StrEnum


class GalleristCommandCoverSpaceKind(StrEnum):
    COVER_SPACE = "cover_space"

    def __str__(self) -> str:
        return str(self.value)
