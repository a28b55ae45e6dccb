from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandSignContract")


@_attrs_define
class GalleristCommandSignContract:
    """Signs a contract (Sales Office).

    Attributes:
        kind (Literal['sign_contract']):
        slot (int):
        space (int):
    """

    kind: Literal["sign_contract"]
    slot: int
    space: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["sign_contract"], d.pop("kind"))
        if kind != "sign_contract":
            raise ValueError(f"kind must match const 'sign_contract', got '{kind}'")

        slot = d.pop("slot")

        space = d.pop("space")

        gallerist_command_sign_contract = cls(
            kind=kind,
            slot=slot,
            space=space,
        )

        return gallerist_command_sign_contract
