from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_turn_contract_kind import (
    GalleristCommandTurnContractKind,
)
from ..models.gallerist_half import GalleristHalf

T = TypeVar("T", bound="GalleristCommandTurnContract")


@_attrs_define
class GalleristCommandTurnContract:
    """Chooses which half of a fulfilled contract to turn up.

    Attributes:
        half (GalleristHalf): The half of a fulfilled contract that can be used.

            - `influence`: The half with the Influence bonus.
            - `investment`: The half with the Investment bonus.
        kind (GalleristCommandTurnContractKind):
    """

    half: GalleristHalf
    kind: GalleristCommandTurnContractKind

    def to_dict(self) -> dict[str, Any]:
        half = self.half.value

        kind = self.kind.value

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
        half = GalleristHalf(d.pop("half"))

        kind = GalleristCommandTurnContractKind(d.pop("kind"))

        gallerist_command_turn_contract = cls(
            half=half,
            kind=kind,
        )

        return gallerist_command_turn_contract
