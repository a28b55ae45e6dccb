from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.feed_item import FeedItem


T = TypeVar("T", bound="FeedPage")


@_attrs_define
class FeedPage:
    """A page of the feed.

    Attributes:
        items (list[FeedItem]): The items, the oldest first.
        more (bool): Whether there are already more items after these.
        next_cursor (str): To be sent as `cursor` for later items; present even if there are no items.
        previous_cursor (None | str | Unset): To be sent as `before` for earlier items; absent if there are none.
    """

    items: list[FeedItem]
    more: bool
    next_cursor: str
    previous_cursor: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        more = self.more

        next_cursor = self.next_cursor

        previous_cursor: None | str | Unset
        if isinstance(self.previous_cursor, Unset):
            previous_cursor = UNSET
        else:
            previous_cursor = self.previous_cursor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "items": items,
                "more": more,
                "next_cursor": next_cursor,
            }
        )
        if previous_cursor is not UNSET:
            field_dict["previous_cursor"] = previous_cursor

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.feed_item import FeedItem  # noqa: PLC0415

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = FeedItem.from_dict(items_item_data)

            items.append(items_item)

        more = d.pop("more")

        next_cursor = d.pop("next_cursor")

        def _parse_previous_cursor(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        previous_cursor = _parse_previous_cursor(d.pop("previous_cursor", UNSET))

        feed_page = cls(
            items=items,
            more=more,
            next_cursor=next_cursor,
            previous_cursor=previous_cursor,
        )

        feed_page.additional_properties = d
        return feed_page

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
