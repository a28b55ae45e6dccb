from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_forgo_decor_kind import (
    ArtSocietyCommandForgoDecorKind,
)

T = TypeVar("T", bound="ArtSocietyCommandForgoDecor")


@_attrs_define
class ArtSocietyCommandForgoDecor:
    """Declines the rest of the earned decor, where the edition allows it (1.0).

    Attributes:
        kind (ArtSocietyCommandForgoDecorKind):
    """

    kind: ArtSocietyCommandForgoDecorKind

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
        kind = ArtSocietyCommandForgoDecorKind(d.pop("kind"))

        art_society_command_forgo_decor = cls(
            kind=kind,
        )

        return art_society_command_forgo_decor
