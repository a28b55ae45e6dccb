from enum import StrEnum


class GalleristEventLacerdaPlacedKind(StrEnum):
    LACERDA_PLACED = "lacerda_placed"

    def __str__(self) -> str:
        return str(self.value)
