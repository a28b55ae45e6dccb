from enum import StrEnum


class GalleristTaskPayKind(StrEnum):
    PAY = "pay"

    def __str__(self) -> str:
        return str(self.value)
