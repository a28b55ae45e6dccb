from enum import StrEnum


class GalleristEventContractUsedKind(StrEnum):
    CONTRACT_USED = "contract_used"

    def __str__(self) -> str:
        return str(self.value)
