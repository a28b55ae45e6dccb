from enum import StrEnum


class GalleristCommandRaiseFameKind(StrEnum):
    RAISE_FAME = "raise_fame"

    def __str__(self) -> str:
        return str(self.value)
