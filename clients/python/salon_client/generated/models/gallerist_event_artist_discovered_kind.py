from enum import StrEnum


class GalleristEventArtistDiscoveredKind(StrEnum):
    ARTIST_DISCOVERED = "artist_discovered"

    def __str__(self) -> str:
        return str(self.value)
