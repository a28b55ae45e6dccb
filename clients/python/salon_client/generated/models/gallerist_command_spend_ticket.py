from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_command_spend_ticket_kind import GalleristCommandSpendTicketKind
from ..models.gallerist_visitor import GalleristVisitor
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristCommandSpendTicket")


@_attrs_define
class GalleristCommandSpendTicket:
    """Spends a ticket to move a visitor one step towards the seat's gallery (executive action).

    Attributes:
        kind (GalleristCommandSpendTicketKind):
        visitor (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
        lobby (int | None | Unset): The seat whose lobby the visitor is in; null for the Plaza.
    """

    kind: GalleristCommandSpendTicketKind
    visitor: GalleristVisitor
    lobby: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

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
                "visitor": visitor,
            }
        )
        if lobby is not UNSET:
            field_dict["lobby"] = lobby

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandSpendTicketKind(d.pop("kind"))

        visitor = GalleristVisitor(d.pop("visitor"))

        def _parse_lobby(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        lobby = _parse_lobby(d.pop("lobby", UNSET))

        gallerist_command_spend_ticket = cls(
            kind=kind,
            visitor=visitor,
            lobby=lobby,
        )

        return gallerist_command_spend_ticket
