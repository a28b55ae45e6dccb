from enum import StrEnum


class GalleristOffer(StrEnum):
    ONE = "one"
    SIX = "six"
    THREE = "three"

    def __str__(self) -> str:
        return str(self.value)
