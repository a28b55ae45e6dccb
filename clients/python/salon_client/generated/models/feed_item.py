from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.news import News


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
    """

    at: datetime.datetime
    id: str
    news: News
    read: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        id = self.id

        news = self.news.to_dict()

        read = self.read

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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news import News  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        id = d.pop("id")

        news = News.from_dict(d.pop("news"))

        read = d.pop("read")

        feed_item = cls(
            at=at,
            id=id,
            news=news,
            read=read,
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
