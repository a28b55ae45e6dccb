from enum import StrEnum


class GalleristHalf(StrEnum):
    INFLUENCE = "influence"
    INVESTMENT = "investment"

    def __str__(self) -> str:
        return str(self.value)
