from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ruleset_tally import RulesetTally


T = TypeVar("T", bound="SeatScore")


@_attrs_define
class SeatScore:
    """The score of a seat.

    Attributes:
        placing (int): 1 for the best; equal seats share one.
        points (int): Points, for display; the placing decides.
        tally (RulesetTally): The sources of a seat's points, as the game's ruleset defines them.
        tie_breaks (list[int]): The tie-breakers, most important first.
    """

    placing: int
    points: int
    tally: RulesetTally
    tie_breaks: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        placing = self.placing

        points = self.points

        tally = self.tally.to_dict()

        tie_breaks = self.tie_breaks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "placing": placing,
                "points": points,
                "tally": tally,
                "tie_breaks": tie_breaks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_tally import RulesetTally  # noqa: PLC0415

        d = dict(src_dict)
        placing = d.pop("placing")

        points = d.pop("points")

        tally = RulesetTally.from_dict(d.pop("tally"))

        tie_breaks = cast(list[int], d.pop("tie_breaks"))

        seat_score = cls(
            placing=placing,
            points=points,
            tally=tally,
            tie_breaks=tie_breaks,
        )

        seat_score.additional_properties = d
        return seat_score

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
