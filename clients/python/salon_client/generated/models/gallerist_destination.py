from enum import StrEnum


class GalleristDestination(StrEnum):
    GALLERY = "gallery"
    SOLD = "sold"

    def __str__(self) -> str:
        return str(self.value)
