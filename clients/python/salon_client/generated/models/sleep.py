from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Sleep")


@_attrs_define
class Sleep:
    """Every night's sleep, by the clock on the wall. It may cross midnight and lasts at most twelve hours.

    Attributes:
        from_ (str): What a clock on the wall shows, to the minute: `23:00`.
        to (str): What a clock on the wall shows, to the minute: `23:00`.
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
