from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_money_gained_kind import GalleristEventMoneyGainedKind

T = TypeVar("T", bound="GalleristEventMoneyGained")


@_attrs_define
class GalleristEventMoneyGained:
    """A seat gained money for the visitors in its gallery.

    Attributes:
        amount (int):
        kind (GalleristEventMoneyGainedKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    amount: int
    kind: GalleristEventMoneyGainedKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "amount": amount,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount = d.pop("amount")

        kind = GalleristEventMoneyGainedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_money_gained = cls(
            amount=amount,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_money_gained
