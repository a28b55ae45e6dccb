from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_command_sell_work_kind import GalleristCommandSellWorkKind

T = TypeVar("T", bound="GalleristCommandSellWork")


@_attrs_define
class GalleristCommandSellWork:
    """Sells a work (Sales Office).

    Attributes:
        artist (GalleristArtist): An artist of the game: one blue and one red for each form.

            - `blue_digital`: The less known digital artist.
            - `red_digital`: The better known digital artist.
            - `blue_photo`: The less known photographer.
            - `red_photo`: The better known photographer.
            - `blue_sculpture`: The less known sculptor.
            - `red_sculpture`: The better known sculptor.
            - `blue_painting`: The less known painter.
            - `red_painting`: The better known painter.
        kind (GalleristCommandSellWorkKind):
        slot (int):
    """

    artist: GalleristArtist
    kind: GalleristCommandSellWorkKind
    slot: int

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        kind = self.kind.value

        slot = self.slot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "kind": kind,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        kind = GalleristCommandSellWorkKind(d.pop("kind"))

        slot = d.pop("slot")

        gallerist_command_sell_work = cls(
            artist=artist,
            kind=kind,
            slot=slot,
        )

        return gallerist_command_sell_work
