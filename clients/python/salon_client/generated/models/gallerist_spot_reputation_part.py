from enum import StrEnum


class GalleristSpotReputationPart(StrEnum):
    REPUTATION = "reputation"

    def __str__(self) -> str:
        return str(self.value)
