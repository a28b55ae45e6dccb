from enum import StrEnum


class GalleristVisitor(StrEnum):
    COLLECTOR = "collector"
    INVESTOR = "investor"
    VIP = "vip"

    def __str__(self) -> str:
        return str(self.value)
