from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_make_offer_kind import GalleristCommandMakeOfferKind
from ..models.gallerist_offer import GalleristOffer

T = TypeVar("T", bound="GalleristCommandMakeOffer")


@_attrs_define
class GalleristCommandMakeOffer:
    """Makes an offer (International Market).

    Attributes:
        column (int):
        kind (GalleristCommandMakeOfferKind):
        offer (GalleristOffer): The price of an offer in the auction part of the market.

            - `one`: 1 money.
            - `three`: 3 money.
            - `six`: 6 money.
    """

    column: int
    kind: GalleristCommandMakeOfferKind
    offer: GalleristOffer

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        kind = self.kind.value

        offer = self.offer.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "column": column,
                "kind": kind,
                "offer": offer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        kind = GalleristCommandMakeOfferKind(d.pop("kind"))

        offer = GalleristOffer(d.pop("offer"))

        gallerist_command_make_offer = cls(
            column=column,
            kind=kind,
            offer=offer,
        )

        return gallerist_command_make_offer
