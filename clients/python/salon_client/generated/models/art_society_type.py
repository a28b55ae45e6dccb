from enum import StrEnum


class ArtSocietyType(StrEnum):
    CITY_LIFE = "city_life"
    LANDSCAPE = "landscape"
    PORTRAIT = "portrait"
    STILL_LIFE = "still_life"

    def __str__(self) -> str:
        return str(self.value)
