from enum import StrEnum


class GalleristEventWorkExhibitedKind(StrEnum):
    WORK_EXHIBITED = "work_exhibited"

    def __str__(self) -> str:
        return str(self.value)
