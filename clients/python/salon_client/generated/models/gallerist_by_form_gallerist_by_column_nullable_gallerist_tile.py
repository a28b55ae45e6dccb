from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristByFormGalleristByColumnNullableGalleristTile")


@_attrs_define
class GalleristByFormGalleristByColumnNullableGalleristTile:
    """
    Attributes:
        digital (list[int | None]): One value for each column of the market, from the left.
        painting (list[int | None]): One value for each column of the market, from the left.
        photo (list[int | None]): One value for each column of the market, from the left.
        sculpture (list[int | None]): One value for each column of the market, from the left.
    """

    digital: list[int | None]
    painting: list[int | None]
    photo: list[int | None]
    sculpture: list[int | None]

    def to_dict(self) -> dict[str, Any]:
        digital = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in self.digital:
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item: (
                int | None
            )
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = (
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )
            digital.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        painting = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in self.painting:
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item: (
                int | None
            )
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = (
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )
            painting.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        photo = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in self.photo:
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item: (
                int | None
            )
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = (
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )
            photo.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        sculpture = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in self.sculpture:
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item: (
                int | None
            )
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = (
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )
            sculpture.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "digital": digital,
                "painting": painting,
                "photo": photo,
                "sculpture": sculpture,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        digital = []
        _digital = d.pop("digital")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in _digital:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                data: object,
            ) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )

            digital.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        painting = []
        _painting = d.pop("painting")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in _painting:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                data: object,
            ) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )

            painting.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        photo = []
        _photo = d.pop("photo")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in _photo:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                data: object,
            ) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )

            photo.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        sculpture = []
        _sculpture = d.pop("sculpture")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
        ) in _sculpture:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                data: object,
            ) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_tile_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_tile_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item_data
            )

            sculpture.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_tile_item
            )

        gallerist_by_form_gallerist_by_column_nullable_gallerist_tile = cls(
            digital=digital,
            painting=painting,
            photo=photo,
            sculpture=sculpture,
        )

        return gallerist_by_form_gallerist_by_column_nullable_gallerist_tile
