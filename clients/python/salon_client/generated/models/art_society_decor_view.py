from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_decor import ArtSocietyDecor

T = TypeVar("T", bound="ArtSocietyDecorView")


@_attrs_define
class ArtSocietyDecorView:
    """A decor size and the number of tiles left.

    Attributes:
        decor (ArtSocietyDecor): A decor tile, named by width x height. It has a shield on each cell.

            - `1x1`: One cell, one shield.
            - `2x1`: Two cells side by side.
            - `1x2`: Two cells one above the other.
            - `3x1`: Three cells side by side.
            - `1x3`: Three cells one above the other.
        left (int): The number left.
    """

    decor: ArtSocietyDecor
    left: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decor = self.decor.value

        left = self.left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decor": decor,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decor = ArtSocietyDecor(d.pop("decor"))

        left = d.pop("left")

        art_society_decor_view = cls(
            decor=decor,
            left=left,
        )

        art_society_decor_view.additional_properties = d
        return art_society_decor_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
