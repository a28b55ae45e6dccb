from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_action import GalleristAction
from ..models.gallerist_event_action_taken_kind import GalleristEventActionTakenKind

T = TypeVar("T", bound="GalleristEventActionTaken")


@_attrs_define
class GalleristEventActionTaken:
    """A location action was taken. `influence` is the position on the Influence track after it; a kicked-out seat pays
    Influence for the action.

        Attributes:
            action (GalleristAction): One of the eight location actions.

                - `discover_artist`: Discover an artist (Artists Colony).
                - `buy_work`: Buy a work (Artists Colony).
                - `sign_contract`: Sign a contract (Sales Office).
                - `sell_work`: Sell a work (Sales Office).
                - `hire_assistants`: Hire assistants (Media Center).
                - `promote_artist`: Promote an artist (Media Center).
                - `take_reputation_tile`: Take a reputation tile (International Market).
                - `make_offer`: Make an offer (International Market).
            influence (int):
            kind (GalleristEventActionTakenKind):
            seat (int): A seat at the table, counted clockwise from 0.
    """

    action: GalleristAction
    influence: int
    kind: GalleristEventActionTakenKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        action = self.action.value

        influence = self.influence

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "action": action,
                "influence": influence,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        action = GalleristAction(d.pop("action"))

        influence = d.pop("influence")

        kind = GalleristEventActionTakenKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_action_taken = cls(
            action=action,
            influence=influence,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_action_taken
