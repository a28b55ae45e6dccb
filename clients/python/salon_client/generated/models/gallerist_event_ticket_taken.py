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

T = TypeVar("T", bound="GalleristEventTicketTaken")


@_attrs_define
class GalleristEventTicketTaken:
    """A ticket was taken from the box office or from the discards. `discarding` is the ticket discarded in exchange,
    if any.

        Attributes:
            from_discards (bool):
            kind (Literal['ticket_taken']):
            seat (int): A seat at the table, counted clockwise from 0.
            ticket (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
            discarding (Literal['collector'] | Literal['investor'] | Literal['vip'] | None | Unset):
    """

    from_discards: bool
    kind: Literal["ticket_taken"]
    seat: int
    ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
    discarding: (
        Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        from_discards = self.from_discards

        kind = self.kind

        seat = self.seat

        ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
        ticket = self.ticket

        discarding: (
            Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset
        )
        if isinstance(self.discarding, Unset):
            discarding = UNSET
        else:
            discarding = self.discarding

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from_discards": from_discards,
                "kind": kind,
                "seat": seat,
                "ticket": ticket,
            }
        )
        if discarding is not UNSET:
            field_dict["discarding"] = discarding

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_discards = d.pop("from_discards")

        kind = cast(Literal["ticket_taken"], d.pop("kind"))
        if kind != "ticket_taken":
            raise ValueError(f"kind must match const 'ticket_taken', got '{kind}'")

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

        def _parse_discarding(
            data: object,
        ) -> Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
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
            return cast(
                Literal["collector"]
                | Literal["investor"]
                | Literal["vip"]
                | None
                | Unset,
                data,
            )

        discarding = _parse_discarding(d.pop("discarding", UNSET))

        gallerist_event_ticket_taken = cls(
            from_discards=from_discards,
            kind=kind,
            seat=seat,
            ticket=ticket,
            discarding=discarding,
        )

        return gallerist_event_ticket_taken
