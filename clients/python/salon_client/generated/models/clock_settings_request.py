from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sleep import Sleep


T = TypeVar("T", bound="ClockSettingsRequest")


@_attrs_define
class ClockSettingsRequest:
    """The new settings.

    Attributes:
        weekends_off (bool): Whether clocks stop on Saturdays and Sundays.
        sleep (None | Sleep | Unset):
    """

    weekends_off: bool
    sleep: None | Sleep | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.sleep import Sleep  # noqa: PLC0415

        weekends_off = self.weekends_off

        sleep: dict[str, Any] | None | Unset
        if isinstance(self.sleep, Unset):
            sleep = UNSET
        elif isinstance(self.sleep, Sleep):
            sleep = self.sleep.to_dict()
        else:
            sleep = self.sleep

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "weekends_off": weekends_off,
            }
        )
        if sleep is not UNSET:
            field_dict["sleep"] = sleep

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sleep import Sleep  # noqa: PLC0415

        d = dict(src_dict)
        weekends_off = d.pop("weekends_off")

        def _parse_sleep(data: object) -> None | Sleep | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sleep_type_0 = Sleep.from_dict(data)

                return sleep_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sleep | Unset, data)

        sleep = _parse_sleep(d.pop("sleep", UNSET))

        clock_settings_request = cls(
            weekends_off=weekends_off,
            sleep=sleep,
        )

        return clock_settings_request
