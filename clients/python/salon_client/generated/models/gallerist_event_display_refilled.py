from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_display_refilled_kind import (
    GalleristEventDisplayRefilledKind,
)

T = TypeVar("T", bound="GalleristEventDisplayRefilled")


@_attrs_define
class GalleristEventDisplayRefilled:
    """An empty space of the contract display was refilled.

    Attributes:
        contract (int):
        kind (GalleristEventDisplayRefilledKind):
        space (int):
    """

    contract: int
    kind: GalleristEventDisplayRefilledKind
    space: int

    def to_dict(self) -> dict[str, Any]:
        contract = self.contract

        kind = self.kind.value

        space = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "contract": contract,
                "kind": kind,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        contract = d.pop("contract")

        kind = GalleristEventDisplayRefilledKind(d.pop("kind"))

        space = d.pop("space")

        gallerist_event_display_refilled = cls(
            contract=contract,
            kind=kind,
            space=space,
        )

        return gallerist_event_display_refilled
