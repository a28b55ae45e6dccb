from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventContractTurned")


@_attrs_define
class GalleristEventContractTurned:
    """The contract of a sale was fulfilled, and this half was turned up.

    Attributes:
        half (Literal['influence'] | Literal['investment']): The half of a fulfilled contract that can be used.
        kind (Literal['contract_turned']):
        seat (int): A seat at the table, counted clockwise from 0.
        slot (int):
    """

    half: Literal["influence"] | Literal["investment"]
    kind: Literal["contract_turned"]
    seat: int
    slot: int

    def to_dict(self) -> dict[str, Any]:
        half: Literal["influence"] | Literal["investment"]
        half = self.half

        kind = self.kind

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

        def _parse_half(data: object) -> Literal["influence"] | Literal["investment"]:
            componentsschemas_gallerist_half_type_0 = cast(Literal["influence"], data)
            if componentsschemas_gallerist_half_type_0 != "influence":
                raise ValueError(
                    f"/components/schemas/GalleristHalf_type_0 must match const 'influence', got '{componentsschemas_gallerist_half_type_0}'"
                )
            return componentsschemas_gallerist_half_type_0
            componentsschemas_gallerist_half_type_1 = cast(Literal["investment"], data)
            if componentsschemas_gallerist_half_type_1 != "investment":
                raise ValueError(
                    f"/components/schemas/GalleristHalf_type_1 must match const 'investment', got '{componentsschemas_gallerist_half_type_1}'"
                )
            return componentsschemas_gallerist_half_type_1

        half = _parse_half(d.pop("half"))

        kind = cast(Literal["contract_turned"], d.pop("kind"))
        if kind != "contract_turned":
            raise ValueError(f"kind must match const 'contract_turned', got '{kind}'")

        seat = d.pop("seat")

        slot = d.pop("slot")

        gallerist_event_contract_turned = cls(
            half=half,
            kind=kind,
            seat=seat,
            slot=slot,
        )

        return gallerist_event_contract_turned
