from enum import StrEnum


class GalleristEventPlayBeganKind(StrEnum):
    PLAY_BEGAN = "play_began"

    def __str__(self) -> str:
        return str(self.value)
