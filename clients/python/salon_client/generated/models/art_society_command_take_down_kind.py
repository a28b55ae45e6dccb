from enum import StrEnum


class ArtSocietyCommandTakeDownKind(StrEnum):
    TAKE_DOWN = "take_down"

    def __str__(self) -> str:
        return str(self.value)
