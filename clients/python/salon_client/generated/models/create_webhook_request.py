from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define

from ..models.format_ import Format
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateWebhookRequest")


@_attrs_define
class CreateWebhookRequest:
    """A new webhook.

    Attributes:
        label (str): The label of a token or webhook: 1 to 100 characters. Example: bot on the shelf.
        url (str): An address to which requests can be sent: `http` or `https`, with a host, without a user. Example:
            https://hooks.example.org/salon.
        format_ (Format | None | Unset):
        game (None | Unset | UUID):
        kinds (list[str] | None | Unset): Only these kinds of notices; all if absent.
    """

    label: str
    url: str
    format_: Format | None | Unset = UNSET
    game: None | Unset | UUID = UNSET
    kinds: list[str] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        url = self.url

        format_: None | str | Unset
        if isinstance(self.format_, Unset):
            format_ = UNSET
        elif isinstance(self.format_, Format):
            format_ = self.format_.value
        else:
            format_ = self.format_

        game: None | str | Unset
        if isinstance(self.game, Unset):
            game = UNSET
        elif isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        kinds: list[str] | None | Unset
        if isinstance(self.kinds, Unset):
            kinds = UNSET
        elif isinstance(self.kinds, list):
            kinds = self.kinds

        else:
            kinds = self.kinds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "label": label,
                "url": url,
            }
        )
        if format_ is not UNSET:
            field_dict["format"] = format_
        if game is not UNSET:
            field_dict["game"] = game
        if kinds is not UNSET:
            field_dict["kinds"] = kinds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        label = d.pop("label")

        url = d.pop("url")

        def _parse_format_(data: object) -> Format | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                format_type_0 = Format(data)

                return format_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Format | None | Unset, data)

        format_ = _parse_format_(d.pop("format", UNSET))

        def _parse_game(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        game = _parse_game(d.pop("game", UNSET))

        def _parse_kinds(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                kinds_type_0 = cast(list[str], data)

                return kinds_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        kinds = _parse_kinds(d.pop("kinds", UNSET))

        create_webhook_request = cls(
            label=label,
            url=url,
            format_=format_,
            game=game,
            kinds=kinds,
        )

        return create_webhook_request
