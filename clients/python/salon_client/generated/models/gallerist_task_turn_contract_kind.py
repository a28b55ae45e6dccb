from enum import StrEnum


class GalleristTaskTurnContractKind(StrEnum):
    TURN_CONTRACT = "turn_contract"

    def __str__(self) -> str:
        return str(self.value)
