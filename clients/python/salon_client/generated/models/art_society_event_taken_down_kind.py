from enum import StrEnum


class ArtSocietyEventTakenDownKind(StrEnum):
    TAKEN_DOWN = "taken_down"

    def __str__(self) -> str:
        return str(self.value)
