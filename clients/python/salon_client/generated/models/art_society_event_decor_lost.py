from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_decor_lost_kind import ArtSocietyEventDecorLostKind

T = TypeVar("T", bound="ArtSocietyEventDecorLost")


@_attrs_define
class ArtSocietyEventDecorLost:
    """
    Attributes:
        kind (ArtSocietyEventDecorLostKind):
        seat (int): A seat at the table, counted clockwise from 0.
        shields (int):
    """

    kind: ArtSocietyEventDecorLostKind
    seat: int
    shields: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        shields = self.shields

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "shields": shields,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ArtSocietyEventDecorLostKind(d.pop("kind"))

        seat = d.pop("seat")

        shields = d.pop("shields")

        art_society_event_decor_lost = cls(
            kind=kind,
            seat=seat,
            shields=shields,
        )

        art_society_event_decor_lost.additional_properties = d
        return art_society_event_decor_lost

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
