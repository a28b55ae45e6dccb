from enum import StrEnum


class GalleristEventContractSignedKind(StrEnum):
    CONTRACT_SIGNED = "contract_signed"

    def __str__(self) -> str:
        return str(self.value)
