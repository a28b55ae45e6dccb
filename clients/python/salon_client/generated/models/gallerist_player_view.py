from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8
    from ..models.gallerist_contract_view import GalleristContractView
    from ..models.gallerist_exhibit_view import GalleristExhibitView
    from ..models.gallerist_renowned_view import GalleristRenownedView


T = TypeVar("T", bound="GalleristPlayerView")


@_attrs_define
class GalleristPlayerView:
    """A player.

    Attributes:
        contracts (list[GalleristContractView | None]): One value for each contract slot of a player board, from the
            left.
        desks (int): The number of assistants at desks.
        dismissed (int): The number of assistants removed from the game because no desk was free.
        gallery (GalleristByVisitorUint8):
        influence (int): The position on the Influence track.
        lobby (GalleristByVisitorUint8):
        money (int): The money in cash.
        queue (int): The number of assistants in the queue.
        reputation (list[int | None]): One value for each reputation space of a player board, in printed order.
        seat (int): A seat at the table, counted clockwise from 0.
        sold (list[int]): The sold works.
        sold_masterpieces (int): The number of masterpieces among the sold works.
        tickets (GalleristByVisitorUint8):
        works (list[GalleristExhibitView]): The exhibited works, from the left.
        commission (Literal['blue_digital'] | Literal['blue_painting'] | Literal['blue_photo'] |
            Literal['blue_sculpture'] | Literal['red_digital'] | Literal['red_painting'] | Literal['red_photo'] |
            Literal['red_sculpture'] | None | Unset): The artist of the outstanding commission.
        curator (int | None | Unset): The curator card; null if the viewer may not see it.
        dealer (int | None | Unset): The art dealer card; null if the viewer may not see it.
        gallerist (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office'] | None | Unset): The location of the gallerist; null if it is on no location.
        renowned (GalleristRenownedView | None | Unset): The renowned work taken.
        start_tile (int | None | Unset): The start tile on the third art slot of the gallery.
    """

    contracts: list[GalleristContractView | None]
    desks: int
    dismissed: int
    gallery: GalleristByVisitorUint8
    influence: int
    lobby: GalleristByVisitorUint8
    money: int
    queue: int
    reputation: list[int | None]
    seat: int
    sold: list[int]
    sold_masterpieces: int
    tickets: GalleristByVisitorUint8
    works: list[GalleristExhibitView]
    commission: (
        Literal["blue_digital"]
        | Literal["blue_painting"]
        | Literal["blue_photo"]
        | Literal["blue_sculpture"]
        | Literal["red_digital"]
        | Literal["red_painting"]
        | Literal["red_photo"]
        | Literal["red_sculpture"]
        | None
        | Unset
    ) = UNSET
    curator: int | None | Unset = UNSET
    dealer: int | None | Unset = UNSET
    gallerist: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
        | None
        | Unset
    ) = UNSET
    renowned: GalleristRenownedView | None | Unset = UNSET
    start_tile: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_contract_view import GalleristContractView  # noqa: PLC0415
        from ..models.gallerist_renowned_view import GalleristRenownedView  # noqa: PLC0415

        contracts = []
        for componentsschemas_by_slot_item_data in self.contracts:
            componentsschemas_by_slot_item: dict[str, Any] | None
            if isinstance(componentsschemas_by_slot_item_data, GalleristContractView):
                componentsschemas_by_slot_item = (
                    componentsschemas_by_slot_item_data.to_dict()
                )
            else:
                componentsschemas_by_slot_item = componentsschemas_by_slot_item_data
            contracts.append(componentsschemas_by_slot_item)

        desks = self.desks

        dismissed = self.dismissed

        gallery = self.gallery.to_dict()

        influence = self.influence

        lobby = self.lobby.to_dict()

        money = self.money

        queue = self.queue

        reputation = []
        for componentsschemas_by_niche_item_data in self.reputation:
            componentsschemas_by_niche_item: int | None
            componentsschemas_by_niche_item = componentsschemas_by_niche_item_data
            reputation.append(componentsschemas_by_niche_item)

        seat = self.seat

        sold = self.sold

        sold_masterpieces = self.sold_masterpieces

        tickets = self.tickets.to_dict()

        works = []
        for works_item_data in self.works:
            works_item = works_item_data.to_dict()
            works.append(works_item)

        commission: (
            Literal["blue_digital"]
            | Literal["blue_painting"]
            | Literal["blue_photo"]
            | Literal["blue_sculpture"]
            | Literal["red_digital"]
            | Literal["red_painting"]
            | Literal["red_photo"]
            | Literal["red_sculpture"]
            | None
            | Unset
        )
        if isinstance(self.commission, Unset):
            commission = UNSET
        else:
            commission = self.commission

        curator: int | None | Unset
        if isinstance(self.curator, Unset):
            curator = UNSET
        else:
            curator = self.curator

        dealer: int | None | Unset
        if isinstance(self.dealer, Unset):
            dealer = UNSET
        else:
            dealer = self.dealer

        gallerist: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        )
        if isinstance(self.gallerist, Unset):
            gallerist = UNSET
        else:
            gallerist = self.gallerist

        renowned: dict[str, Any] | None | Unset
        if isinstance(self.renowned, Unset):
            renowned = UNSET
        elif isinstance(self.renowned, GalleristRenownedView):
            renowned = self.renowned.to_dict()
        else:
            renowned = self.renowned

        start_tile: int | None | Unset
        if isinstance(self.start_tile, Unset):
            start_tile = UNSET
        else:
            start_tile = self.start_tile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "contracts": contracts,
                "desks": desks,
                "dismissed": dismissed,
                "gallery": gallery,
                "influence": influence,
                "lobby": lobby,
                "money": money,
                "queue": queue,
                "reputation": reputation,
                "seat": seat,
                "sold": sold,
                "sold_masterpieces": sold_masterpieces,
                "tickets": tickets,
                "works": works,
            }
        )
        if commission is not UNSET:
            field_dict["commission"] = commission
        if curator is not UNSET:
            field_dict["curator"] = curator
        if dealer is not UNSET:
            field_dict["dealer"] = dealer
        if gallerist is not UNSET:
            field_dict["gallerist"] = gallerist
        if renowned is not UNSET:
            field_dict["renowned"] = renowned
        if start_tile is not UNSET:
            field_dict["start_tile"] = start_tile

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415
        from ..models.gallerist_contract_view import GalleristContractView  # noqa: PLC0415
        from ..models.gallerist_exhibit_view import GalleristExhibitView  # noqa: PLC0415
        from ..models.gallerist_renowned_view import GalleristRenownedView  # noqa: PLC0415

        d = dict(src_dict)
        contracts = []
        _contracts = d.pop("contracts")
        for componentsschemas_by_slot_item_data in _contracts:

            def _parse_componentsschemas_by_slot_item(
                data: object,
            ) -> GalleristContractView | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_by_slot_item_type_0 = (
                        GalleristContractView.from_dict(data)
                    )

                    return componentsschemas_by_slot_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GalleristContractView | None, data)

            componentsschemas_by_slot_item = _parse_componentsschemas_by_slot_item(
                componentsschemas_by_slot_item_data
            )

            contracts.append(componentsschemas_by_slot_item)

        desks = d.pop("desks")

        dismissed = d.pop("dismissed")

        gallery = GalleristByVisitorUint8.from_dict(d.pop("gallery"))

        influence = d.pop("influence")

        lobby = GalleristByVisitorUint8.from_dict(d.pop("lobby"))

        money = d.pop("money")

        queue = d.pop("queue")

        reputation = []
        _reputation = d.pop("reputation")
        for componentsschemas_by_niche_item_data in _reputation:

            def _parse_componentsschemas_by_niche_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_by_niche_item = _parse_componentsschemas_by_niche_item(
                componentsschemas_by_niche_item_data
            )

            reputation.append(componentsschemas_by_niche_item)

        seat = d.pop("seat")

        sold = cast(list[int], d.pop("sold"))

        sold_masterpieces = d.pop("sold_masterpieces")

        tickets = GalleristByVisitorUint8.from_dict(d.pop("tickets"))

        works = []
        _works = d.pop("works")
        for works_item_data in _works:
            works_item = GalleristExhibitView.from_dict(works_item_data)

            works.append(works_item)

        def _parse_commission(
            data: object,
        ) -> (
            Literal["blue_digital"]
            | Literal["blue_painting"]
            | Literal["blue_photo"]
            | Literal["blue_sculpture"]
            | Literal["red_digital"]
            | Literal["red_painting"]
            | Literal["red_photo"]
            | Literal["red_sculpture"]
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_artist_type_0 = cast(
                Literal["blue_digital"], data
            )
            if componentsschemas_gallerist_artist_type_0 != "blue_digital":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_0 must match const 'blue_digital', got '{componentsschemas_gallerist_artist_type_0}'"
                )
            return componentsschemas_gallerist_artist_type_0
            componentsschemas_gallerist_artist_type_1 = cast(
                Literal["red_digital"], data
            )
            if componentsschemas_gallerist_artist_type_1 != "red_digital":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_1 must match const 'red_digital', got '{componentsschemas_gallerist_artist_type_1}'"
                )
            return componentsschemas_gallerist_artist_type_1
            componentsschemas_gallerist_artist_type_2 = cast(
                Literal["blue_photo"], data
            )
            if componentsschemas_gallerist_artist_type_2 != "blue_photo":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_2 must match const 'blue_photo', got '{componentsschemas_gallerist_artist_type_2}'"
                )
            return componentsschemas_gallerist_artist_type_2
            componentsschemas_gallerist_artist_type_3 = cast(Literal["red_photo"], data)
            if componentsschemas_gallerist_artist_type_3 != "red_photo":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_3 must match const 'red_photo', got '{componentsschemas_gallerist_artist_type_3}'"
                )
            return componentsschemas_gallerist_artist_type_3
            componentsschemas_gallerist_artist_type_4 = cast(
                Literal["blue_sculpture"], data
            )
            if componentsschemas_gallerist_artist_type_4 != "blue_sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_4 must match const 'blue_sculpture', got '{componentsschemas_gallerist_artist_type_4}'"
                )
            return componentsschemas_gallerist_artist_type_4
            componentsschemas_gallerist_artist_type_5 = cast(
                Literal["red_sculpture"], data
            )
            if componentsschemas_gallerist_artist_type_5 != "red_sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_5 must match const 'red_sculpture', got '{componentsschemas_gallerist_artist_type_5}'"
                )
            return componentsschemas_gallerist_artist_type_5
            componentsschemas_gallerist_artist_type_6 = cast(
                Literal["blue_painting"], data
            )
            if componentsschemas_gallerist_artist_type_6 != "blue_painting":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_6 must match const 'blue_painting', got '{componentsschemas_gallerist_artist_type_6}'"
                )
            return componentsschemas_gallerist_artist_type_6
            componentsschemas_gallerist_artist_type_7 = cast(
                Literal["red_painting"], data
            )
            if componentsschemas_gallerist_artist_type_7 != "red_painting":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_7 must match const 'red_painting', got '{componentsschemas_gallerist_artist_type_7}'"
                )
            return componentsschemas_gallerist_artist_type_7
            return cast(
                Literal["blue_digital"]
                | Literal["blue_painting"]
                | Literal["blue_photo"]
                | Literal["blue_sculpture"]
                | Literal["red_digital"]
                | Literal["red_painting"]
                | Literal["red_photo"]
                | Literal["red_sculpture"]
                | None
                | Unset,
                data,
            )

        commission = _parse_commission(d.pop("commission", UNSET))

        def _parse_curator(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        curator = _parse_curator(d.pop("curator", UNSET))

        def _parse_dealer(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        dealer = _parse_dealer(d.pop("dealer", UNSET))

        def _parse_gallerist(
            data: object,
        ) -> (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_location_type_0 = cast(
                Literal["sales_office"], data
            )
            if componentsschemas_gallerist_location_type_0 != "sales_office":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_0 must match const 'sales_office', got '{componentsschemas_gallerist_location_type_0}'"
                )
            return componentsschemas_gallerist_location_type_0
            componentsschemas_gallerist_location_type_1 = cast(
                Literal["artists_colony"], data
            )
            if componentsschemas_gallerist_location_type_1 != "artists_colony":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_1 must match const 'artists_colony', got '{componentsschemas_gallerist_location_type_1}'"
                )
            return componentsschemas_gallerist_location_type_1
            componentsschemas_gallerist_location_type_2 = cast(
                Literal["media_center"], data
            )
            if componentsschemas_gallerist_location_type_2 != "media_center":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_2 must match const 'media_center', got '{componentsschemas_gallerist_location_type_2}'"
                )
            return componentsschemas_gallerist_location_type_2
            componentsschemas_gallerist_location_type_3 = cast(
                Literal["international_market"], data
            )
            if componentsschemas_gallerist_location_type_3 != "international_market":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_3 must match const 'international_market', got '{componentsschemas_gallerist_location_type_3}'"
                )
            return componentsschemas_gallerist_location_type_3
            return cast(
                Literal["artists_colony"]
                | Literal["international_market"]
                | Literal["media_center"]
                | Literal["sales_office"]
                | None
                | Unset,
                data,
            )

        gallerist = _parse_gallerist(d.pop("gallerist", UNSET))

        def _parse_renowned(data: object) -> GalleristRenownedView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                renowned_type_0 = GalleristRenownedView.from_dict(data)

                return renowned_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristRenownedView | None | Unset, data)

        renowned = _parse_renowned(d.pop("renowned", UNSET))

        def _parse_start_tile(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        start_tile = _parse_start_tile(d.pop("start_tile", UNSET))

        gallerist_player_view = cls(
            contracts=contracts,
            desks=desks,
            dismissed=dismissed,
            gallery=gallery,
            influence=influence,
            lobby=lobby,
            money=money,
            queue=queue,
            reputation=reputation,
            seat=seat,
            sold=sold,
            sold_masterpieces=sold_masterpieces,
            tickets=tickets,
            works=works,
            commission=commission,
            curator=curator,
            dealer=dealer,
            gallerist=gallerist,
            renowned=renowned,
            start_tile=start_tile,
        )

        gallerist_player_view.additional_properties = d
        return gallerist_player_view

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
