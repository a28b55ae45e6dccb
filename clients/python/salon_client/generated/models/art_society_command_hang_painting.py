from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_hang_painting_kind import (
    ArtSocietyCommandHangPaintingKind,
)

if TYPE_CHECKING:
    from ..models.art_society_cell import ArtSocietyCell


T = TypeVar("T", bound="ArtSocietyCommandHangPainting")


@_attrs_define
class ArtSocietyCommandHangPainting:
    """Hangs the painting that is to be hung.

    Attributes:
        at (ArtSocietyCell): A position as a client names it: `x` from the left, `y` from the top, both from 0. It may
            be outside the wall.
        kind (ArtSocietyCommandHangPaintingKind):
    """

    at: ArtSocietyCell
    kind: ArtSocietyCommandHangPaintingKind

    def to_dict(self) -> dict[str, Any]:
        at = self.at.to_dict()

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "at": at,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_cell import ArtSocietyCell  # noqa: PLC0415

        d = dict(src_dict)
        at = ArtSocietyCell.from_dict(d.pop("at"))

        kind = ArtSocietyCommandHangPaintingKind(d.pop("kind"))

        art_society_command_hang_painting = cls(
            at=at,
            kind=kind,
        )

        return art_society_command_hang_painting
