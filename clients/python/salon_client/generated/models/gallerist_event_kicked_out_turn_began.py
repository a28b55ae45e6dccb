from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventKickedOutTurnBegan")


@_attrs_define
class GalleristEventKickedOutTurnBegan:
    """A seat that was kicked out may act. `can_act` is whether it can take a location action; absent if it cannot, and
    in version 1 of the rules.

        Attributes:
            kind (Literal['kicked_out_turn_began']):
            seat (int): A seat at the table, counted clockwise from 0.
            can_act (bool | Unset):
    """

    kind: Literal["kicked_out_turn_began"]
    seat: int
    can_act: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["kicked_out_turn_began"], d.pop("kind"))
        if kind != "kicked_out_turn_began":
            raise ValueError(
                f"kind must match const 'kicked_out_turn_began', got '{kind}'"
            )

        seat = d.pop("seat")

        can_act = d.pop("can_act", UNSET)

        gallerist_event_kicked_out_turn_began = cls(
            kind=kind,
            seat=seat,
            can_act=can_act,
        )

        return gallerist_event_kicked_out_turn_began
