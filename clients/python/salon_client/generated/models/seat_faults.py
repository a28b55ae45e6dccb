from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatFaults")


@_attrs_define
class SeatFaults:
    """The faults to inject for a seat.

    Attributes:
        seat (int): The seat. Example: 1.
        expire (int | Unset): How many of its next deadlines pass as soon as the game is waiting for it: a bot decides
            for the seat, which is notified
            afterwards. Only with a clock that lets a bot decide at the deadline. Default: 0. Example: 0.
        lose_answers (int | Unset): How many of its next accepted requests are carried out, but the connection is cut
            instead of an answer. Default: 0. Example: 1.
        overtake (int | Unset): How many of its next requests are overtaken: just before them, a bot decides for another
            seat the game is waiting for, or for
            this one if there is no other. Default: 0. Example: 0.
    """

    seat: int
    expire: int | Unset = 0
    lose_answers: int | Unset = 0
    overtake: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        expire = self.expire

        lose_answers = self.lose_answers

        overtake = self.overtake

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
            }
        )
        if expire is not UNSET:
            field_dict["expire"] = expire
        if lose_answers is not UNSET:
            field_dict["lose_answers"] = lose_answers
        if overtake is not UNSET:
            field_dict["overtake"] = overtake

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        expire = d.pop("expire", UNSET)

        lose_answers = d.pop("lose_answers", UNSET)

        overtake = d.pop("overtake", UNSET)

        seat_faults = cls(
            seat=seat,
            expire=expire,
            lose_answers=lose_answers,
            overtake=overtake,
        )

        return seat_faults
