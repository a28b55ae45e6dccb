from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Asked")


@_attrs_define
class Asked:
    """An invitation to a table, sent or received by the account.

    Attributes:
        at (datetime.datetime): When it was sent.
        from_ (UUID): A person or a bot.
        game (UUID): A game.
        to (UUID): A person or a bot.
    """

    at: datetime.datetime
    from_: UUID
    game: UUID
    to: UUID
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        from_ = str(self.from_)

        game = str(self.game)

        to = str(self.to)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "from": from_,
                "game": game,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        from_ = UUID(d.pop("from"))

        game = UUID(d.pop("game"))

        to = UUID(d.pop("to"))

        asked = cls(
            at=at,
            from_=from_,
            game=game,
            to=to,
        )

        asked.additional_properties = d
        return asked

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
