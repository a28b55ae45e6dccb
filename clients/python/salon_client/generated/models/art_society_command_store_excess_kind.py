from enum import StrEnum


class ArtSocietyCommandStoreExcessKind(StrEnum):
    STORE_EXCESS = "store_excess"

    def __str__(self) -> str:
        return str(self.value)
