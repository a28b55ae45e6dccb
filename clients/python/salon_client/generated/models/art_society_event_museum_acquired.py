from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_museum_acquired_kind import (
    ArtSocietyEventMuseumAcquiredKind,
)
from ..models.art_society_type import ArtSocietyType

T = TypeVar("T", bound="ArtSocietyEventMuseumAcquired")


@_attrs_define
class ArtSocietyEventMuseumAcquired:
    """
    Attributes:
        from_ (int):
        kind (ArtSocietyEventMuseumAcquiredKind):
        painting (str): A painting tile, `P001` to `P116`.
        to (int):
        type_ (ArtSocietyType): The type of a painting.

            - `city_life`: City Life.
            - `portrait`: Portrait.
            - `still_life`: Still Life.
            - `landscape`: Landscape.
    """

    from_: int
    kind: ArtSocietyEventMuseumAcquiredKind
    painting: str
    to: int
    type_: ArtSocietyType
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        kind = self.kind.value

        painting = self.painting

        to = self.to

        type_ = self.type_.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "painting": painting,
                "to": to,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = d.pop("from")

        kind = ArtSocietyEventMuseumAcquiredKind(d.pop("kind"))

        painting = d.pop("painting")

        to = d.pop("to")

        type_ = ArtSocietyType(d.pop("type"))

        art_society_event_museum_acquired = cls(
            from_=from_,
            kind=kind,
            painting=painting,
            to=to,
            type_=type_,
        )

        art_society_event_museum_acquired.additional_properties = d
        return art_society_event_museum_acquired

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
