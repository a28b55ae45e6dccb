from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_hang_assistant_tile_kind import (
    ArtSocietyCommandHangAssistantTileKind,
)

if TYPE_CHECKING:
    from ..models.art_society_cell import ArtSocietyCell


T = TypeVar("T", bound="ArtSocietyCommandHangAssistantTile")


@_attrs_define
class ArtSocietyCommandHangAssistantTile:
    """Hangs the tile that the assistant held before this turn.

    Attributes:
        at (ArtSocietyCell): A position as a client names it: `x` from the left, `y` from the top, both from 0. It may
            be outside the wall.
        kind (ArtSocietyCommandHangAssistantTileKind):
    """

    at: ArtSocietyCell
    kind: ArtSocietyCommandHangAssistantTileKind

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

        kind = ArtSocietyCommandHangAssistantTileKind(d.pop("kind"))

        art_society_command_hang_assistant_tile = cls(
            at=at,
            kind=kind,
        )

        return art_society_command_hang_assistant_tile
