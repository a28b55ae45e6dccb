from enum import StrEnum


class GalleristOwnerLacerda(StrEnum):
    LACERDA = "lacerda"

    def __str__(self) -> str:
        return str(self.value)
