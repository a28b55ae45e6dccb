from enum import StrEnum


class GalleristEventLacerdaArrivedKind(StrEnum):
    LACERDA_ARRIVED = "lacerda_arrived"

    def __str__(self) -> str:
        return str(self.value)
