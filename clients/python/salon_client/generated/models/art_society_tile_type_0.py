from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyTileType0")


@_attrs_define
class ArtSocietyTileType0:
    """A painting.

    Attributes:
        painting (str): A painting tile, `P001` to `P116`.
    """

    painting: str

    def to_dict(self) -> dict[str, Any]:
        painting = self.painting

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "painting": painting,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        painting = d.pop("painting")

        art_society_tile_type_0 = cls(
            painting=painting,
        )

        return art_society_tile_type_0
