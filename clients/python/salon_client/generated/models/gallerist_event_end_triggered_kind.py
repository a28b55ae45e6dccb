from enum import StrEnum


class GalleristEventEndTriggeredKind(StrEnum):
    END_TRIGGERED = "end_triggered"

    def __str__(self) -> str:
        return str(self.value)
