from enum import StrEnum


class GalleristPost(StrEnum):
    ARTISTS_COLONY = "artists_colony"
    DESK = "desk"
    INTERNATIONAL_MARKET = "international_market"
    MEDIA_CENTER = "media_center"
    OUTSIDE = "outside"
    SALES_OFFICE = "sales_office"

    def __str__(self) -> str:
        return str(self.value)
