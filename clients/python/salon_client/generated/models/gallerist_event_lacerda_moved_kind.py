from enum import StrEnum


class GalleristEventLacerdaMovedKind(StrEnum):
    LACERDA_MOVED = "lacerda_moved"

    def __str__(self) -> str:
        return str(self.value)
