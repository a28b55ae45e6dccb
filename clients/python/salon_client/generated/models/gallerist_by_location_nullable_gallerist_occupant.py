from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_occupant import GalleristOccupant


T = TypeVar("T", bound="GalleristByLocationNullableGalleristOccupant")


@_attrs_define
class GalleristByLocationNullableGalleristOccupant:
    """
    Attributes:
        artists_colony (GalleristOccupant | None):
        international_market (GalleristOccupant | None):
        media_center (GalleristOccupant | None):
        sales_office (GalleristOccupant | None):
    """

    artists_colony: GalleristOccupant | None
    international_market: GalleristOccupant | None
    media_center: GalleristOccupant | None
    sales_office: GalleristOccupant | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_occupant import GalleristOccupant  # noqa: PLC0415

        artists_colony: dict[str, Any] | None
        if isinstance(self.artists_colony, GalleristOccupant):
            artists_colony = self.artists_colony.to_dict()
        else:
            artists_colony = self.artists_colony

        international_market: dict[str, Any] | None
        if isinstance(self.international_market, GalleristOccupant):
            international_market = self.international_market.to_dict()
        else:
            international_market = self.international_market

        media_center: dict[str, Any] | None
        if isinstance(self.media_center, GalleristOccupant):
            media_center = self.media_center.to_dict()
        else:
            media_center = self.media_center

        sales_office: dict[str, Any] | None
        if isinstance(self.sales_office, GalleristOccupant):
            sales_office = self.sales_office.to_dict()
        else:
            sales_office = self.sales_office

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artists_colony": artists_colony,
                "international_market": international_market,
                "media_center": media_center,
                "sales_office": sales_office,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_occupant import GalleristOccupant  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_artists_colony(data: object) -> GalleristOccupant | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                artists_colony_type_0 = GalleristOccupant.from_dict(data)

                return artists_colony_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristOccupant | None, data)

        artists_colony = _parse_artists_colony(d.pop("artists_colony"))

        def _parse_international_market(data: object) -> GalleristOccupant | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                international_market_type_0 = GalleristOccupant.from_dict(data)

                return international_market_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristOccupant | None, data)

        international_market = _parse_international_market(
            d.pop("international_market")
        )

        def _parse_media_center(data: object) -> GalleristOccupant | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                media_center_type_0 = GalleristOccupant.from_dict(data)

                return media_center_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristOccupant | None, data)

        media_center = _parse_media_center(d.pop("media_center"))

        def _parse_sales_office(data: object) -> GalleristOccupant | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sales_office_type_0 = GalleristOccupant.from_dict(data)

                return sales_office_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristOccupant | None, data)

        sales_office = _parse_sales_office(d.pop("sales_office"))

        gallerist_by_location_nullable_gallerist_occupant = cls(
            artists_colony=artists_colony,
            international_market=international_market,
            media_center=media_center,
            sales_office=sales_office,
        )

        return gallerist_by_location_nullable_gallerist_occupant
