from enum import StrEnum


class GalleristEventContractTurnedKind(StrEnum):
    CONTRACT_TURNED = "contract_turned"

    def __str__(self) -> str:
        return str(self.value)
