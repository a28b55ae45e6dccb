from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.news import News
    from ..models.words import Words


T = TypeVar("T", bound="FeedItem")


@_attrs_define
class FeedItem:
    """A notice in the feed of an account.

    Attributes:
        at (datetime.datetime): When it happened.
        id (str): Its position in the feed, to be sent as `cursor` or `Last-Event-ID` to continue after it. Example:
            ZgAAAAAAAALrAAAAAAAAAAE.
        news (News): What happened, for one account. New kinds may be added: clients skip kinds that they do not know.
        read (bool): Whether it was marked as read.
        words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
    """

    at: datetime.datetime
    id: str
    news: News
    read: bool
    words: Words | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        id = self.id

        news = self.news.to_dict()

        read = self.read

        words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.words, Unset):
            words = self.words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "id": id,
                "news": news,
                "read": read,
            }
        )
        if words is not UNSET:
            field_dict["words"] = words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news import News  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        id = d.pop("id")

        news = News.from_dict(d.pop("news"))

        read = d.pop("read")

        _words = d.pop("words", UNSET)
        words: Words | Unset
        if isinstance(_words, Unset):
            words = UNSET
        else:
            words = Words.from_dict(_words)

        feed_item = cls(
            at=at,
            id=id,
            news=news,
            read=read,
            words=words,
        )

        feed_item.additional_properties = d
        return feed_item

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
