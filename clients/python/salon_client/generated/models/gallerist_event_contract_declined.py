from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventContractDeclined")


@_attrs_define
class GalleristEventContractDeclined:
    """A seat signed no contract after new ones were revealed.

    Attributes:
        kind (Literal['contract_declined']):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["contract_declined"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["contract_declined"], d.pop("kind"))
        if kind != "contract_declined":
            raise ValueError(f"kind must match const 'contract_declined', got '{kind}'")

        seat = d.pop("seat")

        gallerist_event_contract_declined = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_contract_declined
