from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCell")


@_attrs_define
class ArtSocietyCell:
    """A position as a client names it: `x` from the left, `y` from the top, both from 0. It may be outside the wall.

    Attributes:
        x (int): From the left, 0 to 11.
        y (int): From the top, 0 to 8.
    """

    x: int
    y: int

    def to_dict(self) -> dict[str, Any]:
        x = self.x

        y = self.y

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "x": x,
                "y": y,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        x = d.pop("x")

        y = d.pop("y")

        art_society_cell = cls(
            x=x,
            y=y,
        )

        return art_society_cell
