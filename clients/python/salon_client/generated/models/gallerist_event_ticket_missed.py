from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventTicketMissed")


@_attrs_define
class GalleristEventTicketMissed:
    """The chosen ticket is neither in the box office nor among the discards: another ticket was discarded, and none
    was gained.

        Attributes:
            discarding (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
            kind (Literal['ticket_missed']):
            seat (int): A seat at the table, counted clockwise from 0.
            ticket (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
    """

    discarding: Literal["collector"] | Literal["investor"] | Literal["vip"]
    kind: Literal["ticket_missed"]
    seat: int
    ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]

    def to_dict(self) -> dict[str, Any]:
        discarding: Literal["collector"] | Literal["investor"] | Literal["vip"]
        discarding = self.discarding

        kind = self.kind

        seat = self.seat

        ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
        ticket = self.ticket

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "discarding": discarding,
                "kind": kind,
                "seat": seat,
                "ticket": ticket,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_discarding(
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

        discarding = _parse_discarding(d.pop("discarding"))

        kind = cast(Literal["ticket_missed"], d.pop("kind"))
        if kind != "ticket_missed":
            raise ValueError(f"kind must match const 'ticket_missed', got '{kind}'")

        seat = d.pop("seat")

        def _parse_ticket(
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

        ticket = _parse_ticket(d.pop("ticket"))

        gallerist_event_ticket_missed = cls(
            discarding=discarding,
            kind=kind,
            seat=seat,
            ticket=ticket,
        )

        return gallerist_event_ticket_missed
