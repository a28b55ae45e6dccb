from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_stage import ArtSocietyStage
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_decor_view import ArtSocietyDecorView
    from ..models.art_society_hung_tile import ArtSocietyHungTile
    from ..models.art_society_tile import ArtSocietyTile


T = TypeVar("T", bound="ArtSocietySeatView")


@_attrs_define
class ArtSocietySeatView:
    """What a seat has.

    Attributes:
        bids (list[int]): The cards it has played, the starting bid first.
        decor_due (int): The shields of decor it may still take.
        decor_later (int): The shields that become due after those: earned by the assistant's painting while other decor
            was due.
        excess (list[str]): The paintings stored beside the wall.
        exchanged (bool): Whether that painting came from the museum.
        fresh (int): The number of tiles at the end of `wall` that can still be taken down.
        hand (list[int]): The bid cards that it has not revealed, a sealed one included.
        has_bid (bool): Whether it has sealed a bid.
        reserved (list[ArtSocietyDecorView]): The decor that it took down and has not hung again, reserved for it until
            its painting is placed and no decor is
            due.
        stage (ArtSocietyStage): The stages of a seat's turn.

            - `waiting`: It has not taken a painting.
            - `placing`: It has something to place.
            - `finished`: It has placed everything.
        wall (list[ArtSocietyHungTile]): The tiles on its wall.
        assistant (ArtSocietyTile | None | Unset): The tile of its assistant.
        pending (None | str | Unset): The painting it still has to place.
        sealed (int | None | Unset): The sealed bid, for its own seat only.
    """

    bids: list[int]
    decor_due: int
    decor_later: int
    excess: list[str]
    exchanged: bool
    fresh: int
    hand: list[int]
    has_bid: bool
    reserved: list[ArtSocietyDecorView]
    stage: ArtSocietyStage
    wall: list[ArtSocietyHungTile]
    assistant: ArtSocietyTile | None | Unset = UNSET
    pending: None | str | Unset = UNSET
    sealed: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.art_society_tile import ArtSocietyTile  # noqa: PLC0415

        bids = self.bids

        decor_due = self.decor_due

        decor_later = self.decor_later

        excess = self.excess

        exchanged = self.exchanged

        fresh = self.fresh

        hand = self.hand

        has_bid = self.has_bid

        reserved = []
        for reserved_item_data in self.reserved:
            reserved_item = reserved_item_data.to_dict()
            reserved.append(reserved_item)

        stage = self.stage.value

        wall = []
        for wall_item_data in self.wall:
            wall_item = wall_item_data.to_dict()
            wall.append(wall_item)

        assistant: dict[str, Any] | None | Unset
        if isinstance(self.assistant, Unset):
            assistant = UNSET
        elif isinstance(self.assistant, ArtSocietyTile):
            assistant = self.assistant.to_dict()
        else:
            assistant = self.assistant

        pending: None | str | Unset
        if isinstance(self.pending, Unset):
            pending = UNSET
        else:
            pending = self.pending

        sealed: int | None | Unset
        if isinstance(self.sealed, Unset):
            sealed = UNSET
        else:
            sealed = self.sealed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bids": bids,
                "decor_due": decor_due,
                "decor_later": decor_later,
                "excess": excess,
                "exchanged": exchanged,
                "fresh": fresh,
                "hand": hand,
                "has_bid": has_bid,
                "reserved": reserved,
                "stage": stage,
                "wall": wall,
            }
        )
        if assistant is not UNSET:
            field_dict["assistant"] = assistant
        if pending is not UNSET:
            field_dict["pending"] = pending
        if sealed is not UNSET:
            field_dict["sealed"] = sealed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_decor_view import ArtSocietyDecorView  # noqa: PLC0415
        from ..models.art_society_hung_tile import ArtSocietyHungTile  # noqa: PLC0415
        from ..models.art_society_tile import ArtSocietyTile  # noqa: PLC0415

        d = dict(src_dict)
        bids = cast(list[int], d.pop("bids"))

        decor_due = d.pop("decor_due")

        decor_later = d.pop("decor_later")

        excess = cast(list[str], d.pop("excess"))

        exchanged = d.pop("exchanged")

        fresh = d.pop("fresh")

        hand = cast(list[int], d.pop("hand"))

        has_bid = d.pop("has_bid")

        reserved = []
        _reserved = d.pop("reserved")
        for reserved_item_data in _reserved:
            reserved_item = ArtSocietyDecorView.from_dict(reserved_item_data)

            reserved.append(reserved_item)

        stage = ArtSocietyStage(d.pop("stage"))

        wall = []
        _wall = d.pop("wall")
        for wall_item_data in _wall:
            wall_item = ArtSocietyHungTile.from_dict(wall_item_data)

            wall.append(wall_item)

        def _parse_assistant(data: object) -> ArtSocietyTile | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                assistant_type_0 = ArtSocietyTile.from_dict(data)

                return assistant_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ArtSocietyTile | None | Unset, data)

        assistant = _parse_assistant(d.pop("assistant", UNSET))

        def _parse_pending(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pending = _parse_pending(d.pop("pending", UNSET))

        def _parse_sealed(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        sealed = _parse_sealed(d.pop("sealed", UNSET))

        art_society_seat_view = cls(
            bids=bids,
            decor_due=decor_due,
            decor_later=decor_later,
            excess=excess,
            exchanged=exchanged,
            fresh=fresh,
            hand=hand,
            has_bid=has_bid,
            reserved=reserved,
            stage=stage,
            wall=wall,
            assistant=assistant,
            pending=pending,
            sealed=sealed,
        )

        art_society_seat_view.additional_properties = d
        return art_society_seat_view

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
