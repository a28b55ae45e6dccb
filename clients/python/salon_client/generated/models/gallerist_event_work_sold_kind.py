from enum import StrEnum


class GalleristEventWorkSoldKind(StrEnum):
    WORK_SOLD = "work_sold"

    def __str__(self) -> str:
        return str(self.value)
