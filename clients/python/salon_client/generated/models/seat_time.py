from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeatTime")


@_attrs_define
class SeatTime:
    """The clock of a seat.

    Attributes:
        bank (int): Seconds in the time bank when the current decision became pending, if there is a bank.
        credits_ (int): Extensions left.
        missed (int): Deadlines missed in a row.
    """

    bank: int
    credits_: int
    missed: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bank = self.bank

        credits_ = self.credits_

        missed = self.missed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bank": bank,
                "credits": credits_,
                "missed": missed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bank = d.pop("bank")

        credits_ = d.pop("credits")

        missed = d.pop("missed")

        seat_time = cls(
            bank=bank,
            credits_=credits_,
            missed=missed,
        )

        seat_time.additional_properties = d
        return seat_time

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
