from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="MarkReadRequest")


@_attrs_define
class MarkReadRequest:
    """The items to mark: one of the two members.

    Attributes:
        items (list[str] | None | Unset): These items.
        up_to (None | str | Unset): All items up to and including this one.
    """

    items: list[str] | None | Unset = UNSET
    up_to: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        items: list[str] | None | Unset
        if isinstance(self.items, Unset):
            items = UNSET
        elif isinstance(self.items, list):
            items = self.items

        else:
            items = self.items

        up_to: None | str | Unset
        if isinstance(self.up_to, Unset):
            up_to = UNSET
        else:
            up_to = self.up_to

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if items is not UNSET:
            field_dict["items"] = items
        if up_to is not UNSET:
            field_dict["up_to"] = up_to

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_items(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                items_type_0 = cast(list[str], data)

                return items_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        items = _parse_items(d.pop("items", UNSET))

        def _parse_up_to(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        up_to = _parse_up_to(d.pop("up_to", UNSET))

        mark_read_request = cls(
            items=items,
            up_to=up_to,
        )

        return mark_read_request
