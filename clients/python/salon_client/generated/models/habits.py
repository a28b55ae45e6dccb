from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.away import Away
    from ..models.sleep import Sleep


T = TypeVar("T", bound="Habits")


@_attrs_define
class Habits:
    """The clock settings of the account, in the time zone of its profile.

    Attributes:
        vacations (list[Away]): The vacations, the oldest first.
        weekends_off (bool): Whether its clocks stop on Saturdays and Sundays.
        sleep (None | Sleep | Unset):
    """

    vacations: list[Away]
    weekends_off: bool
    sleep: None | Sleep | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.sleep import Sleep  # noqa: PLC0415

        vacations = []
        for vacations_item_data in self.vacations:
            vacations_item = vacations_item_data.to_dict()
            vacations.append(vacations_item)

        weekends_off = self.weekends_off

        sleep: dict[str, Any] | None | Unset
        if isinstance(self.sleep, Unset):
            sleep = UNSET
        elif isinstance(self.sleep, Sleep):
            sleep = self.sleep.to_dict()
        else:
            sleep = self.sleep

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "vacations": vacations,
                "weekends_off": weekends_off,
            }
        )
        if sleep is not UNSET:
            field_dict["sleep"] = sleep

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.away import Away  # noqa: PLC0415
        from ..models.sleep import Sleep  # noqa: PLC0415

        d = dict(src_dict)
        vacations = []
        _vacations = d.pop("vacations")
        for vacations_item_data in _vacations:
            vacations_item = Away.from_dict(vacations_item_data)

            vacations.append(vacations_item)

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

        habits = cls(
            vacations=vacations,
            weekends_off=weekends_off,
            sleep=sleep,
        )

        habits.additional_properties = d
        return habits

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
