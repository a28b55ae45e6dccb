from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandMakeOffer")


@_attrs_define
class GalleristCommandMakeOffer:
    """Makes an offer (International Market).

    Attributes:
        column (int):
        kind (Literal['make_offer']):
        offer (Literal['one'] | Literal['six'] | Literal['three']): The price of an offer in the auction part of the
            market.
    """

    column: int
    kind: Literal["make_offer"]
    offer: Literal["one"] | Literal["six"] | Literal["three"]

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        kind = self.kind

        offer: Literal["one"] | Literal["six"] | Literal["three"]
        offer = self.offer

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

        kind = cast(Literal["make_offer"], d.pop("kind"))
        if kind != "make_offer":
            raise ValueError(f"kind must match const 'make_offer', got '{kind}'")

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

        gallerist_command_make_offer = cls(
            column=column,
            kind=kind,
            offer=offer,
        )

        return gallerist_command_make_offer
