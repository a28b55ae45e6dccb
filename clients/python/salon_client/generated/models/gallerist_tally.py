from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_end_cause import GalleristEndCause
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_solo_tally import GalleristSoloTally
    from ..models.gallerist_tile_tally import GalleristTileTally


T = TypeVar("T", bound="GalleristTally")


@_attrs_define
class GalleristTally:
    """The money of a seat by source.

    Attributes:
        exhibition (int): Money for the exhibited works.
        influence (int): The position on the Influence track, including what reputation tiles add.
        influence_money (int): Money for that position.
        majorities (list[int]): Money for the majorities of the three market columns, from the left.
        money (int): Money in cash.
        tiles (list[GalleristTileTally]): Money for each reputation tile.
        total (int): The total.
        curator (list[int] | None | Unset): Money for each goal of the curator card; null if the viewer may not see the
            card.
        dealer (list[int] | None | Unset): Money for each goal of the art dealer card; null if the viewer may not see
            the card.
        ended_by (GalleristEndCause | None | Unset): What triggered the end of the game; absent before that, and in
            version 1 of the rules.
        renowned (int | None | Unset): Money for the renowned work; null if none was taken.
        solo (GalleristSoloTally | None | Unset): The result of a solo game; null in a game for several seats.
    """

    exhibition: int
    influence: int
    influence_money: int
    majorities: list[int]
    money: int
    tiles: list[GalleristTileTally]
    total: int
    curator: list[int] | None | Unset = UNSET
    dealer: list[int] | None | Unset = UNSET
    ended_by: GalleristEndCause | None | Unset = UNSET
    renowned: int | None | Unset = UNSET
    solo: GalleristSoloTally | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_solo_tally import GalleristSoloTally  # noqa: PLC0415

        exhibition = self.exhibition

        influence = self.influence

        influence_money = self.influence_money

        majorities = self.majorities

        money = self.money

        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        total = self.total

        curator: list[int] | None | Unset
        if isinstance(self.curator, Unset):
            curator = UNSET
        elif isinstance(self.curator, list):
            curator = self.curator

        else:
            curator = self.curator

        dealer: list[int] | None | Unset
        if isinstance(self.dealer, Unset):
            dealer = UNSET
        elif isinstance(self.dealer, list):
            dealer = self.dealer

        else:
            dealer = self.dealer

        ended_by: None | str | Unset
        if isinstance(self.ended_by, Unset):
            ended_by = UNSET
        elif isinstance(self.ended_by, GalleristEndCause):
            ended_by = self.ended_by.value
        else:
            ended_by = self.ended_by

        renowned: int | None | Unset
        if isinstance(self.renowned, Unset):
            renowned = UNSET
        else:
            renowned = self.renowned

        solo: dict[str, Any] | None | Unset
        if isinstance(self.solo, Unset):
            solo = UNSET
        elif isinstance(self.solo, GalleristSoloTally):
            solo = self.solo.to_dict()
        else:
            solo = self.solo

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "exhibition": exhibition,
                "influence": influence,
                "influence_money": influence_money,
                "majorities": majorities,
                "money": money,
                "tiles": tiles,
                "total": total,
            }
        )
        if curator is not UNSET:
            field_dict["curator"] = curator
        if dealer is not UNSET:
            field_dict["dealer"] = dealer
        if ended_by is not UNSET:
            field_dict["ended_by"] = ended_by
        if renowned is not UNSET:
            field_dict["renowned"] = renowned
        if solo is not UNSET:
            field_dict["solo"] = solo

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_solo_tally import GalleristSoloTally  # noqa: PLC0415
        from ..models.gallerist_tile_tally import GalleristTileTally  # noqa: PLC0415

        d = dict(src_dict)
        exhibition = d.pop("exhibition")

        influence = d.pop("influence")

        influence_money = d.pop("influence_money")

        majorities = cast(list[int], d.pop("majorities"))

        money = d.pop("money")

        tiles = []
        _tiles = d.pop("tiles")
        for tiles_item_data in _tiles:
            tiles_item = GalleristTileTally.from_dict(tiles_item_data)

            tiles.append(tiles_item)

        total = d.pop("total")

        def _parse_curator(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                curator_type_0 = cast(list[int], data)

                return curator_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        curator = _parse_curator(d.pop("curator", UNSET))

        def _parse_dealer(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dealer_type_0 = cast(list[int], data)

                return dealer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        dealer = _parse_dealer(d.pop("dealer", UNSET))

        def _parse_ended_by(data: object) -> GalleristEndCause | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_by_type_0 = GalleristEndCause(data)

                return ended_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristEndCause | None | Unset, data)

        ended_by = _parse_ended_by(d.pop("ended_by", UNSET))

        def _parse_renowned(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        renowned = _parse_renowned(d.pop("renowned", UNSET))

        def _parse_solo(data: object) -> GalleristSoloTally | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                solo_type_0 = GalleristSoloTally.from_dict(data)

                return solo_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristSoloTally | None | Unset, data)

        solo = _parse_solo(d.pop("solo", UNSET))

        gallerist_tally = cls(
            exhibition=exhibition,
            influence=influence,
            influence_money=influence_money,
            majorities=majorities,
            money=money,
            tiles=tiles,
            total=total,
            curator=curator,
            dealer=dealer,
            ended_by=ended_by,
            renowned=renowned,
            solo=solo,
        )

        gallerist_tally.additional_properties = d
        return gallerist_tally

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
