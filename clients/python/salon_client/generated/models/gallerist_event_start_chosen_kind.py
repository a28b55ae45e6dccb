from enum import StrEnum


class GalleristEventStartChosenKind(StrEnum):
    START_CHOSEN = "start_chosen"

    def __str__(self) -> str:
        return str(self.value)
