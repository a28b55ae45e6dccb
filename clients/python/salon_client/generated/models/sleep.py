from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Sleep")


@_attrs_define
class Sleep:
    """Daily sleep hours in local time. They may cross midnight and last at most twelve hours.

    Attributes:
        from_ (str): A local time of day in minutes: `23:00`.
        to (str): A local time of day in minutes: `23:00`.
    """

    from_: str
    to: str

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        to = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = d.pop("from")

        to = d.pop("to")

        sleep = cls(
            from_=from_,
            to=to,
        )

        return sleep
