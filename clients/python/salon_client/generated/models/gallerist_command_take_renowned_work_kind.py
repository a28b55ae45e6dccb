from enum import StrEnum


class GalleristCommandTakeRenownedWorkKind(StrEnum):
    TAKE_RENOWNED_WORK = "take_renowned_work"

    def __str__(self) -> str:
        return str(self.value)
