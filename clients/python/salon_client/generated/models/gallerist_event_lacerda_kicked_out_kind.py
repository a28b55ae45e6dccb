from enum import StrEnum


class GalleristEventLacerdaKickedOutKind(StrEnum):
    LACERDA_KICKED_OUT = "lacerda_kicked_out"

    def __str__(self) -> str:
        return str(self.value)
