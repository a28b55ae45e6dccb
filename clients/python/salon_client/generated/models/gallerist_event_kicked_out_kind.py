from enum import StrEnum


class GalleristEventKickedOutKind(StrEnum):
    KICKED_OUT = "kicked_out"

    def __str__(self) -> str:
        return str(self.value)
