from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_assistants_hired_kind import (
    GalleristEventAssistantsHiredKind,
)

T = TypeVar("T", bound="GalleristEventAssistantsHired")


@_attrs_define
class GalleristEventAssistantsHired:
    """Assistants were hired.

    Attributes:
        count (int):
        kind (GalleristEventAssistantsHiredKind):
        price (int):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    count: int
    kind: GalleristEventAssistantsHiredKind
    price: int
    seat: int

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        kind = self.kind.value

        price = self.price

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "count": count,
                "kind": kind,
                "price": price,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        kind = GalleristEventAssistantsHiredKind(d.pop("kind"))

        price = d.pop("price")

        seat = d.pop("seat")

        gallerist_event_assistants_hired = cls(
            count=count,
            kind=kind,
            price=price,
            seat=seat,
        )

        return gallerist_event_assistants_hired
