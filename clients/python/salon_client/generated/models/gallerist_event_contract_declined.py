from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_contract_declined_kind import (
    GalleristEventContractDeclinedKind,
)

T = TypeVar("T", bound="GalleristEventContractDeclined")


@_attrs_define
class GalleristEventContractDeclined:
    """A seat signed no contract after new ones were revealed.

    Attributes:
        kind (GalleristEventContractDeclinedKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventContractDeclinedKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventContractDeclinedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_contract_declined = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_contract_declined
