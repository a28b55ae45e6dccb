from enum import StrEnum


class GalleristEventIntermediateScoredKind(StrEnum):
    INTERMEDIATE_SCORED = "intermediate_scored"

    def __str__(self) -> str:
        return str(self.value)
