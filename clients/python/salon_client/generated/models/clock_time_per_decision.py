from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ClockTimePerDecision")


@_attrs_define
class ClockTimePerDecision:
    """The same time for every decision.

    Attributes:
        kind (Literal['per_decision']):
        seconds (int): The time, in seconds.
    """

    kind: Literal["per_decision"]
    seconds: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["per_decision"], d.pop("kind"))
        if kind != "per_decision":
            raise ValueError(f"kind must match const 'per_decision', got '{kind}'")

        seconds = d.pop("seconds")

        clock_time_per_decision = cls(
            kind=kind,
            seconds=seconds,
        )

        return clock_time_per_decision
