from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..models.news_message_kind import NewsMessageKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewsMessage")


@_attrs_define
class NewsMessage:
    """Another account at the table sent a message.

    Attributes:
        from_ (UUID): A person or a bot.
        game (UUID): A game.
        kind (NewsMessageKind):
        message (UUID): The message.
        text (str): The text.
        from_kind (AccountKind | None | Unset):
    """

    from_: UUID
    game: UUID
    kind: NewsMessageKind
    message: UUID
    text: str
    from_kind: AccountKind | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from_ = str(self.from_)

        game = str(self.game)

        kind = self.kind.value

        message = str(self.message)

        text = self.text

        from_kind: None | str | Unset
        if isinstance(self.from_kind, Unset):
            from_kind = UNSET
        elif isinstance(self.from_kind, AccountKind):
            from_kind = self.from_kind.value
        else:
            from_kind = self.from_kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "game": game,
                "kind": kind,
                "message": message,
                "text": text,
            }
        )
        if from_kind is not UNSET:
            field_dict["from_kind"] = from_kind

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = UUID(d.pop("from"))

        game = UUID(d.pop("game"))

        kind = NewsMessageKind(d.pop("kind"))

        message = UUID(d.pop("message"))

        text = d.pop("text")

        def _parse_from_kind(data: object) -> AccountKind | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                from_kind_type_0 = AccountKind(data)

                return from_kind_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AccountKind | None | Unset, data)

        from_kind = _parse_from_kind(d.pop("from_kind", UNSET))

        news_message = cls(
            from_=from_,
            game=game,
            kind=kind,
            message=message,
            text=text,
            from_kind=from_kind,
        )

        news_message.additional_properties = d
        return news_message

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
