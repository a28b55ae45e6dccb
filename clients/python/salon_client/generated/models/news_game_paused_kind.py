from enum import StrEnum


class NewsGamePausedKind(StrEnum):
    GAME_PAUSED = "game_paused"

    def __str__(self) -> str:
        return str(self.value)
