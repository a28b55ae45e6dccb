from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_ticket_taken_kind import GalleristEventTicketTakenKind
from ..models.gallerist_visitor import GalleristVisitor
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventTicketTaken")


@_attrs_define
class GalleristEventTicketTaken:
    """A ticket was taken from the box office or from the discards. `discarding` is the ticket discarded in exchange,
    if any.

        Attributes:
            from_discards (bool):
            kind (GalleristEventTicketTakenKind):
            seat (int): A seat at the table, counted clockwise from 0.
            ticket (GalleristVisitor): A kind of visitor, or of a ticket.

                - `vip`: Pink. Earns Influence.
                - `investor`: Brown. Earns money.
                - `collector`: White. Earns some Influence and money, and adds fame.
            discarding (GalleristVisitor | None | Unset):
    """

    from_discards: bool
    kind: GalleristEventTicketTakenKind
    seat: int
    ticket: GalleristVisitor
    discarding: GalleristVisitor | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from_discards = self.from_discards

        kind = self.kind.value

        seat = self.seat

        ticket = self.ticket.value

        discarding: None | str | Unset
        if isinstance(self.discarding, Unset):
            discarding = UNSET
        elif isinstance(self.discarding, GalleristVisitor):
            discarding = self.discarding.value
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

        kind = GalleristEventTicketTakenKind(d.pop("kind"))

        seat = d.pop("seat")

        ticket = GalleristVisitor(d.pop("ticket"))

        def _parse_discarding(data: object) -> GalleristVisitor | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                discarding_type_0 = GalleristVisitor(data)

                return discarding_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristVisitor | None | Unset, data)

        discarding = _parse_discarding(d.pop("discarding", UNSET))

        gallerist_event_ticket_taken = cls(
            from_discards=from_discards,
            kind=kind,
            seat=seat,
            ticket=ticket,
            discarding=discarding,
        )

        return gallerist_event_ticket_taken
