from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_offer import GalleristOffer
from ..models.gallerist_spot_auction_part import GalleristSpotAuctionPart

T = TypeVar("T", bound="GalleristSpotAuction")


@_attrs_define
class GalleristSpotAuction:
    """A space of the lower part, the auction.

    Attributes:
        column (int):
        offer (GalleristOffer): The price of an offer in the auction part of the market.

            - `one`: 1 money.
            - `three`: 3 money.
            - `six`: 6 money.
        part (GalleristSpotAuctionPart):
    """

    column: int
    offer: GalleristOffer
    part: GalleristSpotAuctionPart
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        offer = self.offer.value

        part = self.part.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "column": column,
                "offer": offer,
                "part": part,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        offer = GalleristOffer(d.pop("offer"))

        part = GalleristSpotAuctionPart(d.pop("part"))

        gallerist_spot_auction = cls(
            column=column,
            offer=offer,
            part=part,
        )

        gallerist_spot_auction.additional_properties = d
        return gallerist_spot_auction

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
