from enum import StrEnum


class GalleristCommandPromoteArtistKind(StrEnum):
    PROMOTE_ARTIST = "promote_artist"

    def __str__(self) -> str:
        return str(self.value)
