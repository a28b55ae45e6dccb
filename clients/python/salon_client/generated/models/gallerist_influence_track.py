from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristInfluenceTrack")


@_attrs_define
class GalleristInfluenceTrack:
    """The Influence track.

    Attributes:
        end_money (list[int]): The money of each space at the end.
        fame_icons (list[int]): The spaces of the Influence track with an icon, as a bit set.
        money_icons (list[int]): The spaces of the Influence track with an icon, as a bit set.
        most (int): The last space.
        start (int): The start position.
    """

    end_money: list[int]
    fame_icons: list[int]
    money_icons: list[int]
    most: int
    start: int

    def to_dict(self) -> dict[str, Any]:
        end_money = self.end_money

        fame_icons = self.fame_icons

        money_icons = self.money_icons

        most = self.most

        start = self.start

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "end_money": end_money,
                "fame_icons": fame_icons,
                "money_icons": money_icons,
                "most": most,
                "start": start,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        end_money = cast(list[int], d.pop("end_money"))

        fame_icons = cast(list[int], d.pop("fame_icons"))

        money_icons = cast(list[int], d.pop("money_icons"))

        most = d.pop("most")

        start = d.pop("start")

        gallerist_influence_track = cls(
            end_money=end_money,
            fame_icons=fame_icons,
            money_icons=money_icons,
            most=most,
            start=start,
        )

        return gallerist_influence_track
