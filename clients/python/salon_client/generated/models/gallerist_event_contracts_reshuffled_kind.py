from enum import StrEnum


class GalleristEventContractsReshuffledKind(StrEnum):
    CONTRACTS_RESHUFFLED = "contracts_reshuffled"

    def __str__(self) -> str:
        return str(self.value)
