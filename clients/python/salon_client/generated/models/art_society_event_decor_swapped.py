from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_decor_swapped_kind import (
    ArtSocietyEventDecorSwappedKind,
)

if TYPE_CHECKING:
    from ..models.art_society_hung_tile import ArtSocietyHungTile


T = TypeVar("T", bound="ArtSocietyEventDecorSwapped")


@_attrs_define
class ArtSocietyEventDecorSwapped:
    """
    Attributes:
        hung (list[ArtSocietyHungTile]):
        kind (ArtSocietyEventDecorSwappedKind):
        owner (int): A seat at the table, counted clockwise from 0.
        removed (list[ArtSocietyHungTile]):
    """

    hung: list[ArtSocietyHungTile]
    kind: ArtSocietyEventDecorSwappedKind
    owner: int
    removed: list[ArtSocietyHungTile]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hung = []
        for hung_item_data in self.hung:
            hung_item = hung_item_data.to_dict()
            hung.append(hung_item)

        kind = self.kind.value

        owner = self.owner

        removed = []
        for removed_item_data in self.removed:
            removed_item = removed_item_data.to_dict()
            removed.append(removed_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hung": hung,
                "kind": kind,
                "owner": owner,
                "removed": removed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_hung_tile import ArtSocietyHungTile  # noqa: PLC0415

        d = dict(src_dict)
        hung = []
        _hung = d.pop("hung")
        for hung_item_data in _hung:
            hung_item = ArtSocietyHungTile.from_dict(hung_item_data)

            hung.append(hung_item)

        kind = ArtSocietyEventDecorSwappedKind(d.pop("kind"))

        owner = d.pop("owner")

        removed = []
        _removed = d.pop("removed")
        for removed_item_data in _removed:
            removed_item = ArtSocietyHungTile.from_dict(removed_item_data)

            removed.append(removed_item)

        art_society_event_decor_swapped = cls(
            hung=hung,
            kind=kind,
            owner=owner,
            removed=removed,
        )

        art_society_event_decor_swapped.additional_properties = d
        return art_society_event_decor_swapped

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
