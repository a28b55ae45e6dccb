from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ArtSocietyStackView")


@_attrs_define
class ArtSocietyStackView:
    """A stack: its size, its value and the number of paintings left.

    Attributes:
        h (int): Height of its paintings.
        left (int): The number left.
        value (int): Their value.
        w (int): Width of its paintings.
    """

    h: int
    left: int
    value: int
    w: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        h = self.h

        left = self.left

        value = self.value

        w = self.w

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "h": h,
                "left": left,
                "value": value,
                "w": w,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        h = d.pop("h")

        left = d.pop("left")

        value = d.pop("value")

        w = d.pop("w")

        art_society_stack_view = cls(
            h=h,
            left=left,
            value=value,
            w=w,
        )

        art_society_stack_view.additional_properties = d
        return art_society_stack_view

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
