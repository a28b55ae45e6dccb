from enum import StrEnum


class GalleristEventStepSkippedKind(StrEnum):
    STEP_SKIPPED = "step_skipped"

    def __str__(self) -> str:
        return str(self.value)
