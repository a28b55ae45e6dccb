from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_edition import ArtSocietyEdition
from ..models.art_society_phase import ArtSocietyPhase
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_decor_view import ArtSocietyDecorView
    from ..models.art_society_museum_view import ArtSocietyMuseumView
    from ..models.art_society_seat_view import ArtSocietySeatView
    from ..models.art_society_size import ArtSocietySize
    from ..models.art_society_stack_view import ArtSocietyStackView


T = TypeVar("T", bound="ArtSocietyView")


@_attrs_define
class ArtSocietyView:
    """The game as one viewer may see it.

    Attributes:
        auction (list[str]): The paintings of the auction that are not taken.
        auctioneer (int): A seat at the table, counted clockwise from 0.
        decor (list[ArtSocietyDecorView]): The number of decor tiles left of each size.
        edition (ArtSocietyEdition): The printed editions. They differ in a few rules.

            - `1.0`: The first printing.
            - `1.1`: Rulebook version 1.1.
            - `fr`: The French edition.
        museum (ArtSocietyMuseumView): The paintings and the track of the museum.
        offered (list[ArtSocietySize]): The stacks named so far for the auction being prepared.
        order (list[int]): The order of taking, while paintings are taken and hung.
        phase (ArtSocietyPhase): The part of the round.

            - `setup`: Starting paintings are hung.
            - `auction`: Between two rounds, and while the auctioneer names stacks.
            - `bidding`: Bids are sealed.
            - `hanging`: Paintings are taken and hung.
            - `over`: The game is over.
        round_ (int): The number of the round; 0 during the setup.
        seats (list[ArtSocietySeatView]): What each seat has.
        stacks (list[ArtSocietyStackView]): The stacks of the supply.
        taker (int | None | Unset): The seat that takes next.
    """

    auction: list[str]
    auctioneer: int
    decor: list[ArtSocietyDecorView]
    edition: ArtSocietyEdition
    museum: ArtSocietyMuseumView
    offered: list[ArtSocietySize]
    order: list[int]
    phase: ArtSocietyPhase
    round_: int
    seats: list[ArtSocietySeatView]
    stacks: list[ArtSocietyStackView]
    taker: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        auction = self.auction

        auctioneer = self.auctioneer

        decor = []
        for decor_item_data in self.decor:
            decor_item = decor_item_data.to_dict()
            decor.append(decor_item)

        edition = self.edition.value

        museum = self.museum.to_dict()

        offered = []
        for offered_item_data in self.offered:
            offered_item = offered_item_data.to_dict()
            offered.append(offered_item)

        order = self.order

        phase = self.phase.value

        round_ = self.round_

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = stacks_item_data.to_dict()
            stacks.append(stacks_item)

        taker: int | None | Unset
        if isinstance(self.taker, Unset):
            taker = UNSET
        else:
            taker = self.taker

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "auction": auction,
                "auctioneer": auctioneer,
                "decor": decor,
                "edition": edition,
                "museum": museum,
                "offered": offered,
                "order": order,
                "phase": phase,
                "round": round_,
                "seats": seats,
                "stacks": stacks,
            }
        )
        if taker is not UNSET:
            field_dict["taker"] = taker

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_decor_view import ArtSocietyDecorView  # noqa: PLC0415
        from ..models.art_society_museum_view import ArtSocietyMuseumView  # noqa: PLC0415
        from ..models.art_society_seat_view import ArtSocietySeatView  # noqa: PLC0415
        from ..models.art_society_size import ArtSocietySize  # noqa: PLC0415
        from ..models.art_society_stack_view import ArtSocietyStackView  # noqa: PLC0415

        d = dict(src_dict)
        auction = cast(list[str], d.pop("auction"))

        auctioneer = d.pop("auctioneer")

        decor = []
        _decor = d.pop("decor")
        for decor_item_data in _decor:
            decor_item = ArtSocietyDecorView.from_dict(decor_item_data)

            decor.append(decor_item)

        edition = ArtSocietyEdition(d.pop("edition"))

        museum = ArtSocietyMuseumView.from_dict(d.pop("museum"))

        offered = []
        _offered = d.pop("offered")
        for offered_item_data in _offered:
            offered_item = ArtSocietySize.from_dict(offered_item_data)

            offered.append(offered_item)

        order = cast(list[int], d.pop("order"))

        phase = ArtSocietyPhase(d.pop("phase"))

        round_ = d.pop("round")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = ArtSocietySeatView.from_dict(seats_item_data)

            seats.append(seats_item)

        stacks = []
        _stacks = d.pop("stacks")
        for stacks_item_data in _stacks:
            stacks_item = ArtSocietyStackView.from_dict(stacks_item_data)

            stacks.append(stacks_item)

        def _parse_taker(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        taker = _parse_taker(d.pop("taker", UNSET))

        art_society_view = cls(
            auction=auction,
            auctioneer=auctioneer,
            decor=decor,
            edition=edition,
            museum=museum,
            offered=offered,
            order=order,
            phase=phase,
            round_=round_,
            seats=seats,
            stacks=stacks,
            taker=taker,
        )

        art_society_view.additional_properties = d
        return art_society_view

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
