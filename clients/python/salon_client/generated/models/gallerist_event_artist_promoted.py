from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_event_artist_promoted_kind import (
    GalleristEventArtistPromotedKind,
)

T = TypeVar("T", bound="GalleristEventArtistPromoted")


@_attrs_define
class GalleristEventArtistPromoted:
    """An artist was promoted to a level. `influence` is the position on the Influence track after it.

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
        influence (int):
        kind (GalleristEventArtistPromotedKind):
        level (int):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    artist: GalleristArtist
    influence: int
    kind: GalleristEventArtistPromotedKind
    level: int
    seat: int

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        influence = self.influence

        kind = self.kind.value

        level = self.level

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "influence": influence,
                "kind": kind,
                "level": level,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        influence = d.pop("influence")

        kind = GalleristEventArtistPromotedKind(d.pop("kind"))

        level = d.pop("level")

        seat = d.pop("seat")

        gallerist_event_artist_promoted = cls(
            artist=artist,
            influence=influence,
            kind=kind,
            level=level,
            seat=seat,
        )

        return gallerist_event_artist_promoted
