from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ClockExtension")


@_attrs_define
class ClockExtension:
    """Extension credits. At a deadline the server uses one, and the seat gets more time for that decision.

    Attributes:
        credits_ (int | Unset): The credits of a seat for the whole game. Default: 1.
        seconds (int | Unset): The time of each credit, in seconds. Default: 86400.
    """

    credits_: int | Unset = 1
    seconds: int | Unset = 86400

    def to_dict(self) -> dict[str, Any]:
        credits_ = self.credits_

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if credits_ is not UNSET:
            field_dict["credits"] = credits_
        if seconds is not UNSET:
            field_dict["seconds"] = seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        credits_ = d.pop("credits", UNSET)

        seconds = d.pop("seconds", UNSET)

        clock_extension = cls(
            credits_=credits_,
            seconds=seconds,
        )

        return clock_extension
