from enum import StrEnum


class GalleristArtistColor(StrEnum):
    BLUE = "blue"
    RED = "red"

    def __str__(self) -> str:
        return str(self.value)
