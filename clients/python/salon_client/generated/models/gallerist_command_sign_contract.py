from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_sign_contract_kind import (
    GalleristCommandSignContractKind,
)

T = TypeVar("T", bound="GalleristCommandSignContract")


@_attrs_define
class GalleristCommandSignContract:
    """Signs a contract (Sales Office).

    Attributes:
        kind (GalleristCommandSignContractKind):
        slot (int):
        space (int):
    """

    kind: GalleristCommandSignContractKind
    slot: int
    space: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        slot = self.slot

        space = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "slot": slot,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandSignContractKind(d.pop("kind"))

        slot = d.pop("slot")

        space = d.pop("space")

        gallerist_command_sign_contract = cls(
            kind=kind,
            slot=slot,
            space=space,
        )

        return gallerist_command_sign_contract
