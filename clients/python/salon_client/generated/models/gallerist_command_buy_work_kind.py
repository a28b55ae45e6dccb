from enum import StrEnum


class GalleristCommandBuyWorkKind(StrEnum):
    BUY_WORK = "buy_work"

    def __str__(self) -> str:
        return str(self.value)
