from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_score import SeatScore
    from ..models.tally_line import TallyLine


T = TypeVar("T", bound="StateScore")


@_attrs_define
class StateScore:
    """The scores of a game.

    Attributes:
        finished (bool): Whether the scores are final; otherwise they are as if the game ended now, as far as the viewer
            can know.
        lines (list[list[TallyLine]]): The lines of each seat's tally.
        scores (list[SeatScore]): The scores, one per seat.
    """

    finished: bool
    lines: list[list[TallyLine]]
    scores: list[SeatScore]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        finished = self.finished

        lines = []
        for lines_item_data in self.lines:
            lines_item = []
            for lines_item_item_data in lines_item_data:
                lines_item_item = lines_item_item_data.to_dict()
                lines_item.append(lines_item_item)

            lines.append(lines_item)

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "finished": finished,
                "lines": lines,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_score import SeatScore  # noqa: PLC0415
        from ..models.tally_line import TallyLine  # noqa: PLC0415

        d = dict(src_dict)
        finished = d.pop("finished")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = []
            _lines_item = lines_item_data
            for lines_item_item_data in _lines_item:
                lines_item_item = TallyLine.from_dict(lines_item_item_data)

                lines_item.append(lines_item_item)

            lines.append(lines_item)

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = SeatScore.from_dict(scores_item_data)

            scores.append(scores_item)

        state_score = cls(
            finished=finished,
            lines=lines,
            scores=scores,
        )

        state_score.additional_properties = d
        return state_score

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
