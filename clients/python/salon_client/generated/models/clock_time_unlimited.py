from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_time_unlimited_kind import ClockTimeUnlimitedKind

T = TypeVar("T", bound="ClockTimeUnlimited")


@_attrs_define
class ClockTimeUnlimited:
    """No limit.

    Attributes:
        kind (ClockTimeUnlimitedKind):
    """

    kind: ClockTimeUnlimitedKind

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ClockTimeUnlimitedKind(d.pop("kind"))

        clock_time_unlimited = cls(
            kind=kind,
        )

        return clock_time_unlimited
