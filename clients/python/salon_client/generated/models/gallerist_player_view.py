from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_location import GalleristLocation
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
        commission (GalleristArtist | None | Unset): The artist of the outstanding commission.
        curator (int | None | Unset): The curator card; null if the viewer may not see it.
        dealer (int | None | Unset): The art dealer card; null if the viewer may not see it.
        gallerist (GalleristLocation | None | Unset): The location of the gallerist; null if it is on no location.
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
    commission: GalleristArtist | None | Unset = UNSET
    curator: int | None | Unset = UNSET
    dealer: int | None | Unset = UNSET
    gallerist: GalleristLocation | None | Unset = UNSET
    renowned: GalleristRenownedView | None | Unset = UNSET
    start_tile: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_contract_view import GalleristContractView  # noqa: PLC0415
        from ..models.gallerist_renowned_view import GalleristRenownedView  # noqa: PLC0415

        contracts = []
        for componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data in self.contracts:
            componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item: (
                dict[str, Any] | None
            )
            if isinstance(
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data,
                GalleristContractView,
            ):
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item = componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data.to_dict()
            else:
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item = componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data
            contracts.append(
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item
            )

        desks = self.desks

        dismissed = self.dismissed

        gallery = self.gallery.to_dict()

        influence = self.influence

        lobby = self.lobby.to_dict()

        money = self.money

        queue = self.queue

        reputation = []
        for (
            componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item_data
        ) in self.reputation:
            componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item: (
                int | None
            )
            componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item = (
                componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item_data
            )
            reputation.append(
                componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item
            )

        seat = self.seat

        sold = self.sold

        sold_masterpieces = self.sold_masterpieces

        tickets = self.tickets.to_dict()

        works = []
        for works_item_data in self.works:
            works_item = works_item_data.to_dict()
            works.append(works_item)

        commission: None | str | Unset
        if isinstance(self.commission, Unset):
            commission = UNSET
        elif isinstance(self.commission, GalleristArtist):
            commission = self.commission.value
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

        gallerist: None | str | Unset
        if isinstance(self.gallerist, Unset):
            gallerist = UNSET
        elif isinstance(self.gallerist, GalleristLocation):
            gallerist = self.gallerist.value
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
        for componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data in _contracts:

            def _parse_componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item(
                data: object,
            ) -> GalleristContractView | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_type_0 = GalleristContractView.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GalleristContractView | None, data)

            componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item = _parse_componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item(
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item_data
            )

            contracts.append(
                componentsschemas_gallerist_by_slot_nullable_gallerist_contract_view_item
            )

        desks = d.pop("desks")

        dismissed = d.pop("dismissed")

        gallery = GalleristByVisitorUint8.from_dict(d.pop("gallery"))

        influence = d.pop("influence")

        lobby = GalleristByVisitorUint8.from_dict(d.pop("lobby"))

        money = d.pop("money")

        queue = d.pop("queue")

        reputation = []
        _reputation = d.pop("reputation")
        for (
            componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item_data
        ) in _reputation:

            def _parse_componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item(
                data: object,
            ) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item = _parse_componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item(
                componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item_data
            )

            reputation.append(
                componentsschemas_gallerist_by_niche_nullable_gallerist_tile_item
            )

        seat = d.pop("seat")

        sold = cast(list[int], d.pop("sold"))

        sold_masterpieces = d.pop("sold_masterpieces")

        tickets = GalleristByVisitorUint8.from_dict(d.pop("tickets"))

        works = []
        _works = d.pop("works")
        for works_item_data in _works:
            works_item = GalleristExhibitView.from_dict(works_item_data)

            works.append(works_item)

        def _parse_commission(data: object) -> GalleristArtist | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                commission_type_0 = GalleristArtist(data)

                return commission_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristArtist | None | Unset, data)

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

        def _parse_gallerist(data: object) -> GalleristLocation | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gallerist_type_0 = GalleristLocation(data)

                return gallerist_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristLocation | None | Unset, data)

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
