from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristFameTrack")


@_attrs_define
class GalleristFameTrack:
    """The fame track: ranks and sale values.

    Attributes:
        celebrity (int): The fame of a celebrity, the end of the track.
        celebrity_money (int): The money for making a celebrity.
        modest_below (int): The initial fame below which an artist is modest.
        modest_thresholds (list[int]): The fame at which a modest artist reaches each rank.
        other_thresholds (list[int]): The fame at which any other artist reaches each rank.
        sale_values (list[int]): The sale value of a work, by the rank of its artist.
    """

    celebrity: int
    celebrity_money: int
    modest_below: int
    modest_thresholds: list[int]
    other_thresholds: list[int]
    sale_values: list[int]

    def to_dict(self) -> dict[str, Any]:
        celebrity = self.celebrity

        celebrity_money = self.celebrity_money

        modest_below = self.modest_below

        modest_thresholds = self.modest_thresholds

        other_thresholds = self.other_thresholds

        sale_values = self.sale_values

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "celebrity": celebrity,
                "celebrity_money": celebrity_money,
                "modest_below": modest_below,
                "modest_thresholds": modest_thresholds,
                "other_thresholds": other_thresholds,
                "sale_values": sale_values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        celebrity = d.pop("celebrity")

        celebrity_money = d.pop("celebrity_money")

        modest_below = d.pop("modest_below")

        modest_thresholds = cast(list[int], d.pop("modest_thresholds"))

        other_thresholds = cast(list[int], d.pop("other_thresholds"))

        sale_values = cast(list[int], d.pop("sale_values"))

        gallerist_fame_track = cls(
            celebrity=celebrity,
            celebrity_money=celebrity_money,
            modest_below=modest_below,
            modest_thresholds=modest_thresholds,
            other_thresholds=other_thresholds,
            sale_values=sale_values,
        )

        return gallerist_fame_track
