from enum import StrEnum


class GalleristCommandDeclineContractKind(StrEnum):
    DECLINE_CONTRACT = "decline_contract"

    def __str__(self) -> str:
        return str(self.value)
