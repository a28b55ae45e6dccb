from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_reveal_contracts_kind import (
    GalleristCommandRevealContractsKind,
)

T = TypeVar("T", bound="GalleristCommandRevealContracts")


@_attrs_define
class GalleristCommandRevealContracts:
    """Covers the contract display with four new contracts before signing one (Sales Office).

    Attributes:
        kind (GalleristCommandRevealContractsKind):
    """

    kind: GalleristCommandRevealContractsKind

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandRevealContractsKind(d.pop("kind"))

        gallerist_command_reveal_contracts = cls(
            kind=kind,
        )

        return gallerist_command_reveal_contracts
