from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_ticket_spent_kind import GalleristEventTicketSpentKind
from ..models.gallerist_visitor import GalleristVisitor
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventTicketSpent")


@_attrs_define
class GalleristEventTicketSpent:
    """A ticket was spent to move a visitor. `lobby` is the seat whose lobby the visitor left; null for the Plaza.

    Attributes:
        kind (GalleristEventTicketSpentKind):
        seat (int): A seat at the table, counted clockwise from 0.
        visitor (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
        lobby (int | None | Unset):
    """

    kind: GalleristEventTicketSpentKind
    seat: int
    visitor: GalleristVisitor
    lobby: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        visitor = self.visitor.value

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
        kind = GalleristEventTicketSpentKind(d.pop("kind"))

        seat = d.pop("seat")

        visitor = GalleristVisitor(d.pop("visitor"))

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
