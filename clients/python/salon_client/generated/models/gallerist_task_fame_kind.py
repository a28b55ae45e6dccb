from enum import StrEnum


class GalleristTaskFameKind(StrEnum):
    FAME = "fame"

    def __str__(self) -> str:
        return str(self.value)
