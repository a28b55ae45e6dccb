from enum import StrEnum


class GalleristEventWorkBoughtKind(StrEnum):
    WORK_BOUGHT = "work_bought"

    def __str__(self) -> str:
        return str(self.value)
