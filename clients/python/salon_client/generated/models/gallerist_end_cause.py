from enum import StrEnum


class GalleristEndCause(StrEnum):
    CONDITIONS = "conditions"
    IDLE_ROUNDS = "idle_rounds"

    def __str__(self) -> str:
        return str(self.value)
