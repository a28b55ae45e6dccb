from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventAssistantsHired")


@_attrs_define
class GalleristEventAssistantsHired:
    """Assistants were hired.

    Attributes:
        count (int):
        kind (Literal['assistants_hired']):
        price (int):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    count: int
    kind: Literal["assistants_hired"]
    price: int
    seat: int

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        kind = self.kind

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

        kind = cast(Literal["assistants_hired"], d.pop("kind"))
        if kind != "assistants_hired":
            raise ValueError(f"kind must match const 'assistants_hired', got '{kind}'")

        price = d.pop("price")

        seat = d.pop("seat")

        gallerist_event_assistants_hired = cls(
            count=count,
            kind=kind,
            price=price,
            seat=seat,
        )

        return gallerist_event_assistants_hired
