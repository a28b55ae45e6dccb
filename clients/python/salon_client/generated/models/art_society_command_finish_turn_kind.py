from enum import StrEnum


class ArtSocietyCommandFinishTurnKind(StrEnum):
    FINISH_TURN = "finish_turn"

    def __str__(self) -> str:
        return str(self.value)
