from enum import StrEnum


class GalleristCommandPayKind(StrEnum):
    PAY = "pay"

    def __str__(self) -> str:
        return str(self.value)
