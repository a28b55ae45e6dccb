from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GalleristSpotType1")


@_attrs_define
class GalleristSpotType1:
    """A space of the lower part, the auction.

    Attributes:
        column (int):
        offer (Literal['one'] | Literal['six'] | Literal['three']): The price of an offer in the auction part of the
            market.
        part (Literal['auction']):
    """

    column: int
    offer: Literal["one"] | Literal["six"] | Literal["three"]
    part: Literal["auction"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        offer: Literal["one"] | Literal["six"] | Literal["three"]
        offer = self.offer

        part = self.part

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

        part = cast(Literal["auction"], d.pop("part"))
        if part != "auction":
            raise ValueError(f"part must match const 'auction', got '{part}'")

        gallerist_spot_type_1 = cls(
            column=column,
            offer=offer,
            part=part,
        )

        gallerist_spot_type_1.additional_properties = d
        return gallerist_spot_type_1

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
