from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandDeclineContract")


@_attrs_define
class GalleristCommandDeclineContract:
    """Signs no contract after new ones were revealed.

    Attributes:
        kind (Literal['decline_contract']):
    """

    kind: Literal["decline_contract"]

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
        kind = cast(Literal["decline_contract"], d.pop("kind"))
        if kind != "decline_contract":
            raise ValueError(f"kind must match const 'decline_contract', got '{kind}'")

        gallerist_command_decline_contract = cls(
            kind=kind,
        )

        return gallerist_command_decline_contract
