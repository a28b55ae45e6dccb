from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_offer_made_kind import GalleristEventOfferMadeKind
from ..models.gallerist_offer import GalleristOffer

T = TypeVar("T", bound="GalleristEventOfferMade")


@_attrs_define
class GalleristEventOfferMade:
    """An offer was made, and this amount of Influence was gained.

    Attributes:
        column (int):
        influence (int):
        kind (GalleristEventOfferMadeKind):
        offer (GalleristOffer): The price of an offer in the auction part of the market.

            - `one`: 1 money.
            - `three`: 3 money.
            - `six`: 6 money.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    column: int
    influence: int
    kind: GalleristEventOfferMadeKind
    offer: GalleristOffer
    seat: int

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        influence = self.influence

        kind = self.kind.value

        offer = self.offer.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "column": column,
                "influence": influence,
                "kind": kind,
                "offer": offer,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        influence = d.pop("influence")

        kind = GalleristEventOfferMadeKind(d.pop("kind"))

        offer = GalleristOffer(d.pop("offer"))

        seat = d.pop("seat")

        gallerist_event_offer_made = cls(
            column=column,
            influence=influence,
            kind=kind,
            offer=offer,
            seat=seat,
        )

        return gallerist_event_offer_made
