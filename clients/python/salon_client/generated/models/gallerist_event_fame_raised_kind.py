from enum import StrEnum


class GalleristEventFameRaisedKind(StrEnum):
    FAME_RAISED = "fame_raised"

    def __str__(self) -> str:
        return str(self.value)
