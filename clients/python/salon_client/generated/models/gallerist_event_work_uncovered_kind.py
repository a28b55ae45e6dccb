from enum import StrEnum


class GalleristEventWorkUncoveredKind(StrEnum):
    WORK_UNCOVERED = "work_uncovered"

    def __str__(self) -> str:
        return str(self.value)
