from enum import StrEnum


class GalleristEventRenownedWorkTakenKind(StrEnum):
    RENOWNED_WORK_TAKEN = "renowned_work_taken"

    def __str__(self) -> str:
        return str(self.value)
