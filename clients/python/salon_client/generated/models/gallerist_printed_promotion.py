from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_bonus import GalleristBonus

T = TypeVar("T", bound="GalleristPrintedPromotion")


@_attrs_define
class GalleristPrintedPromotion:
    """The promotion of artists.

    Attributes:
        bonuses (list[GalleristBonus]): The bonus of a promotion, by level.
        tokens_per_level (int): The number of promotion tokens of each level.
    """

    bonuses: list[GalleristBonus]
    tokens_per_level: int

    def to_dict(self) -> dict[str, Any]:
        bonuses = []
        for bonuses_item_data in self.bonuses:
            bonuses_item = bonuses_item_data.value
            bonuses.append(bonuses_item)

        tokens_per_level = self.tokens_per_level

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bonuses": bonuses,
                "tokens_per_level": tokens_per_level,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bonuses = []
        _bonuses = d.pop("bonuses")
        for bonuses_item_data in _bonuses:
            bonuses_item = GalleristBonus(bonuses_item_data)

            bonuses.append(bonuses_item)

        tokens_per_level = d.pop("tokens_per_level")

        gallerist_printed_promotion = cls(
            bonuses=bonuses,
            tokens_per_level=tokens_per_level,
        )

        return gallerist_printed_promotion
