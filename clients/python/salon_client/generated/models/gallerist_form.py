from enum import StrEnum


class GalleristForm(StrEnum):
    DIGITAL = "digital"
    PAINTING = "painting"
    PHOTO = "photo"
    SCULPTURE = "sculpture"

    def __str__(self) -> str:
        return str(self.value)
