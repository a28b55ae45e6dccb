from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventTurnBegan")


@_attrs_define
class GalleristEventTurnBegan:
    """A seat's turn began.

    Attributes:
        kind (Literal['turn_began']):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["turn_began"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["turn_began"], d.pop("kind"))
        if kind != "turn_began":
            raise ValueError(f"kind must match const 'turn_began', got '{kind}'")

        seat = d.pop("seat")

        gallerist_event_turn_began = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_turn_began
