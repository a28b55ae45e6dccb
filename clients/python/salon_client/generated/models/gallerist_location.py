from enum import StrEnum


class GalleristLocation(StrEnum):
    ARTISTS_COLONY = "artists_colony"
    INTERNATIONAL_MARKET = "international_market"
    MEDIA_CENTER = "media_center"
    SALES_OFFICE = "sales_office"

    def __str__(self) -> str:
        return str(self.value)
