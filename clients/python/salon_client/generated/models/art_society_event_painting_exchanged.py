from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_painting_exchanged_kind import (
    ArtSocietyEventPaintingExchangedKind,
)

T = TypeVar("T", bound="ArtSocietyEventPaintingExchanged")


@_attrs_define
class ArtSocietyEventPaintingExchanged:
    """
    Attributes:
        given (str): A painting tile, `P001` to `P116`.
        kind (ArtSocietyEventPaintingExchangedKind):
        received (str): A painting tile, `P001` to `P116`.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    given: str
    kind: ArtSocietyEventPaintingExchangedKind
    received: str
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        given = self.given

        kind = self.kind.value

        received = self.received

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "given": given,
                "kind": kind,
                "received": received,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        given = d.pop("given")

        kind = ArtSocietyEventPaintingExchangedKind(d.pop("kind"))

        received = d.pop("received")

        seat = d.pop("seat")

        art_society_event_painting_exchanged = cls(
            given=given,
            kind=kind,
            received=received,
            seat=seat,
        )

        art_society_event_painting_exchanged.additional_properties = d
        return art_society_event_painting_exchanged

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
