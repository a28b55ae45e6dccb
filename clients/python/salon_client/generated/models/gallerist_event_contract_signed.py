from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_contract_signed_kind import (
    GalleristEventContractSignedKind,
)

T = TypeVar("T", bound="GalleristEventContractSigned")


@_attrs_define
class GalleristEventContractSigned:
    """A contract was signed.

    Attributes:
        kind (GalleristEventContractSignedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        slot (int):
        space (int):
    """

    kind: GalleristEventContractSignedKind
    seat: int
    slot: int
    space: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        slot = self.slot

        space = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "slot": slot,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventContractSignedKind(d.pop("kind"))

        seat = d.pop("seat")

        slot = d.pop("slot")

        space = d.pop("space")

        gallerist_event_contract_signed = cls(
            kind=kind,
            seat=seat,
            slot=slot,
            space=space,
        )

        return gallerist_event_contract_signed
