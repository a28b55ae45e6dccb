from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventOfferMade")


@_attrs_define
class GalleristEventOfferMade:
    """An offer was made, and this amount of Influence was gained.

    Attributes:
        column (int):
        influence (int):
        kind (Literal['offer_made']):
        offer (Literal['one'] | Literal['six'] | Literal['three']): The price of an offer in the auction part of the
            market.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    column: int
    influence: int
    kind: Literal["offer_made"]
    offer: Literal["one"] | Literal["six"] | Literal["three"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        influence = self.influence

        kind = self.kind

        offer: Literal["one"] | Literal["six"] | Literal["three"]
        offer = self.offer

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

        kind = cast(Literal["offer_made"], d.pop("kind"))
        if kind != "offer_made":
            raise ValueError(f"kind must match const 'offer_made', got '{kind}'")

        def _parse_offer(
            data: object,
        ) -> Literal["one"] | Literal["six"] | Literal["three"]:
            componentsschemas_gallerist_offer_type_0 = cast(Literal["one"], data)
            if componentsschemas_gallerist_offer_type_0 != "one":
                raise ValueError(
                    f"/components/schemas/GalleristOffer_type_0 must match const 'one', got '{componentsschemas_gallerist_offer_type_0}'"
                )
            return componentsschemas_gallerist_offer_type_0
            componentsschemas_gallerist_offer_type_1 = cast(Literal["three"], data)
            if componentsschemas_gallerist_offer_type_1 != "three":
                raise ValueError(
                    f"/components/schemas/GalleristOffer_type_1 must match const 'three', got '{componentsschemas_gallerist_offer_type_1}'"
                )
            return componentsschemas_gallerist_offer_type_1
            componentsschemas_gallerist_offer_type_2 = cast(Literal["six"], data)
            if componentsschemas_gallerist_offer_type_2 != "six":
                raise ValueError(
                    f"/components/schemas/GalleristOffer_type_2 must match const 'six', got '{componentsschemas_gallerist_offer_type_2}'"
                )
            return componentsschemas_gallerist_offer_type_2

        offer = _parse_offer(d.pop("offer"))

        seat = d.pop("seat")

        gallerist_event_offer_made = cls(
            column=column,
            influence=influence,
            kind=kind,
            offer=offer,
            seat=seat,
        )

        return gallerist_event_offer_made
