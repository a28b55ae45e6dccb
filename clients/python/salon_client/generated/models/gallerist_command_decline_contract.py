from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_decline_contract_kind import (
    GalleristCommandDeclineContractKind,
)

T = TypeVar("T", bound="GalleristCommandDeclineContract")


@_attrs_define
class GalleristCommandDeclineContract:
    """Signs no contract after new ones were revealed.

    Attributes:
        kind (GalleristCommandDeclineContractKind):
    """

    kind: GalleristCommandDeclineContractKind

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
        kind = GalleristCommandDeclineContractKind(d.pop("kind"))

        gallerist_command_decline_contract = cls(
            kind=kind,
        )

        return gallerist_command_decline_contract
