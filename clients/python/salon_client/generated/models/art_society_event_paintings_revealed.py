from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_paintings_revealed_kind import (
    ArtSocietyEventPaintingsRevealedKind,
)

T = TypeVar("T", bound="ArtSocietyEventPaintingsRevealed")


@_attrs_define
class ArtSocietyEventPaintingsRevealed:
    """
    Attributes:
        kind (ArtSocietyEventPaintingsRevealedKind):
        paintings (list[str]):
    """

    kind: ArtSocietyEventPaintingsRevealedKind
    paintings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        paintings = self.paintings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "paintings": paintings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ArtSocietyEventPaintingsRevealedKind(d.pop("kind"))

        paintings = cast(list[str], d.pop("paintings"))

        art_society_event_paintings_revealed = cls(
            kind=kind,
            paintings=paintings,
        )

        art_society_event_paintings_revealed.additional_properties = d
        return art_society_event_paintings_revealed

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
