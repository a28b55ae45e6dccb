from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_contracts_reshuffled_kind import (
    GalleristEventContractsReshuffledKind,
)

T = TypeVar("T", bound="GalleristEventContractsReshuffled")


@_attrs_define
class GalleristEventContractsReshuffled:
    """Deck, discards and display were shuffled together, and four contracts were revealed.

    Attributes:
        contracts (list[int]):
        kind (GalleristEventContractsReshuffledKind):
    """

    contracts: list[int]
    kind: GalleristEventContractsReshuffledKind

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

        kind = GalleristEventContractsReshuffledKind(d.pop("kind"))

        gallerist_event_contracts_reshuffled = cls(
            contracts=contracts,
            kind=kind,
        )

        return gallerist_event_contracts_reshuffled
