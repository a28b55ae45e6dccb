from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandRevealContracts")


@_attrs_define
class GalleristCommandRevealContracts:
    """Covers the contract display with four new contracts before signing one (Sales Office).

    Attributes:
        kind (Literal['reveal_contracts']):
    """

    kind: Literal["reveal_contracts"]

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["reveal_contracts"], d.pop("kind"))
        if kind != "reveal_contracts":
            raise ValueError(f"kind must match const 'reveal_contracts', got '{kind}'")

        gallerist_command_reveal_contracts = cls(
            kind=kind,
        )

        return gallerist_command_reveal_contracts
