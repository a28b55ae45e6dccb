from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_by_offer_array_size_3_of_gallerist_bonus import (
        GalleristByOfferArraySize3OfGalleristBonus,
    )


T = TypeVar("T", bound="GalleristPrintedMarket")


@_attrs_define
class GalleristPrintedMarket:
    """The International Market.

    Attributes:
        column_influence (list[int]): The Influence for an action in each column.
        majorities (list[list[int]]): The money for the most, second and third most assistants in each column.
        offers (GalleristByOfferArraySize3OfGalleristBonus):
    """

    column_influence: list[int]
    majorities: list[list[int]]
    offers: GalleristByOfferArraySize3OfGalleristBonus

    def to_dict(self) -> dict[str, Any]:
        column_influence = self.column_influence

        majorities = []
        for majorities_item_data in self.majorities:
            majorities_item = majorities_item_data

            majorities.append(majorities_item)

        offers = self.offers.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "column_influence": column_influence,
                "majorities": majorities,
                "offers": offers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_offer_array_size_3_of_gallerist_bonus import (
            GalleristByOfferArraySize3OfGalleristBonus,  # noqa: PLC0415
        )

        d = dict(src_dict)
        column_influence = cast(list[int], d.pop("column_influence"))

        majorities = []
        _majorities = d.pop("majorities")
        for majorities_item_data in _majorities:
            majorities_item = cast(list[int], majorities_item_data)

            majorities.append(majorities_item)

        offers = GalleristByOfferArraySize3OfGalleristBonus.from_dict(d.pop("offers"))

        gallerist_printed_market = cls(
            column_influence=column_influence,
            majorities=majorities,
            offers=offers,
        )

        return gallerist_printed_market
