from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Punctuality")


@_attrs_define
class Punctuality:
    """How often an account decided in time.

    Attributes:
        decisions (int): Decisions with a deadline, over the newest games.
        in_time (int): Those made in time.
        percent (int | None | Unset): The percentage; null until there are enough decisions.
    """

    decisions: int
    in_time: int
    percent: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decisions = self.decisions

        in_time = self.in_time

        percent: int | None | Unset
        if isinstance(self.percent, Unset):
            percent = UNSET
        else:
            percent = self.percent

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decisions": decisions,
                "in_time": in_time,
            }
        )
        if percent is not UNSET:
            field_dict["percent"] = percent

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decisions = d.pop("decisions")

        in_time = d.pop("in_time")

        def _parse_percent(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        percent = _parse_percent(d.pop("percent", UNSET))

        punctuality = cls(
            decisions=decisions,
            in_time=in_time,
            percent=percent,
        )

        punctuality.additional_properties = d
        return punctuality

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
