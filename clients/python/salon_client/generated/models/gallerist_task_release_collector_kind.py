from enum import StrEnum


class GalleristTaskReleaseCollectorKind(StrEnum):
    RELEASE_COLLECTOR = "release_collector"

    def __str__(self) -> str:
        return str(self.value)
