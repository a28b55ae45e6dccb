from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FormerSeat")


@_attrs_define
class FormerSeat:
    """A seat that a substitute took over.

    Attributes:
        decisions (int): Decisions with a deadline until then.
        game (UUID): A game.
        in_time (int): Those made in time.
        left_at (datetime.datetime): When the substitute took over.
        seat (int): The seat.
    """

    decisions: int
    game: UUID
    in_time: int
    left_at: datetime.datetime
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decisions = self.decisions

        game = str(self.game)

        in_time = self.in_time

        left_at = self.left_at.isoformat()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decisions": decisions,
                "game": game,
                "in_time": in_time,
                "left_at": left_at,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decisions = d.pop("decisions")

        game = UUID(d.pop("game"))

        in_time = d.pop("in_time")

        left_at = datetime.datetime.fromisoformat(d.pop("left_at"))

        seat = d.pop("seat")

        former_seat = cls(
            decisions=decisions,
            game=game,
            in_time=in_time,
            left_at=left_at,
            seat=seat,
        )

        former_seat.additional_properties = d
        return former_seat

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
