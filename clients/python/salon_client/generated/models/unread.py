from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.unread_by_kind import UnreadByKind


T = TypeVar("T", bound="Unread")


@_attrs_define
class Unread:
    """How many items were not marked as read.

    Attributes:
        by_kind (UnreadByKind): By kind; kinds without unread items are left out. Example: {'message': 1, 'your_turn':
            2}.
        unread (int): In total. Example: 3.
    """

    by_kind: UnreadByKind
    unread: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by_kind = self.by_kind.to_dict()

        unread = self.unread

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by_kind": by_kind,
                "unread": unread,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.unread_by_kind import UnreadByKind  # noqa: PLC0415

        d = dict(src_dict)
        by_kind = UnreadByKind.from_dict(d.pop("by_kind"))

        unread = d.pop("unread")

        unread = cls(
            by_kind=by_kind,
            unread=unread,
        )

        unread.additional_properties = d
        return unread

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
