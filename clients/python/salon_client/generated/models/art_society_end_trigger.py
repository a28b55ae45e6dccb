from enum import StrEnum


class ArtSocietyEndTrigger(StrEnum):
    HANDS_EMPTY = "hands_empty"
    SECOND_EXCESS = "second_excess"
    WALL_FULL = "wall_full"

    def __str__(self) -> str:
        return str(self.value)
