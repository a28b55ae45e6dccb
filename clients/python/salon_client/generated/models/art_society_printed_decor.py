from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyPrintedDecor")


@_attrs_define
class ArtSocietyPrintedDecor:
    """The decor tiles of a size.

    Attributes:
        count (int): The number of tiles.
        h (int): The height in cells.
        shields (int): The shields on each tile.
        w (int): The width in cells.
    """

    count: int
    h: int
    shields: int
    w: int

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        h = self.h

        shields = self.shields

        w = self.w

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "count": count,
                "h": h,
                "shields": shields,
                "w": w,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        h = d.pop("h")

        shields = d.pop("shields")

        w = d.pop("w")

        art_society_printed_decor = cls(
            count=count,
            h=h,
            shields=shields,
            w=w,
        )

        return art_society_printed_decor
