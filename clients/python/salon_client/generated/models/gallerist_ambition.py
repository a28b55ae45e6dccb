from enum import StrEnum


class GalleristAmbition(StrEnum):
    APPRENTICE = "apprentice"
    EXPERIENCED = "experienced"
    MASTER_GALLERIST = "master_gallerist"

    def __str__(self) -> str:
        return str(self.value)
