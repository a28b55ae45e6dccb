from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.news import News
    from ..models.words import Words


T = TypeVar("T", bound="WebhookMessageItem")


@_attrs_define
class WebhookMessageItem:
    """An item of the feed as webhooks receive it.

    Attributes:
        at (datetime.datetime): When it happened.
        news (News): What happened, for one account. New kinds may be added: clients skip kinds that they do not know.
        words (Words): A text for people in two lengths, in the language of `Content-Language`.
        id (None | str | Unset): Its position in the feed; absent in a test. Example: ZgAAAAAAAALrAAAAAAAAAAE.
    """

    at: datetime.datetime
    news: News
    words: Words
    id: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        news = self.news.to_dict()

        words = self.words.to_dict()

        id: None | str | Unset
        if isinstance(self.id, Unset):
            id = UNSET
        else:
            id = self.id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "news": news,
                "words": words,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news import News  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        news = News.from_dict(d.pop("news"))

        words = Words.from_dict(d.pop("words"))

        def _parse_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        id = _parse_id(d.pop("id", UNSET))

        webhook_message_item = cls(
            at=at,
            news=news,
            words=words,
            id=id,
        )

        webhook_message_item.additional_properties = d
        return webhook_message_item

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
