from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_contract_turned_kind import (
    GalleristEventContractTurnedKind,
)
from ..models.gallerist_half import GalleristHalf

T = TypeVar("T", bound="GalleristEventContractTurned")


@_attrs_define
class GalleristEventContractTurned:
    """The contract of a sale was fulfilled, and this half was turned up.

    Attributes:
        half (GalleristHalf): The half of a fulfilled contract that can be used.

            - `influence`: The half with the Influence bonus.
            - `investment`: The half with the Investment bonus.
        kind (GalleristEventContractTurnedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        slot (int):
    """

    half: GalleristHalf
    kind: GalleristEventContractTurnedKind
    seat: int
    slot: int

    def to_dict(self) -> dict[str, Any]:
        half = self.half.value

        kind = self.kind.value

        seat = self.seat

        slot = self.slot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "half": half,
                "kind": kind,
                "seat": seat,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        half = GalleristHalf(d.pop("half"))

        kind = GalleristEventContractTurnedKind(d.pop("kind"))

        seat = d.pop("seat")

        slot = d.pop("slot")

        gallerist_event_contract_turned = cls(
            half=half,
            kind=kind,
            seat=seat,
            slot=slot,
        )

        return gallerist_event_contract_turned
