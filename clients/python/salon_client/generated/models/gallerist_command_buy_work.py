from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_command_buy_work_kind import GalleristCommandBuyWorkKind

T = TypeVar("T", bound="GalleristCommandBuyWork")


@_attrs_define
class GalleristCommandBuyWork:
    """Buys and exhibits the top work of the artist's stack (Artists Colony).

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
        kind (GalleristCommandBuyWorkKind):
    """

    artist: GalleristArtist
    kind: GalleristCommandBuyWorkKind

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        kind = GalleristCommandBuyWorkKind(d.pop("kind"))

        gallerist_command_buy_work = cls(
            artist=artist,
            kind=kind,
        )

        return gallerist_command_buy_work
