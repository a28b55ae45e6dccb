from enum import StrEnum


class GalleristEventArtistPromotedKind(StrEnum):
    ARTIST_PROMOTED = "artist_promoted"

    def __str__(self) -> str:
        return str(self.value)
