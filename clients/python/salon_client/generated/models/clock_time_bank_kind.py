from enum import StrEnum


class ClockTimeBankKind(StrEnum):
    BANK = "bank"

    def __str__(self) -> str:
        return str(self.value)
