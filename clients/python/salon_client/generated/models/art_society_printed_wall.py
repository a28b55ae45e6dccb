from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyPrintedWall")


@_attrs_define
class ArtSocietyPrintedWall:
    """The wall of a seat.

    Attributes:
        eyeline_rows (list[int]): The rows of the eyeline, from 0.
        h (int): Its height in cells.
        stars (list[list[int]]): The cells with a star: the column and the row, from 0.
        w (int): Its width in cells.
    """

    eyeline_rows: list[int]
    h: int
    stars: list[list[int]]
    w: int

    def to_dict(self) -> dict[str, Any]:
        eyeline_rows = self.eyeline_rows

        h = self.h

        stars = []
        for stars_item_data in self.stars:
            stars_item = stars_item_data

            stars.append(stars_item)

        w = self.w

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "eyeline_rows": eyeline_rows,
                "h": h,
                "stars": stars,
                "w": w,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        eyeline_rows = cast(list[int], d.pop("eyeline_rows"))

        h = d.pop("h")

        stars = []
        _stars = d.pop("stars")
        for stars_item_data in _stars:
            stars_item = cast(list[int], stars_item_data)

            stars.append(stars_item)

        w = d.pop("w")

        art_society_printed_wall = cls(
            eyeline_rows=eyeline_rows,
            h=h,
            stars=stars,
            w=w,
        )

        return art_society_printed_wall
