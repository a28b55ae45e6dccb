from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_score import SeatScore


T = TypeVar("T", bound="Outcome")


@_attrs_define
class Outcome:
    """How a game ended. The placings decide; the scores are for display.

    Attributes:
        placings (list[int]): The placing of each seat, 1 for the best; equal seats share one.
        reason (str): `rules`, or `resignation` if all players but one resigned. Example: rules.
        scores (list[SeatScore]): The ruleset's scores, one per seat.
    """

    placings: list[int]
    reason: str
    scores: list[SeatScore]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        placings = self.placings

        reason = self.reason

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "placings": placings,
                "reason": reason,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_score import SeatScore  # noqa: PLC0415

        d = dict(src_dict)
        placings = cast(list[int], d.pop("placings"))

        reason = d.pop("reason")

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = SeatScore.from_dict(scores_item_data)

            scores.append(scores_item)

        outcome = cls(
            placings=placings,
            reason=reason,
            scores=scores,
        )

        outcome.additional_properties = d
        return outcome

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
