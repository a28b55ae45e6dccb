from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_time_per_decision_kind import ClockTimePerDecisionKind

T = TypeVar("T", bound="ClockTimePerDecision")


@_attrs_define
class ClockTimePerDecision:
    """The same time for every decision.

    Attributes:
        kind (ClockTimePerDecisionKind):
        seconds (int): The time, in seconds.
    """

    kind: ClockTimePerDecisionKind
    seconds: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

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
        kind = ClockTimePerDecisionKind(d.pop("kind"))

        seconds = d.pop("seconds")

        clock_time_per_decision = cls(
            kind=kind,
            seconds=seconds,
        )

        return clock_time_per_decision
