from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_assistant_gained_kind import (
    GalleristEventAssistantGainedKind,
)

T = TypeVar("T", bound="GalleristEventAssistantGained")


@_attrs_define
class GalleristEventAssistantGained:
    """A seat gained an assistant without paying.

    Attributes:
        kind (GalleristEventAssistantGainedKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventAssistantGainedKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventAssistantGainedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_assistant_gained = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_assistant_gained
