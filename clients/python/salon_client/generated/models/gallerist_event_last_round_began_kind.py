from enum import StrEnum


class GalleristEventLastRoundBeganKind(StrEnum):
    LAST_ROUND_BEGAN = "last_round_began"

    def __str__(self) -> str:
        return str(self.value)
