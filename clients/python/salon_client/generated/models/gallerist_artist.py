from enum import StrEnum


class GalleristArtist(StrEnum):
    BLUE_DIGITAL = "blue_digital"
    BLUE_PAINTING = "blue_painting"
    BLUE_PHOTO = "blue_photo"
    BLUE_SCULPTURE = "blue_sculpture"
    RED_DIGITAL = "red_digital"
    RED_PAINTING = "red_painting"
    RED_PHOTO = "red_photo"
    RED_SCULPTURE = "red_sculpture"

    def __str__(self) -> str:
        return str(self.value)
