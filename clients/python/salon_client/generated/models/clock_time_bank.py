from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_time_bank_kind import ClockTimeBankKind

T = TypeVar("T", bound="ClockTimeBank")


@_attrs_define
class ClockTimeBank:
    """A bank of time for the whole game.

    Attributes:
        cap (int): The maximum of the bank, in seconds.
        increment (int): What every decision adds, in seconds. Never 0, so that a seat with an empty bank can play on.
        kind (ClockTimeBankKind):
        seconds (int): What every seat starts with, in seconds.
    """

    cap: int
    increment: int
    kind: ClockTimeBankKind
    seconds: int

    def to_dict(self) -> dict[str, Any]:
        cap = self.cap

        increment = self.increment

        kind = self.kind.value

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cap": cap,
                "increment": increment,
                "kind": kind,
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cap = d.pop("cap")

        increment = d.pop("increment")

        kind = ClockTimeBankKind(d.pop("kind"))

        seconds = d.pop("seconds")

        clock_time_bank = cls(
            cap=cap,
            increment=increment,
            kind=kind,
            seconds=seconds,
        )

        return clock_time_bank
