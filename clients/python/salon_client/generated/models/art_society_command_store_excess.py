from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandStoreExcess")


@_attrs_define
class ArtSocietyCommandStoreExcess:
    """Stores a painting that fits nowhere beside the wall.

    Attributes:
        kind (Literal['store_excess']):
    """

    kind: Literal["store_excess"]

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
        kind = cast(Literal["store_excess"], d.pop("kind"))
        if kind != "store_excess":
            raise ValueError(f"kind must match const 'store_excess', got '{kind}'")

        art_society_command_store_excess = cls(
            kind=kind,
        )

        return art_society_command_store_excess
