from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventKickedOutTurnEnded")


@_attrs_define
class GalleristEventKickedOutTurnEnded:
    """A seat that was kicked out finished, and its piece went home.

    Attributes:
        kind (Literal['kicked_out_turn_ended']):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["kicked_out_turn_ended"]
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
        kind = cast(Literal["kicked_out_turn_ended"], d.pop("kind"))
        if kind != "kicked_out_turn_ended":
            raise ValueError(
                f"kind must match const 'kicked_out_turn_ended', got '{kind}'"
            )

        seat = d.pop("seat")

        gallerist_event_kicked_out_turn_ended = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_kicked_out_turn_ended
