from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.art_society_painting import ArtSocietyPainting
    from ..models.art_society_printed_decor import ArtSocietyPrintedDecor
    from ..models.art_society_printed_wall import ArtSocietyPrintedWall


T = TypeVar("T", bound="ArtSocietyComponents")


@_attrs_define
class ArtSocietyComponents:
    """Everything printed.

    Attributes:
        bid_cards (list[int]): The bid cards of each seat.
        decor (list[ArtSocietyPrintedDecor]): The decor tiles, the smallest first.
        paintings (list[ArtSocietyPainting]): All paintings, in the order of their ids.
        starting_bids (list[int]): The values of the starting bids.
        track (int): The last space of the museum's track.
        version (int): The version of this list.
        wall (ArtSocietyPrintedWall): The wall of a seat.
    """

    bid_cards: list[int]
    decor: list[ArtSocietyPrintedDecor]
    paintings: list[ArtSocietyPainting]
    starting_bids: list[int]
    track: int
    version: int
    wall: ArtSocietyPrintedWall

    def to_dict(self) -> dict[str, Any]:
        bid_cards = self.bid_cards

        decor = []
        for decor_item_data in self.decor:
            decor_item = decor_item_data.to_dict()
            decor.append(decor_item)

        paintings = []
        for paintings_item_data in self.paintings:
            paintings_item = paintings_item_data.to_dict()
            paintings.append(paintings_item)

        starting_bids = self.starting_bids

        track = self.track

        version = self.version

        wall = self.wall.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bid_cards": bid_cards,
                "decor": decor,
                "paintings": paintings,
                "starting_bids": starting_bids,
                "track": track,
                "version": version,
                "wall": wall,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_painting import ArtSocietyPainting  # noqa: PLC0415
        from ..models.art_society_printed_decor import ArtSocietyPrintedDecor  # noqa: PLC0415
        from ..models.art_society_printed_wall import ArtSocietyPrintedWall  # noqa: PLC0415

        d = dict(src_dict)
        bid_cards = cast(list[int], d.pop("bid_cards"))

        decor = []
        _decor = d.pop("decor")
        for decor_item_data in _decor:
            decor_item = ArtSocietyPrintedDecor.from_dict(decor_item_data)

            decor.append(decor_item)

        paintings = []
        _paintings = d.pop("paintings")
        for paintings_item_data in _paintings:
            paintings_item = ArtSocietyPainting.from_dict(paintings_item_data)

            paintings.append(paintings_item)

        starting_bids = cast(list[int], d.pop("starting_bids"))

        track = d.pop("track")

        version = d.pop("version")

        wall = ArtSocietyPrintedWall.from_dict(d.pop("wall"))

        art_society_components = cls(
            bid_cards=bid_cards,
            decor=decor,
            paintings=paintings,
            starting_bids=starting_bids,
            track=track,
            version=version,
            wall=wall,
        )

        return art_society_components
