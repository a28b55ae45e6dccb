from enum import StrEnum


class GalleristEventGameEndedKind(StrEnum):
    GAME_ENDED = "game_ended"

    def __str__(self) -> str:
        return str(self.value)
