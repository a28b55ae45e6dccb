from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_kicked_out_turn_ended_kind import (
    GalleristEventKickedOutTurnEndedKind,
)

T = TypeVar("T", bound="GalleristEventKickedOutTurnEnded")


@_attrs_define
class GalleristEventKickedOutTurnEnded:
    """A seat that was kicked out finished, and its piece went home.

    Attributes:
        kind (GalleristEventKickedOutTurnEndedKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventKickedOutTurnEndedKind
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
        kind = GalleristEventKickedOutTurnEndedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_kicked_out_turn_ended = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_kicked_out_turn_ended
