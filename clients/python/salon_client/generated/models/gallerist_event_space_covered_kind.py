from enum import StrEnum


class GalleristEventSpaceCoveredKind(StrEnum):
    SPACE_COVERED = "space_covered"

    def __str__(self) -> str:
        return str(self.value)
