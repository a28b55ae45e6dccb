from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_auction_opened_kind import (
    ArtSocietyEventAuctionOpenedKind,
)

T = TypeVar("T", bound="ArtSocietyEventAuctionOpened")


@_attrs_define
class ArtSocietyEventAuctionOpened:
    """
    Attributes:
        auctioneer (int): A seat at the table, counted clockwise from 0.
        kind (ArtSocietyEventAuctionOpenedKind):
        round_ (int):
    """

    auctioneer: int
    kind: ArtSocietyEventAuctionOpenedKind
    round_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        auctioneer = self.auctioneer

        kind = self.kind.value

        round_ = self.round_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "auctioneer": auctioneer,
                "kind": kind,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        auctioneer = d.pop("auctioneer")

        kind = ArtSocietyEventAuctionOpenedKind(d.pop("kind"))

        round_ = d.pop("round")

        art_society_event_auction_opened = cls(
            auctioneer=auctioneer,
            kind=kind,
            round_=round_,
        )

        art_society_event_auction_opened.additional_properties = d
        return art_society_event_auction_opened

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
