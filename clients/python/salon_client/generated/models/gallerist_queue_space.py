from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_bonus import GalleristBonus
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristQueueSpace")


@_attrs_define
class GalleristQueueSpace:
    """A space of the unemployment queue.

    Attributes:
        cost (int): The price of hiring the assistant.
        bonus (GalleristBonus | None | Unset): The bonus of hiring the assistant.
    """

    cost: int
    bonus: GalleristBonus | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        cost = self.cost

        bonus: None | str | Unset
        if isinstance(self.bonus, Unset):
            bonus = UNSET
        elif isinstance(self.bonus, GalleristBonus):
            bonus = self.bonus.value
        else:
            bonus = self.bonus

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cost": cost,
            }
        )
        if bonus is not UNSET:
            field_dict["bonus"] = bonus

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cost = d.pop("cost")

        def _parse_bonus(data: object) -> GalleristBonus | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bonus_type_0 = GalleristBonus(data)

                return bonus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristBonus | None | Unset, data)

        bonus = _parse_bonus(d.pop("bonus", UNSET))

        gallerist_queue_space = cls(
            cost=cost,
            bonus=bonus,
        )

        return gallerist_queue_space
