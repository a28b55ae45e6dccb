from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.format_ import Format
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.words import Words


T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """A webhook, without its secret.

    Attributes:
        created_at (datetime.datetime): When it was created.
        enabled (bool): Whether requests are sent to it.
        format_ (Format): The format that the receiver understands.
        id (UUID): A webhook.
        label (str): The name its owner gave it.
        url (str): The URL that requests are sent to.
        delivered_at (datetime.datetime | None | Unset): When a delivery last succeeded.
        disabled_at (datetime.datetime | None | Unset): When it was disabled.
        disabled_reason (None | str | Unset): Why it was disabled.
        disabled_words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
        game (None | Unset | UUID):
        kinds (list[str] | None | Unset): Only these kinds of notices; null for all.
        old_secret_until (datetime.datetime | None | Unset): Until when the previous secret signs as well.
    """

    created_at: datetime.datetime
    enabled: bool
    format_: Format
    id: UUID
    label: str
    url: str
    delivered_at: datetime.datetime | None | Unset = UNSET
    disabled_at: datetime.datetime | None | Unset = UNSET
    disabled_reason: None | str | Unset = UNSET
    disabled_words: Words | Unset = UNSET
    game: None | Unset | UUID = UNSET
    kinds: list[str] | None | Unset = UNSET
    old_secret_until: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        created_at = self.created_at.isoformat()

        enabled = self.enabled

        format_ = self.format_.value

        id = str(self.id)

        label = self.label

        url = self.url

        delivered_at: None | str | Unset
        if isinstance(self.delivered_at, Unset):
            delivered_at = UNSET
        elif isinstance(self.delivered_at, datetime.datetime):
            delivered_at = self.delivered_at.isoformat()
        else:
            delivered_at = self.delivered_at

        disabled_at: None | str | Unset
        if isinstance(self.disabled_at, Unset):
            disabled_at = UNSET
        elif isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        disabled_reason: None | str | Unset
        if isinstance(self.disabled_reason, Unset):
            disabled_reason = UNSET
        else:
            disabled_reason = self.disabled_reason

        disabled_words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.disabled_words, Unset):
            disabled_words = self.disabled_words.to_dict()

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

        old_secret_until: None | str | Unset
        if isinstance(self.old_secret_until, Unset):
            old_secret_until = UNSET
        elif isinstance(self.old_secret_until, datetime.datetime):
            old_secret_until = self.old_secret_until.isoformat()
        else:
            old_secret_until = self.old_secret_until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "created_at": created_at,
                "enabled": enabled,
                "format": format_,
                "id": id,
                "label": label,
                "url": url,
            }
        )
        if delivered_at is not UNSET:
            field_dict["delivered_at"] = delivered_at
        if disabled_at is not UNSET:
            field_dict["disabled_at"] = disabled_at
        if disabled_reason is not UNSET:
            field_dict["disabled_reason"] = disabled_reason
        if disabled_words is not UNSET:
            field_dict["disabled_words"] = disabled_words
        if game is not UNSET:
            field_dict["game"] = game
        if kinds is not UNSET:
            field_dict["kinds"] = kinds
        if old_secret_until is not UNSET:
            field_dict["old_secret_until"] = old_secret_until

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        enabled = d.pop("enabled")

        format_ = Format(d.pop("format"))

        id = UUID(d.pop("id"))

        label = d.pop("label")

        url = d.pop("url")

        def _parse_delivered_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                delivered_at_type_0 = datetime.datetime.fromisoformat(data)

                return delivered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        delivered_at = _parse_delivered_at(d.pop("delivered_at", UNSET))

        def _parse_disabled_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)

                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        disabled_at = _parse_disabled_at(d.pop("disabled_at", UNSET))

        def _parse_disabled_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        disabled_reason = _parse_disabled_reason(d.pop("disabled_reason", UNSET))

        _disabled_words = d.pop("disabled_words", UNSET)
        disabled_words: Words | Unset
        if isinstance(_disabled_words, Unset):
            disabled_words = UNSET
        else:
            disabled_words = Words.from_dict(_disabled_words)

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

        def _parse_old_secret_until(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                old_secret_until_type_0 = datetime.datetime.fromisoformat(data)

                return old_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        old_secret_until = _parse_old_secret_until(d.pop("old_secret_until", UNSET))

        webhook = cls(
            created_at=created_at,
            enabled=enabled,
            format_=format_,
            id=id,
            label=label,
            url=url,
            delivered_at=delivered_at,
            disabled_at=disabled_at,
            disabled_reason=disabled_reason,
            disabled_words=disabled_words,
            game=game,
            kinds=kinds,
            old_secret_until=old_secret_until,
        )

        webhook.additional_properties = d
        return webhook

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
