from enum import StrEnum


class GalleristCommandTakeReputationTileKind(StrEnum):
    TAKE_REPUTATION_TILE = "take_reputation_tile"

    def __str__(self) -> str:
        return str(self.value)
