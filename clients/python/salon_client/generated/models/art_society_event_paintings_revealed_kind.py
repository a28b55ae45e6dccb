from enum import StrEnum


class ArtSocietyEventPaintingsRevealedKind(StrEnum):
    PAINTINGS_REVEALED = "paintings_revealed"

    def __str__(self) -> str:
        return str(self.value)
