from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_assistant_tile_hung_kind import (
    ArtSocietyEventAssistantTileHungKind,
)

if TYPE_CHECKING:
    from ..models.art_society_cell import ArtSocietyCell
    from ..models.art_society_tile import ArtSocietyTile


T = TypeVar("T", bound="ArtSocietyEventAssistantTileHung")


@_attrs_define
class ArtSocietyEventAssistantTileHung:
    """
    Attributes:
        at (ArtSocietyCell): A position as a client names it: `x` from the left, `y` from the top, both from 0. It may
            be outside the wall.
        kind (ArtSocietyEventAssistantTileHungKind):
        seat (int): A seat at the table, counted clockwise from 0.
        tile (ArtSocietyTile): A tile on a wall or with an assistant.
    """

    at: ArtSocietyCell
    kind: ArtSocietyEventAssistantTileHungKind
    seat: int
    tile: ArtSocietyTile
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.to_dict()

        kind = self.kind.value

        seat = self.seat

        tile = self.tile.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "kind": kind,
                "seat": seat,
                "tile": tile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_cell import ArtSocietyCell  # noqa: PLC0415
        from ..models.art_society_tile import ArtSocietyTile  # noqa: PLC0415

        d = dict(src_dict)
        at = ArtSocietyCell.from_dict(d.pop("at"))

        kind = ArtSocietyEventAssistantTileHungKind(d.pop("kind"))

        seat = d.pop("seat")

        tile = ArtSocietyTile.from_dict(d.pop("tile"))

        art_society_event_assistant_tile_hung = cls(
            at=at,
            kind=kind,
            seat=seat,
            tile=tile,
        )

        art_society_event_assistant_tile_hung.additional_properties = d
        return art_society_event_assistant_tile_hung

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
