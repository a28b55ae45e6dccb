from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_bonus import GalleristBonus

if TYPE_CHECKING:
    from ..models.gallerist_artist_tile import GalleristArtistTile
    from ..models.gallerist_card_goal import GalleristCardGoal
    from ..models.gallerist_contract_face import GalleristContractFace
    from ..models.gallerist_fame_track import GalleristFameTrack
    from ..models.gallerist_influence_track import GalleristInfluenceTrack
    from ..models.gallerist_player_count_setup import GalleristPlayerCountSetup
    from ..models.gallerist_player_setup import GalleristPlayerSetup
    from ..models.gallerist_printed_market import GalleristPrintedMarket
    from ..models.gallerist_printed_promotion import GalleristPrintedPromotion
    from ..models.gallerist_printed_work import GalleristPrintedWork
    from ..models.gallerist_queue_space import GalleristQueueSpace
    from ..models.gallerist_solo_goals import GalleristSoloGoals
    from ..models.gallerist_tile_face import GalleristTileFace
    from ..models.gallerist_visitor_earnings import GalleristVisitorEarnings


T = TypeVar("T", bound="GalleristComponents")


@_attrs_define
class GalleristComponents:
    """The layout of the file. A work, a contract, a reputation tile and a card have their place in the list as id.

    Attributes:
        artist_bonus_tiles (list[GalleristBonus]): The bonus tiles for undiscovered artists.
        artists (list[GalleristArtistTile]): The artist tiles, two for each artist.
        contract_slots (list[GalleristBonus]): The bonus of filling each empty contract slot.
        contracts (list[GalleristContractFace]): The contracts, by their ids.
        curators (list[list[GalleristCardGoal]]): The goals of the curator cards, by their ids.
        dealers (list[list[GalleristCardGoal]]): The goals of the art dealer cards, by their ids.
        fame (GalleristFameTrack): The fame track: ranks and sale values.
        influence (GalleristInfluenceTrack): The Influence track.
        intermediate_scoring (GalleristVisitorEarnings): The earnings of visitors in a gallery.
        market (GalleristPrintedMarket): The International Market.
        office (GalleristPlayerSetup): The setup of a player.
        promotion (GalleristPrintedPromotion): The promotion of artists.
        queue (list[GalleristQueueSpace]): The unemployment queue, in the order of hiring.
        reputation_spaces (list[GalleristBonus]): The bonus of covering each reputation space.
        reputation_tiles (list[GalleristTileFace]): The reputation tiles, by their ids.
        solo_goals (GalleristSoloGoals): The goals of a solo game, by level.
        tables (list[GalleristPlayerCountSetup]): The setups for one to four players.
        works (list[GalleristPrintedWork]): The works, by their ids.
    """

    artist_bonus_tiles: list[GalleristBonus]
    artists: list[GalleristArtistTile]
    contract_slots: list[GalleristBonus]
    contracts: list[GalleristContractFace]
    curators: list[list[GalleristCardGoal]]
    dealers: list[list[GalleristCardGoal]]
    fame: GalleristFameTrack
    influence: GalleristInfluenceTrack
    intermediate_scoring: GalleristVisitorEarnings
    market: GalleristPrintedMarket
    office: GalleristPlayerSetup
    promotion: GalleristPrintedPromotion
    queue: list[GalleristQueueSpace]
    reputation_spaces: list[GalleristBonus]
    reputation_tiles: list[GalleristTileFace]
    solo_goals: GalleristSoloGoals
    tables: list[GalleristPlayerCountSetup]
    works: list[GalleristPrintedWork]

    def to_dict(self) -> dict[str, Any]:
        artist_bonus_tiles = []
        for artist_bonus_tiles_item_data in self.artist_bonus_tiles:
            artist_bonus_tiles_item = artist_bonus_tiles_item_data.value
            artist_bonus_tiles.append(artist_bonus_tiles_item)

        artists = []
        for artists_item_data in self.artists:
            artists_item = artists_item_data.to_dict()
            artists.append(artists_item)

        contract_slots = []
        for contract_slots_item_data in self.contract_slots:
            contract_slots_item = contract_slots_item_data.value
            contract_slots.append(contract_slots_item)

        contracts = []
        for contracts_item_data in self.contracts:
            contracts_item = contracts_item_data.to_dict()
            contracts.append(contracts_item)

        curators = []
        for curators_item_data in self.curators:
            curators_item = []
            for curators_item_item_data in curators_item_data:
                curators_item_item = curators_item_item_data.to_dict()
                curators_item.append(curators_item_item)

            curators.append(curators_item)

        dealers = []
        for dealers_item_data in self.dealers:
            dealers_item = []
            for dealers_item_item_data in dealers_item_data:
                dealers_item_item = dealers_item_item_data.to_dict()
                dealers_item.append(dealers_item_item)

            dealers.append(dealers_item)

        fame = self.fame.to_dict()

        influence = self.influence.to_dict()

        intermediate_scoring = self.intermediate_scoring.to_dict()

        market = self.market.to_dict()

        office = self.office.to_dict()

        promotion = self.promotion.to_dict()

        queue = []
        for queue_item_data in self.queue:
            queue_item = queue_item_data.to_dict()
            queue.append(queue_item)

        reputation_spaces = []
        for reputation_spaces_item_data in self.reputation_spaces:
            reputation_spaces_item = reputation_spaces_item_data.value
            reputation_spaces.append(reputation_spaces_item)

        reputation_tiles = []
        for reputation_tiles_item_data in self.reputation_tiles:
            reputation_tiles_item = reputation_tiles_item_data.to_dict()
            reputation_tiles.append(reputation_tiles_item)

        solo_goals = self.solo_goals.to_dict()

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        works = []
        for works_item_data in self.works:
            works_item = works_item_data.to_dict()
            works.append(works_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist_bonus_tiles": artist_bonus_tiles,
                "artists": artists,
                "contract_slots": contract_slots,
                "contracts": contracts,
                "curators": curators,
                "dealers": dealers,
                "fame": fame,
                "influence": influence,
                "intermediate_scoring": intermediate_scoring,
                "market": market,
                "office": office,
                "promotion": promotion,
                "queue": queue,
                "reputation_spaces": reputation_spaces,
                "reputation_tiles": reputation_tiles,
                "solo_goals": solo_goals,
                "tables": tables,
                "works": works,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_artist_tile import GalleristArtistTile  # noqa: PLC0415
        from ..models.gallerist_card_goal import GalleristCardGoal  # noqa: PLC0415
        from ..models.gallerist_contract_face import GalleristContractFace  # noqa: PLC0415
        from ..models.gallerist_fame_track import GalleristFameTrack  # noqa: PLC0415
        from ..models.gallerist_influence_track import GalleristInfluenceTrack  # noqa: PLC0415
        from ..models.gallerist_player_count_setup import GalleristPlayerCountSetup  # noqa: PLC0415
        from ..models.gallerist_player_setup import GalleristPlayerSetup  # noqa: PLC0415
        from ..models.gallerist_printed_market import GalleristPrintedMarket  # noqa: PLC0415
        from ..models.gallerist_printed_promotion import GalleristPrintedPromotion  # noqa: PLC0415
        from ..models.gallerist_printed_work import GalleristPrintedWork  # noqa: PLC0415
        from ..models.gallerist_queue_space import GalleristQueueSpace  # noqa: PLC0415
        from ..models.gallerist_solo_goals import GalleristSoloGoals  # noqa: PLC0415
        from ..models.gallerist_tile_face import GalleristTileFace  # noqa: PLC0415
        from ..models.gallerist_visitor_earnings import GalleristVisitorEarnings  # noqa: PLC0415

        d = dict(src_dict)
        artist_bonus_tiles = []
        _artist_bonus_tiles = d.pop("artist_bonus_tiles")
        for artist_bonus_tiles_item_data in _artist_bonus_tiles:
            artist_bonus_tiles_item = GalleristBonus(artist_bonus_tiles_item_data)

            artist_bonus_tiles.append(artist_bonus_tiles_item)

        artists = []
        _artists = d.pop("artists")
        for artists_item_data in _artists:
            artists_item = GalleristArtistTile.from_dict(artists_item_data)

            artists.append(artists_item)

        contract_slots = []
        _contract_slots = d.pop("contract_slots")
        for contract_slots_item_data in _contract_slots:
            contract_slots_item = GalleristBonus(contract_slots_item_data)

            contract_slots.append(contract_slots_item)

        contracts = []
        _contracts = d.pop("contracts")
        for contracts_item_data in _contracts:
            contracts_item = GalleristContractFace.from_dict(contracts_item_data)

            contracts.append(contracts_item)

        curators = []
        _curators = d.pop("curators")
        for curators_item_data in _curators:
            curators_item = []
            _curators_item = curators_item_data
            for curators_item_item_data in _curators_item:
                curators_item_item = GalleristCardGoal.from_dict(
                    curators_item_item_data
                )

                curators_item.append(curators_item_item)

            curators.append(curators_item)

        dealers = []
        _dealers = d.pop("dealers")
        for dealers_item_data in _dealers:
            dealers_item = []
            _dealers_item = dealers_item_data
            for dealers_item_item_data in _dealers_item:
                dealers_item_item = GalleristCardGoal.from_dict(dealers_item_item_data)

                dealers_item.append(dealers_item_item)

            dealers.append(dealers_item)

        fame = GalleristFameTrack.from_dict(d.pop("fame"))

        influence = GalleristInfluenceTrack.from_dict(d.pop("influence"))

        intermediate_scoring = GalleristVisitorEarnings.from_dict(
            d.pop("intermediate_scoring")
        )

        market = GalleristPrintedMarket.from_dict(d.pop("market"))

        office = GalleristPlayerSetup.from_dict(d.pop("office"))

        promotion = GalleristPrintedPromotion.from_dict(d.pop("promotion"))

        queue = []
        _queue = d.pop("queue")
        for queue_item_data in _queue:
            queue_item = GalleristQueueSpace.from_dict(queue_item_data)

            queue.append(queue_item)

        reputation_spaces = []
        _reputation_spaces = d.pop("reputation_spaces")
        for reputation_spaces_item_data in _reputation_spaces:
            reputation_spaces_item = GalleristBonus(reputation_spaces_item_data)

            reputation_spaces.append(reputation_spaces_item)

        reputation_tiles = []
        _reputation_tiles = d.pop("reputation_tiles")
        for reputation_tiles_item_data in _reputation_tiles:
            reputation_tiles_item = GalleristTileFace.from_dict(
                reputation_tiles_item_data
            )

            reputation_tiles.append(reputation_tiles_item)

        solo_goals = GalleristSoloGoals.from_dict(d.pop("solo_goals"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = GalleristPlayerCountSetup.from_dict(tables_item_data)

            tables.append(tables_item)

        works = []
        _works = d.pop("works")
        for works_item_data in _works:
            works_item = GalleristPrintedWork.from_dict(works_item_data)

            works.append(works_item)

        gallerist_components = cls(
            artist_bonus_tiles=artist_bonus_tiles,
            artists=artists,
            contract_slots=contract_slots,
            contracts=contracts,
            curators=curators,
            dealers=dealers,
            fame=fame,
            influence=influence,
            intermediate_scoring=intermediate_scoring,
            market=market,
            office=office,
            promotion=promotion,
            queue=queue,
            reputation_spaces=reputation_spaces,
            reputation_tiles=reputation_tiles,
            solo_goals=solo_goals,
            tables=tables,
            works=works,
        )

        return gallerist_components
