from enum import StrEnum


class GalleristCommandUseContractKind(StrEnum):
    USE_CONTRACT = "use_contract"

    def __str__(self) -> str:
        return str(self.value)
