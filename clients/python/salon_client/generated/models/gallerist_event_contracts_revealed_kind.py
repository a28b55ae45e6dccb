from enum import StrEnum


class GalleristEventContractsRevealedKind(StrEnum):
    CONTRACTS_REVEALED = "contracts_revealed"

    def __str__(self) -> str:
        return str(self.value)
