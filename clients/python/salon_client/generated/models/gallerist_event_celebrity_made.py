from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_event_celebrity_made_kind import GalleristEventCelebrityMadeKind

T = TypeVar("T", bound="GalleristEventCelebrityMade")


@_attrs_define
class GalleristEventCelebrityMade:
    """An artist became a celebrity, and the seat gained money for it.

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
        kind (GalleristEventCelebrityMadeKind):
        money (int):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    artist: GalleristArtist
    kind: GalleristEventCelebrityMadeKind
    money: int
    seat: int

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        kind = self.kind.value

        money = self.money

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "kind": kind,
                "money": money,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        kind = GalleristEventCelebrityMadeKind(d.pop("kind"))

        money = d.pop("money")

        seat = d.pop("seat")

        gallerist_event_celebrity_made = cls(
            artist=artist,
            kind=kind,
            money=money,
            seat=seat,
        )

        return gallerist_event_celebrity_made
