from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ClockRespects")


@_attrs_define
class ClockRespects:
    """Which settings of an account stop its clock in this game.

    Attributes:
        sleep (bool | Unset): Sleep hours. Default: True.
        vacation (bool | Unset): Vacation days. Default: True.
        weekends (bool | Unset): Weekends off. Default: True.
    """

    sleep: bool | Unset = True
    vacation: bool | Unset = True
    weekends: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        sleep = self.sleep

        vacation = self.vacation

        weekends = self.weekends

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if sleep is not UNSET:
            field_dict["sleep"] = sleep
        if vacation is not UNSET:
            field_dict["vacation"] = vacation
        if weekends is not UNSET:
            field_dict["weekends"] = weekends

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sleep = d.pop("sleep", UNSET)

        vacation = d.pop("vacation", UNSET)

        weekends = d.pop("weekends", UNSET)

        clock_respects = cls(
            sleep=sleep,
            vacation=vacation,
            weekends=weekends,
        )

        return clock_respects
