from enum import StrEnum


class GalleristTaskPlaceKind(StrEnum):
    PLACE = "place"

    def __str__(self) -> str:
        return str(self.value)
