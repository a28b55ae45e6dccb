from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_kicked_out_turn_began_kind import (
    GalleristEventKickedOutTurnBeganKind,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventKickedOutTurnBegan")


@_attrs_define
class GalleristEventKickedOutTurnBegan:
    """A seat that was kicked out may act. `can_act` is whether it can take a location action; absent if it cannot, and
    in version 1 of the rules.

        Attributes:
            kind (GalleristEventKickedOutTurnBeganKind):
            seat (int): A seat at the table, counted clockwise from 0.
            can_act (bool | Unset):
    """

    kind: GalleristEventKickedOutTurnBeganKind
    seat: int
    can_act: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        can_act = self.can_act

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
            }
        )
        if can_act is not UNSET:
            field_dict["can_act"] = can_act

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventKickedOutTurnBeganKind(d.pop("kind"))

        seat = d.pop("seat")

        can_act = d.pop("can_act", UNSET)

        gallerist_event_kicked_out_turn_began = cls(
            kind=kind,
            seat=seat,
            can_act=can_act,
        )

        return gallerist_event_kicked_out_turn_began
