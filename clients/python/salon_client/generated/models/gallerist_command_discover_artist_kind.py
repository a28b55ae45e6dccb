from enum import StrEnum


class GalleristCommandDiscoverArtistKind(StrEnum):
    DISCOVER_ARTIST = "discover_artist"

    def __str__(self) -> str:
        return str(self.value)
