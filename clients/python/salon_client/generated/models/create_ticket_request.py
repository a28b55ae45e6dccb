from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define

from ..models.ticket_use import TicketUse
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateTicketRequest")


@_attrs_define
class CreateTicketRequest:
    """What a ticket is for.

    Attributes:
        use (TicketUse): What a ticket opens: one kind of address that a browser asks for without a token.
        game (UUID | Unset): A game.
    """

    use: TicketUse
    game: UUID | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        use = self.use.value

        game: str | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = str(self.game)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "use": use,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        use = TicketUse(d.pop("use"))

        _game = d.pop("game", UNSET)
        game: UUID | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = UUID(_game)

        create_ticket_request = cls(
            use=use,
            game=game,
        )

        return create_ticket_request
