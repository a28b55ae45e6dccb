from enum import StrEnum


class GalleristEventContractDeclinedKind(StrEnum):
    CONTRACT_DECLINED = "contract_declined"

    def __str__(self) -> str:
        return str(self.value)
