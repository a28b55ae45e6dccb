from enum import StrEnum


class ArtSocietyCommandFreeDecorKind(StrEnum):
    FREE_DECOR = "free_decor"

    def __str__(self) -> str:
        return str(self.value)
