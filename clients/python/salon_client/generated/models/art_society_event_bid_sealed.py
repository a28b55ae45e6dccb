from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_bid_sealed_kind import ArtSocietyEventBidSealedKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="ArtSocietyEventBidSealed")


@_attrs_define
class ArtSocietyEventBidSealed:
    """`card` is visible to the seat that sealed it only.

    Attributes:
        kind (ArtSocietyEventBidSealedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        card (int | None | Unset):
    """

    kind: ArtSocietyEventBidSealedKind
    seat: int
    card: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        card: int | None | Unset
        if isinstance(self.card, Unset):
            card = UNSET
        else:
            card = self.card

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
            }
        )
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ArtSocietyEventBidSealedKind(d.pop("kind"))

        seat = d.pop("seat")

        def _parse_card(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        card = _parse_card(d.pop("card", UNSET))

        art_society_event_bid_sealed = cls(
            kind=kind,
            seat=seat,
            card=card,
        )

        art_society_event_bid_sealed.additional_properties = d
        return art_society_event_bid_sealed

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
