from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_bids_revealed_kind import (
    ArtSocietyEventBidsRevealedKind,
)

T = TypeVar("T", bound="ArtSocietyEventBidsRevealed")


@_attrs_define
class ArtSocietyEventBidsRevealed:
    """
    Attributes:
        bids (list[int]): One value for each seat of a table, in seat order.
        kind (ArtSocietyEventBidsRevealedKind):
        order (list[int]):
    """

    bids: list[int]
    kind: ArtSocietyEventBidsRevealedKind
    order: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bids = self.bids

        kind = self.kind.value

        order = self.order

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bids": bids,
                "kind": kind,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bids = cast(list[int], d.pop("bids"))

        kind = ArtSocietyEventBidsRevealedKind(d.pop("kind"))

        order = cast(list[int], d.pop("order"))

        art_society_event_bids_revealed = cls(
            bids=bids,
            kind=kind,
            order=order,
        )

        art_society_event_bids_revealed.additional_properties = d
        return art_society_event_bids_revealed

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
