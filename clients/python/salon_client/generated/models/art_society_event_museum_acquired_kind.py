from enum import StrEnum


class ArtSocietyEventMuseumAcquiredKind(StrEnum):
    MUSEUM_ACQUIRED = "museum_acquired"

    def __str__(self) -> str:
        return str(self.value)
