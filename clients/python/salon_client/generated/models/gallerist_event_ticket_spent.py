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

T = TypeVar("T", bound="GalleristEventTicketSpent")


@_attrs_define
class GalleristEventTicketSpent:
    """A ticket was spent to move a visitor. `lobby` is the seat whose lobby the visitor left; null for the Plaza.

    Attributes:
        kind (Literal['ticket_spent']):
        seat (int): A seat at the table, counted clockwise from 0.
        visitor (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
        lobby (int | None | Unset):
    """

    kind: Literal["ticket_spent"]
    seat: int
    visitor: Literal["collector"] | Literal["investor"] | Literal["vip"]
    lobby: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        seat = self.seat

        visitor: Literal["collector"] | Literal["investor"] | Literal["vip"]
        visitor = self.visitor

        lobby: int | None | Unset
        if isinstance(self.lobby, Unset):
            lobby = UNSET
        else:
            lobby = self.lobby

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "visitor": visitor,
            }
        )
        if lobby is not UNSET:
            field_dict["lobby"] = lobby

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["ticket_spent"], d.pop("kind"))
        if kind != "ticket_spent":
            raise ValueError(f"kind must match const 'ticket_spent', got '{kind}'")

        seat = d.pop("seat")

        def _parse_visitor(
            data: object,
        ) -> Literal["collector"] | Literal["investor"] | Literal["vip"]:
            componentsschemas_gallerist_visitor_type_0 = cast(Literal["vip"], data)
            if componentsschemas_gallerist_visitor_type_0 != "vip":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_0 must match const 'vip', got '{componentsschemas_gallerist_visitor_type_0}'"
                )
            return componentsschemas_gallerist_visitor_type_0
            componentsschemas_gallerist_visitor_type_1 = cast(Literal["investor"], data)
            if componentsschemas_gallerist_visitor_type_1 != "investor":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_1 must match const 'investor', got '{componentsschemas_gallerist_visitor_type_1}'"
                )
            return componentsschemas_gallerist_visitor_type_1
            componentsschemas_gallerist_visitor_type_2 = cast(
                Literal["collector"], data
            )
            if componentsschemas_gallerist_visitor_type_2 != "collector":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_2 must match const 'collector', got '{componentsschemas_gallerist_visitor_type_2}'"
                )
            return componentsschemas_gallerist_visitor_type_2

        visitor = _parse_visitor(d.pop("visitor"))

        def _parse_lobby(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        lobby = _parse_lobby(d.pop("lobby", UNSET))

        gallerist_event_ticket_spent = cls(
            kind=kind,
            seat=seat,
            visitor=visitor,
            lobby=lobby,
        )

        return gallerist_event_ticket_spent
