from enum import StrEnum


class ClockTimePerDecisionKind(StrEnum):
    PER_DECISION = "per_decision"

    def __str__(self) -> str:
        return str(self.value)
