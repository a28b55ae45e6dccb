from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sleep import Sleep
    from ..models.vacation import Vacation


T = TypeVar("T", bound="ClockSettings")


@_attrs_define
class ClockSettings:
    """Which times the clocks of an account skip.

    Attributes:
        time_zone (str): The time zone of sleep hours, weekends and vacation days; part of the profile. Example:
            Europe/Paris.
        vacation_days_a_year (int): Vacation days a year.
        vacation_days_left (int): Vacation days left this year.
        weekends_off (bool): Whether the account's clocks stop on Saturdays and Sundays.
        sleep (None | Sleep | Unset):
        vacation (None | Unset | Vacation):
    """

    time_zone: str
    vacation_days_a_year: int
    vacation_days_left: int
    weekends_off: bool
    sleep: None | Sleep | Unset = UNSET
    vacation: None | Unset | Vacation = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.sleep import Sleep  # noqa: PLC0415
        from ..models.vacation import Vacation  # noqa: PLC0415

        time_zone = self.time_zone

        vacation_days_a_year = self.vacation_days_a_year

        vacation_days_left = self.vacation_days_left

        weekends_off = self.weekends_off

        sleep: dict[str, Any] | None | Unset
        if isinstance(self.sleep, Unset):
            sleep = UNSET
        elif isinstance(self.sleep, Sleep):
            sleep = self.sleep.to_dict()
        else:
            sleep = self.sleep

        vacation: dict[str, Any] | None | Unset
        if isinstance(self.vacation, Unset):
            vacation = UNSET
        elif isinstance(self.vacation, Vacation):
            vacation = self.vacation.to_dict()
        else:
            vacation = self.vacation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "time_zone": time_zone,
                "vacation_days_a_year": vacation_days_a_year,
                "vacation_days_left": vacation_days_left,
                "weekends_off": weekends_off,
            }
        )
        if sleep is not UNSET:
            field_dict["sleep"] = sleep
        if vacation is not UNSET:
            field_dict["vacation"] = vacation

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sleep import Sleep  # noqa: PLC0415
        from ..models.vacation import Vacation  # noqa: PLC0415

        d = dict(src_dict)
        time_zone = d.pop("time_zone")

        vacation_days_a_year = d.pop("vacation_days_a_year")

        vacation_days_left = d.pop("vacation_days_left")

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

        def _parse_vacation(data: object) -> None | Unset | Vacation:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                vacation_type_0 = Vacation.from_dict(data)

                return vacation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Vacation, data)

        vacation = _parse_vacation(d.pop("vacation", UNSET))

        clock_settings = cls(
            time_zone=time_zone,
            vacation_days_a_year=vacation_days_a_year,
            vacation_days_left=vacation_days_left,
            weekends_off=weekends_off,
            sleep=sleep,
            vacation=vacation,
        )

        clock_settings.additional_properties = d
        return clock_settings

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
