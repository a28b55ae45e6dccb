from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandTurnContract")


@_attrs_define
class GalleristCommandTurnContract:
    """Chooses which half of a fulfilled contract to turn up.

    Attributes:
        half (Literal['influence'] | Literal['investment']): The half of a fulfilled contract that can be used.
        kind (Literal['turn_contract']):
    """

    half: Literal["influence"] | Literal["investment"]
    kind: Literal["turn_contract"]

    def to_dict(self) -> dict[str, Any]:
        half: Literal["influence"] | Literal["investment"]
        half = self.half

        kind = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "half": half,
                "kind": kind,
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

        kind = cast(Literal["turn_contract"], d.pop("kind"))
        if kind != "turn_contract":
            raise ValueError(f"kind must match const 'turn_contract', got '{kind}'")

        gallerist_command_turn_contract = cls(
            half=half,
            kind=kind,
        )

        return gallerist_command_turn_contract
