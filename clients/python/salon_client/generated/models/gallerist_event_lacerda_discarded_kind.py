from enum import StrEnum


class GalleristEventLacerdaDiscardedKind(StrEnum):
    LACERDA_DISCARDED = "lacerda_discarded"

    def __str__(self) -> str:
        return str(self.value)
