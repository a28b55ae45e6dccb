from enum import StrEnum


class GalleristTaskSignKind(StrEnum):
    SIGN = "sign"

    def __str__(self) -> str:
        return str(self.value)
