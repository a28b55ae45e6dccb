from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_command_take_ticket_kind import GalleristCommandTakeTicketKind
from ..models.gallerist_visitor import GalleristVisitor
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristCommandTakeTicket")


@_attrs_define
class GalleristCommandTakeTicket:
    """Takes a ticket.

    Attributes:
        kind (GalleristCommandTakeTicketKind):
        ticket (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
        discarding (GalleristVisitor | None | Unset): The ticket to discard from the box office in exchange, if the box
            office does not have the ticket taken.
    """

    kind: GalleristCommandTakeTicketKind
    ticket: GalleristVisitor
    discarding: GalleristVisitor | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

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
                "kind": kind,
                "ticket": ticket,
            }
        )
        if discarding is not UNSET:
            field_dict["discarding"] = discarding

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandTakeTicketKind(d.pop("kind"))

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

        gallerist_command_take_ticket = cls(
            kind=kind,
            ticket=ticket,
            discarding=discarding,
        )

        return gallerist_command_take_ticket
