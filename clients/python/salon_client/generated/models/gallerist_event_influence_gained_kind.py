from enum import StrEnum


class GalleristEventInfluenceGainedKind(StrEnum):
    INFLUENCE_GAINED = "influence_gained"

    def __str__(self) -> str:
        return str(self.value)
