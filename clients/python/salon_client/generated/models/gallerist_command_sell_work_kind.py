from enum import StrEnum


class GalleristCommandSellWorkKind(StrEnum):
    SELL_WORK = "sell_work"

    def __str__(self) -> str:
        return str(self.value)
