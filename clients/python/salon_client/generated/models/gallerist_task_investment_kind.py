from enum import StrEnum


class GalleristTaskInvestmentKind(StrEnum):
    INVESTMENT = "investment"

    def __str__(self) -> str:
        return str(self.value)
