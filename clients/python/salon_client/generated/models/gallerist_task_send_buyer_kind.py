from enum import StrEnum


class GalleristTaskSendBuyerKind(StrEnum):
    SEND_BUYER = "send_buyer"

    def __str__(self) -> str:
        return str(self.value)
