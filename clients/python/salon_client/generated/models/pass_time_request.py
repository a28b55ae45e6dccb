from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PassTimeRequest")


@_attrs_define
class PassTimeRequest:
    """How much time passes.

    Attributes:
        seconds (int): Seconds, at most 366 days at once. Example: 3600.
    """

    seconds: int

    def to_dict(self) -> dict[str, Any]:
        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seconds = d.pop("seconds")

        pass_time_request = cls(
            seconds=seconds,
        )

        return pass_time_request
