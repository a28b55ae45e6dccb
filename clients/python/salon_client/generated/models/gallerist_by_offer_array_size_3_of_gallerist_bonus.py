from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_bonus import GalleristBonus

T = TypeVar("T", bound="GalleristByOfferArraySize3OfGalleristBonus")


@_attrs_define
class GalleristByOfferArraySize3OfGalleristBonus:
    """
    Attributes:
        one (list[GalleristBonus]):
        six (list[GalleristBonus]):
        three (list[GalleristBonus]):
    """

    one: list[GalleristBonus]
    six: list[GalleristBonus]
    three: list[GalleristBonus]

    def to_dict(self) -> dict[str, Any]:
        one = []
        for one_item_data in self.one:
            one_item = one_item_data.value
            one.append(one_item)

        six = []
        for six_item_data in self.six:
            six_item = six_item_data.value
            six.append(six_item)

        three = []
        for three_item_data in self.three:
            three_item = three_item_data.value
            three.append(three_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "one": one,
                "six": six,
                "three": three,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        one = []
        _one = d.pop("one")
        for one_item_data in _one:
            one_item = GalleristBonus(one_item_data)

            one.append(one_item)

        six = []
        _six = d.pop("six")
        for six_item_data in _six:
            six_item = GalleristBonus(six_item_data)

            six.append(six_item)

        three = []
        _three = d.pop("three")
        for three_item_data in _three:
            three_item = GalleristBonus(three_item_data)

            three.append(three_item)

        gallerist_by_offer_array_size_3_of_gallerist_bonus = cls(
            one=one,
            six=six,
            three=three,
        )

        return gallerist_by_offer_array_size_3_of_gallerist_bonus
