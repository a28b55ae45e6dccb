from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_hold_painting_kind import (
    ArtSocietyCommandHoldPaintingKind,
)

T = TypeVar("T", bound="ArtSocietyCommandHoldPainting")


@_attrs_define
class ArtSocietyCommandHoldPainting:
    """Gives the painting that is to be hung to the assistant.

    Attributes:
        kind (ArtSocietyCommandHoldPaintingKind):
    """

    kind: ArtSocietyCommandHoldPaintingKind

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
        kind = ArtSocietyCommandHoldPaintingKind(d.pop("kind"))

        art_society_command_hold_painting = cls(
            kind=kind,
        )

        return art_society_command_hold_painting
