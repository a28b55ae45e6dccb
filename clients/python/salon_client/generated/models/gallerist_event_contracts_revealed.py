from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_contracts_revealed_kind import (
    GalleristEventContractsRevealedKind,
)

T = TypeVar("T", bound="GalleristEventContractsRevealed")


@_attrs_define
class GalleristEventContractsRevealed:
    """Four new contracts were placed on the contract display.

    Attributes:
        contracts (list[int]):
        kind (GalleristEventContractsRevealedKind):
    """

    contracts: list[int]
    kind: GalleristEventContractsRevealedKind

    def to_dict(self) -> dict[str, Any]:
        contracts = self.contracts

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "contracts": contracts,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        contracts = cast(list[int], d.pop("contracts"))

        kind = GalleristEventContractsRevealedKind(d.pop("kind"))

        gallerist_event_contracts_revealed = cls(
            contracts=contracts,
            kind=kind,
        )

        return gallerist_event_contracts_revealed
