from enum import StrEnum


class GalleristEventCollectorReleasedKind(StrEnum):
    COLLECTOR_RELEASED = "collector_released"

    def __str__(self) -> str:
        return str(self.value)
