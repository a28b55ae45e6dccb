from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_ticket_missed_kind import GalleristEventTicketMissedKind
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristEventTicketMissed")


@_attrs_define
class GalleristEventTicketMissed:
    """The chosen ticket is neither in the box office nor among the discards: another ticket was discarded, and none
    was gained.

        Attributes:
            discarding (GalleristVisitor): A kind of visitor, or of a ticket.

                - `vip`: Pink. Earns Influence.
                - `investor`: Brown. Earns money.
                - `collector`: White. Earns some Influence and money, and adds fame.
            kind (GalleristEventTicketMissedKind):
            seat (int): A seat at the table, counted clockwise from 0.
            ticket (GalleristVisitor): A kind of visitor, or of a ticket.

                - `vip`: Pink. Earns Influence.
                - `investor`: Brown. Earns money.
                - `collector`: White. Earns some Influence and money, and adds fame.
    """

    discarding: GalleristVisitor
    kind: GalleristEventTicketMissedKind
    seat: int
    ticket: GalleristVisitor

    def to_dict(self) -> dict[str, Any]:
        discarding = self.discarding.value

        kind = self.kind.value

        seat = self.seat

        ticket = self.ticket.value

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
        discarding = GalleristVisitor(d.pop("discarding"))

        kind = GalleristEventTicketMissedKind(d.pop("kind"))

        seat = d.pop("seat")

        ticket = GalleristVisitor(d.pop("ticket"))

        gallerist_event_ticket_missed = cls(
            discarding=discarding,
            kind=kind,
            seat=seat,
            ticket=ticket,
        )

        return gallerist_event_ticket_missed
