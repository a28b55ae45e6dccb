from enum import StrEnum


class GalleristEventMoneyGainedKind(StrEnum):
    MONEY_GAINED = "money_gained"

    def __str__(self) -> str:
        return str(self.value)
