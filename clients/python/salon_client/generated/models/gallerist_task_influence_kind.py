from enum import StrEnum


class GalleristTaskInfluenceKind(StrEnum):
    INFLUENCE = "influence"

    def __str__(self) -> str:
        return str(self.value)
