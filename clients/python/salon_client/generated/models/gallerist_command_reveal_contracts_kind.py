from enum import StrEnum


class GalleristCommandRevealContractsKind(StrEnum):
    REVEAL_CONTRACTS = "reveal_contracts"

    def __str__(self) -> str:
        return str(self.value)
