from enum import StrEnum


class GalleristCommandSignContractKind(StrEnum):
    SIGN_CONTRACT = "sign_contract"

    def __str__(self) -> str:
        return str(self.value)
