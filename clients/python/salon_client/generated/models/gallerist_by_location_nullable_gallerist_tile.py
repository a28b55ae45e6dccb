from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristByLocationNullableGalleristTile")


@_attrs_define
class GalleristByLocationNullableGalleristTile:
    """
    Attributes:
        artists_colony (int | None):
        international_market (int | None):
        media_center (int | None):
        sales_office (int | None):
    """

    artists_colony: int | None
    international_market: int | None
    media_center: int | None
    sales_office: int | None

    def to_dict(self) -> dict[str, Any]:
        artists_colony: int | None
        artists_colony = self.artists_colony

        international_market: int | None
        international_market = self.international_market

        media_center: int | None
        media_center = self.media_center

        sales_office: int | None
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
        d = dict(src_dict)

        def _parse_artists_colony(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        artists_colony = _parse_artists_colony(d.pop("artists_colony"))

        def _parse_international_market(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        international_market = _parse_international_market(
            d.pop("international_market")
        )

        def _parse_media_center(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        media_center = _parse_media_center(d.pop("media_center"))

        def _parse_sales_office(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        sales_office = _parse_sales_office(d.pop("sales_office"))

        gallerist_by_location_nullable_gallerist_tile = cls(
            artists_colony=artists_colony,
            international_market=international_market,
            media_center=media_center,
            sales_office=sales_office,
        )

        return gallerist_by_location_nullable_gallerist_tile
