from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_take_painting_kind import (
    ArtSocietyCommandTakePaintingKind,
)

T = TypeVar("T", bound="ArtSocietyCommandTakePainting")


@_attrs_define
class ArtSocietyCommandTakePainting:
    """Takes a painting of the auction.

    Attributes:
        kind (ArtSocietyCommandTakePaintingKind):
        painting (str): A painting tile, `P001` to `P116`.
    """

    kind: ArtSocietyCommandTakePaintingKind
    painting: str

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        painting = self.painting

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "painting": painting,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ArtSocietyCommandTakePaintingKind(d.pop("kind"))

        painting = d.pop("painting")

        art_society_command_take_painting = cls(
            kind=kind,
            painting=painting,
        )

        return art_society_command_take_painting
