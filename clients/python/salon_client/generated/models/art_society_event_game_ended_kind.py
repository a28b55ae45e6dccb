from enum import StrEnum


class ArtSocietyEventGameEndedKind(StrEnum):
    GAME_ENDED = "game_ended"

    def __str__(self) -> str:
        return str(self.value)
