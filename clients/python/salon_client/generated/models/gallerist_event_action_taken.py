from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventActionTaken")


@_attrs_define
class GalleristEventActionTaken:
    """A location action was taken. `influence` is the position on the Influence track after it; a kicked-out seat pays
    Influence for the action.

        Attributes:
            action (Literal['buy_work'] | Literal['discover_artist'] | Literal['hire_assistants'] | Literal['make_offer'] |
                Literal['promote_artist'] | Literal['sell_work'] | Literal['sign_contract'] | Literal['take_reputation_tile']):
                One of the eight location actions.
            influence (int):
            kind (Literal['action_taken']):
            seat (int): A seat at the table, counted clockwise from 0.
    """

    action: (
        Literal["buy_work"]
        | Literal["discover_artist"]
        | Literal["hire_assistants"]
        | Literal["make_offer"]
        | Literal["promote_artist"]
        | Literal["sell_work"]
        | Literal["sign_contract"]
        | Literal["take_reputation_tile"]
    )
    influence: int
    kind: Literal["action_taken"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        action: (
            Literal["buy_work"]
            | Literal["discover_artist"]
            | Literal["hire_assistants"]
            | Literal["make_offer"]
            | Literal["promote_artist"]
            | Literal["sell_work"]
            | Literal["sign_contract"]
            | Literal["take_reputation_tile"]
        )
        action = self.action

        influence = self.influence

        kind = self.kind

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

        def _parse_action(
            data: object,
        ) -> (
            Literal["buy_work"]
            | Literal["discover_artist"]
            | Literal["hire_assistants"]
            | Literal["make_offer"]
            | Literal["promote_artist"]
            | Literal["sell_work"]
            | Literal["sign_contract"]
            | Literal["take_reputation_tile"]
        ):
            componentsschemas_gallerist_action_type_0 = cast(
                Literal["discover_artist"], data
            )
            if componentsschemas_gallerist_action_type_0 != "discover_artist":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_0 must match const 'discover_artist', got '{componentsschemas_gallerist_action_type_0}'"
                )
            return componentsschemas_gallerist_action_type_0
            componentsschemas_gallerist_action_type_1 = cast(Literal["buy_work"], data)
            if componentsschemas_gallerist_action_type_1 != "buy_work":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_1 must match const 'buy_work', got '{componentsschemas_gallerist_action_type_1}'"
                )
            return componentsschemas_gallerist_action_type_1
            componentsschemas_gallerist_action_type_2 = cast(
                Literal["sign_contract"], data
            )
            if componentsschemas_gallerist_action_type_2 != "sign_contract":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_2 must match const 'sign_contract', got '{componentsschemas_gallerist_action_type_2}'"
                )
            return componentsschemas_gallerist_action_type_2
            componentsschemas_gallerist_action_type_3 = cast(Literal["sell_work"], data)
            if componentsschemas_gallerist_action_type_3 != "sell_work":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_3 must match const 'sell_work', got '{componentsschemas_gallerist_action_type_3}'"
                )
            return componentsschemas_gallerist_action_type_3
            componentsschemas_gallerist_action_type_4 = cast(
                Literal["hire_assistants"], data
            )
            if componentsschemas_gallerist_action_type_4 != "hire_assistants":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_4 must match const 'hire_assistants', got '{componentsschemas_gallerist_action_type_4}'"
                )
            return componentsschemas_gallerist_action_type_4
            componentsschemas_gallerist_action_type_5 = cast(
                Literal["promote_artist"], data
            )
            if componentsschemas_gallerist_action_type_5 != "promote_artist":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_5 must match const 'promote_artist', got '{componentsschemas_gallerist_action_type_5}'"
                )
            return componentsschemas_gallerist_action_type_5
            componentsschemas_gallerist_action_type_6 = cast(
                Literal["take_reputation_tile"], data
            )
            if componentsschemas_gallerist_action_type_6 != "take_reputation_tile":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_6 must match const 'take_reputation_tile', got '{componentsschemas_gallerist_action_type_6}'"
                )
            return componentsschemas_gallerist_action_type_6
            componentsschemas_gallerist_action_type_7 = cast(
                Literal["make_offer"], data
            )
            if componentsschemas_gallerist_action_type_7 != "make_offer":
                raise ValueError(
                    f"/components/schemas/GalleristAction_type_7 must match const 'make_offer', got '{componentsschemas_gallerist_action_type_7}'"
                )
            return componentsschemas_gallerist_action_type_7

        action = _parse_action(d.pop("action"))

        influence = d.pop("influence")

        kind = cast(Literal["action_taken"], d.pop("kind"))
        if kind != "action_taken":
            raise ValueError(f"kind must match const 'action_taken', got '{kind}'")

        seat = d.pop("seat")

        gallerist_event_action_taken = cls(
            action=action,
            influence=influence,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_action_taken
