from enum import StrEnum


class ArtSocietyCommandForgoDecorKind(StrEnum):
    FORGO_DECOR = "forgo_decor"

    def __str__(self) -> str:
        return str(self.value)
