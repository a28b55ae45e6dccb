from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_discard_ticket_kind import (
    GalleristCommandDiscardTicketKind,
)
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristCommandDiscardTicket")


@_attrs_define
class GalleristCommandDiscardTicket:
    """Chooses the ticket that Lacerda discards.

    Attributes:
        kind (GalleristCommandDiscardTicketKind):
        ticket (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
    """

    kind: GalleristCommandDiscardTicketKind
    ticket: GalleristVisitor

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        ticket = self.ticket.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "ticket": ticket,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandDiscardTicketKind(d.pop("kind"))

        ticket = GalleristVisitor(d.pop("ticket"))

        gallerist_command_discard_ticket = cls(
            kind=kind,
            ticket=ticket,
        )

        return gallerist_command_discard_ticket
