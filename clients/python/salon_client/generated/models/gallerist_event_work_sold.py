from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_event_work_sold_kind import GalleristEventWorkSoldKind

T = TypeVar("T", bound="GalleristEventWorkSold")


@_attrs_define
class GalleristEventWorkSold:
    """A work was sold.

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
        kind (GalleristEventWorkSoldKind):
        money (int):
        seat (int): A seat at the table, counted clockwise from 0.
        slot (int):
    """

    artist: GalleristArtist
    kind: GalleristEventWorkSoldKind
    money: int
    seat: int
    slot: int

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        kind = self.kind.value

        money = self.money

        seat = self.seat

        slot = self.slot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "kind": kind,
                "money": money,
                "seat": seat,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        kind = GalleristEventWorkSoldKind(d.pop("kind"))

        money = d.pop("money")

        seat = d.pop("seat")

        slot = d.pop("slot")

        gallerist_event_work_sold = cls(
            artist=artist,
            kind=kind,
            money=money,
            seat=seat,
            slot=slot,
        )

        return gallerist_event_work_sold
