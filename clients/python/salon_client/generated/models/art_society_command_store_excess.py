from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_store_excess_kind import (
    ArtSocietyCommandStoreExcessKind,
)

T = TypeVar("T", bound="ArtSocietyCommandStoreExcess")


@_attrs_define
class ArtSocietyCommandStoreExcess:
    """Stores a painting that fits nowhere beside the wall.

    Attributes:
        kind (ArtSocietyCommandStoreExcessKind):
    """

    kind: ArtSocietyCommandStoreExcessKind

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
        kind = ArtSocietyCommandStoreExcessKind(d.pop("kind"))

        art_society_command_store_excess = cls(
            kind=kind,
        )

        return art_society_command_store_excess
