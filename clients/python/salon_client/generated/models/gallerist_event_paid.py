from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_paid_kind import GalleristEventPaidKind

T = TypeVar("T", bound="GalleristEventPaid")


@_attrs_define
class GalleristEventPaid:
    """A price was paid in cash and with Influence. `influence` is the position on the Influence track after it.

    Attributes:
        cash (int):
        influence (int):
        kind (GalleristEventPaidKind):
        seat (int): A seat at the table, counted clockwise from 0.
        with_influence (int):
    """

    cash: int
    influence: int
    kind: GalleristEventPaidKind
    seat: int
    with_influence: int

    def to_dict(self) -> dict[str, Any]:
        cash = self.cash

        influence = self.influence

        kind = self.kind.value

        seat = self.seat

        with_influence = self.with_influence

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cash": cash,
                "influence": influence,
                "kind": kind,
                "seat": seat,
                "with_influence": with_influence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cash = d.pop("cash")

        influence = d.pop("influence")

        kind = GalleristEventPaidKind(d.pop("kind"))

        seat = d.pop("seat")

        with_influence = d.pop("with_influence")

        gallerist_event_paid = cls(
            cash=cash,
            influence=influence,
            kind=kind,
            seat=seat,
            with_influence=with_influence,
        )

        return gallerist_event_paid
