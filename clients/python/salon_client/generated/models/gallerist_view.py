from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_end_cause import GalleristEndCause
from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda
from ..models.gallerist_phase import GalleristPhase
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_by_artist_gallerist_artist_view import (
        GalleristByArtistGalleristArtistView,
    )
    from ..models.gallerist_by_form_gallerist_by_column_nullable_gallerist_owner import (
        GalleristByFormGalleristByColumnNullableGalleristOwner,
    )
    from ..models.gallerist_by_form_gallerist_by_column_nullable_gallerist_tile import (
        GalleristByFormGalleristByColumnNullableGalleristTile,
    )
    from ..models.gallerist_by_form_gallerist_stack_view import (
        GalleristByFormGalleristStackView,
    )
    from ..models.gallerist_by_location_nullable_gallerist_occupant import (
        GalleristByLocationNullableGalleristOccupant,
    )
    from ..models.gallerist_by_location_nullable_gallerist_tile import (
        GalleristByLocationNullableGalleristTile,
    )
    from ..models.gallerist_by_offer_gallerist_by_column_nullable_gallerist_owner import (
        GalleristByOfferGalleristByColumnNullableGalleristOwner,
    )
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8
    from ..models.gallerist_lacerda_view import GalleristLacerdaView
    from ..models.gallerist_owner_seat import GalleristOwnerSeat
    from ..models.gallerist_player_view import GalleristPlayerView
    from ..models.gallerist_task_assistant import GalleristTaskAssistant
    from ..models.gallerist_task_cover import GalleristTaskCover
    from ..models.gallerist_task_exhibit import GalleristTaskExhibit
    from ..models.gallerist_task_fame import GalleristTaskFame
    from ..models.gallerist_task_influence import GalleristTaskInfluence
    from ..models.gallerist_task_investment import GalleristTaskInvestment
    from ..models.gallerist_task_lacerda_ticket import GalleristTaskLacerdaTicket
    from ..models.gallerist_task_pay import GalleristTaskPay
    from ..models.gallerist_task_place import GalleristTaskPlace
    from ..models.gallerist_task_refill_display import GalleristTaskRefillDisplay
    from ..models.gallerist_task_release_collector import GalleristTaskReleaseCollector
    from ..models.gallerist_task_send_buyer import GalleristTaskSendBuyer
    from ..models.gallerist_task_send_lobby import GalleristTaskSendLobby
    from ..models.gallerist_task_sign import GalleristTaskSign
    from ..models.gallerist_task_tickets import GalleristTaskTickets
    from ..models.gallerist_task_turn_contract import GalleristTaskTurnContract
    from ..models.gallerist_task_uncover import GalleristTaskUncover
    from ..models.gallerist_task_welcome import GalleristTaskWelcome
    from ..models.gallerist_waiting_view import GalleristWaitingView


T = TypeVar("T", bound="GalleristView")


@_attrs_define
class GalleristView:
    """The game as one viewer may see it.

    Attributes:
        acted (bool): Whether the location action was taken.
        actor (int): A seat at the table, counted clockwise from 0.
        artists (GalleristByArtistGalleristArtistView):
        bag (GalleristByVisitorUint8):
        bidders (list[GalleristOwnerLacerda | GalleristOwnerSeat]): The bidders that still take a renowned work, in
            order.
        box_office (GalleristByVisitorUint8):
        contract_deck (int): The number of contracts in the deck.
        contract_discards (list[int]): The discarded contracts.
        display (list[list[int]]): One value for each space of the contract display, from the left.
        easels (list[int]): The renowned works not yet taken.
        ending (bool): Whether the end of the game was triggered.
        executive_taken (bool): Whether the executive action was taken.
        first (int): A seat at the table, counted clockwise from 0.
        intermediate_scored (bool): Whether the intermediate scoring has taken place.
        kicked_out (bool): Whether the acting seat acts because it was kicked out.
        last_round (bool): Whether this is the last round.
        leaving_assistant (bool): Whether an assistant will be left behind when the gallerist moves.
        locations (GalleristByLocationNullableGalleristOccupant):
        market_auction (GalleristByOfferGalleristByColumnNullableGalleristOwner):
        market_tiles (GalleristByFormGalleristByColumnNullableGalleristTile):
        market_upper (GalleristByFormGalleristByColumnNullableGalleristOwner):
        pending (list[GalleristTaskAssistant | GalleristTaskCover | GalleristTaskExhibit | GalleristTaskFame |
            GalleristTaskInfluence | GalleristTaskInvestment | GalleristTaskLacerdaTicket | GalleristTaskPay |
            GalleristTaskPlace | GalleristTaskRefillDisplay | GalleristTaskReleaseCollector | GalleristTaskSendBuyer |
            GalleristTaskSendLobby | GalleristTaskSign | GalleristTaskTickets | GalleristTaskTurnContract |
            GalleristTaskUncover | GalleristTaskWelcome]): The pending tasks of the acting seat, the next one last.
        phase (GalleristPhase): The phase of the game.

            - `start`: Seats choose their start locations.
            - `move`: The seat whose turn it is moves its gallerist.
            - `act`: The acting seat takes actions.
            - `auction`: Renowned works are taken.
            - `over`: The game is over.
        players (list[GalleristPlayerView]): The players.
        plaza (GalleristByVisitorUint8):
        promotion_tokens (list[int]): One value for each promotion level, the lowest first.
        round_ (int): The number of the current round, from 1; 0 before the first.
        spent_tickets (GalleristByVisitorUint8):
        stacks (GalleristByFormGalleristStackView):
        start_tiles (GalleristByLocationNullableGalleristTile):
        turn (int): A seat at the table, counted clockwise from 0.
        ended_by (GalleristEndCause | None | Unset): What triggered the end; null before that, and in version 1 of the
            rules.
        lacerda (GalleristLacerdaView | None | Unset): The solo opponent; null in a game for several seats.
        waiting (GalleristWaitingView | None | Unset): The kicked-out piece that waits in front of a location.
    """

    acted: bool
    actor: int
    artists: GalleristByArtistGalleristArtistView
    bag: GalleristByVisitorUint8
    bidders: list[GalleristOwnerLacerda | GalleristOwnerSeat]
    box_office: GalleristByVisitorUint8
    contract_deck: int
    contract_discards: list[int]
    display: list[list[int]]
    easels: list[int]
    ending: bool
    executive_taken: bool
    first: int
    intermediate_scored: bool
    kicked_out: bool
    last_round: bool
    leaving_assistant: bool
    locations: GalleristByLocationNullableGalleristOccupant
    market_auction: GalleristByOfferGalleristByColumnNullableGalleristOwner
    market_tiles: GalleristByFormGalleristByColumnNullableGalleristTile
    market_upper: GalleristByFormGalleristByColumnNullableGalleristOwner
    pending: list[
        GalleristTaskAssistant
        | GalleristTaskCover
        | GalleristTaskExhibit
        | GalleristTaskFame
        | GalleristTaskInfluence
        | GalleristTaskInvestment
        | GalleristTaskLacerdaTicket
        | GalleristTaskPay
        | GalleristTaskPlace
        | GalleristTaskRefillDisplay
        | GalleristTaskReleaseCollector
        | GalleristTaskSendBuyer
        | GalleristTaskSendLobby
        | GalleristTaskSign
        | GalleristTaskTickets
        | GalleristTaskTurnContract
        | GalleristTaskUncover
        | GalleristTaskWelcome
    ]
    phase: GalleristPhase
    players: list[GalleristPlayerView]
    plaza: GalleristByVisitorUint8
    promotion_tokens: list[int]
    round_: int
    spent_tickets: GalleristByVisitorUint8
    stacks: GalleristByFormGalleristStackView
    start_tiles: GalleristByLocationNullableGalleristTile
    turn: int
    ended_by: GalleristEndCause | None | Unset = UNSET
    lacerda: GalleristLacerdaView | None | Unset = UNSET
    waiting: GalleristWaitingView | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_lacerda_view import GalleristLacerdaView  # noqa: PLC0415
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415
        from ..models.gallerist_task_assistant import GalleristTaskAssistant  # noqa: PLC0415
        from ..models.gallerist_task_cover import GalleristTaskCover  # noqa: PLC0415
        from ..models.gallerist_task_exhibit import GalleristTaskExhibit  # noqa: PLC0415
        from ..models.gallerist_task_fame import GalleristTaskFame  # noqa: PLC0415
        from ..models.gallerist_task_influence import GalleristTaskInfluence  # noqa: PLC0415
        from ..models.gallerist_task_investment import GalleristTaskInvestment  # noqa: PLC0415
        from ..models.gallerist_task_pay import GalleristTaskPay  # noqa: PLC0415
        from ..models.gallerist_task_place import GalleristTaskPlace  # noqa: PLC0415
        from ..models.gallerist_task_refill_display import GalleristTaskRefillDisplay  # noqa: PLC0415
        from ..models.gallerist_task_release_collector import (
            GalleristTaskReleaseCollector,  # noqa: PLC0415
        )
        from ..models.gallerist_task_send_buyer import GalleristTaskSendBuyer  # noqa: PLC0415
        from ..models.gallerist_task_send_lobby import GalleristTaskSendLobby  # noqa: PLC0415
        from ..models.gallerist_task_sign import GalleristTaskSign  # noqa: PLC0415
        from ..models.gallerist_task_tickets import GalleristTaskTickets  # noqa: PLC0415
        from ..models.gallerist_task_turn_contract import GalleristTaskTurnContract  # noqa: PLC0415
        from ..models.gallerist_task_uncover import GalleristTaskUncover  # noqa: PLC0415
        from ..models.gallerist_task_welcome import GalleristTaskWelcome  # noqa: PLC0415
        from ..models.gallerist_waiting_view import GalleristWaitingView  # noqa: PLC0415

        acted = self.acted

        actor = self.actor

        artists = self.artists.to_dict()

        bag = self.bag.to_dict()

        bidders = []
        for bidders_item_data in self.bidders:
            bidders_item: dict[str, Any] | str
            if isinstance(bidders_item_data, GalleristOwnerSeat):
                bidders_item = bidders_item_data.to_dict()
            else:
                bidders_item = bidders_item_data.value

            bidders.append(bidders_item)

        box_office = self.box_office.to_dict()

        contract_deck = self.contract_deck

        contract_discards = self.contract_discards

        display = []
        for (
            componentsschemas_gallerist_by_space_array_of_gallerist_contract_item_data
        ) in self.display:
            componentsschemas_gallerist_by_space_array_of_gallerist_contract_item = componentsschemas_gallerist_by_space_array_of_gallerist_contract_item_data

            display.append(
                componentsschemas_gallerist_by_space_array_of_gallerist_contract_item
            )

        easels = self.easels

        ending = self.ending

        executive_taken = self.executive_taken

        first = self.first

        intermediate_scored = self.intermediate_scored

        kicked_out = self.kicked_out

        last_round = self.last_round

        leaving_assistant = self.leaving_assistant

        locations = self.locations.to_dict()

        market_auction = self.market_auction.to_dict()

        market_tiles = self.market_tiles.to_dict()

        market_upper = self.market_upper.to_dict()

        pending = []
        for pending_item_data in self.pending:
            pending_item: dict[str, Any]
            if isinstance(pending_item_data, GalleristTaskPay):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskFame):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskTickets):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskWelcome):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskInfluence):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskInvestment):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskAssistant):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskSign):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskRefillDisplay):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskSendBuyer):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskTurnContract):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskCover):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskSendLobby):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskPlace):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskExhibit):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskUncover):
                pending_item = pending_item_data.to_dict()
            elif isinstance(pending_item_data, GalleristTaskReleaseCollector):
                pending_item = pending_item_data.to_dict()
            else:
                pending_item = pending_item_data.to_dict()

            pending.append(pending_item)

        phase = self.phase.value

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        plaza = self.plaza.to_dict()

        promotion_tokens = self.promotion_tokens

        round_ = self.round_

        spent_tickets = self.spent_tickets.to_dict()

        stacks = self.stacks.to_dict()

        start_tiles = self.start_tiles.to_dict()

        turn = self.turn

        ended_by: None | str | Unset
        if isinstance(self.ended_by, Unset):
            ended_by = UNSET
        elif isinstance(self.ended_by, GalleristEndCause):
            ended_by = self.ended_by.value
        else:
            ended_by = self.ended_by

        lacerda: dict[str, Any] | None | Unset
        if isinstance(self.lacerda, Unset):
            lacerda = UNSET
        elif isinstance(self.lacerda, GalleristLacerdaView):
            lacerda = self.lacerda.to_dict()
        else:
            lacerda = self.lacerda

        waiting: dict[str, Any] | None | Unset
        if isinstance(self.waiting, Unset):
            waiting = UNSET
        elif isinstance(self.waiting, GalleristWaitingView):
            waiting = self.waiting.to_dict()
        else:
            waiting = self.waiting

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "acted": acted,
                "actor": actor,
                "artists": artists,
                "bag": bag,
                "bidders": bidders,
                "box_office": box_office,
                "contract_deck": contract_deck,
                "contract_discards": contract_discards,
                "display": display,
                "easels": easels,
                "ending": ending,
                "executive_taken": executive_taken,
                "first": first,
                "intermediate_scored": intermediate_scored,
                "kicked_out": kicked_out,
                "last_round": last_round,
                "leaving_assistant": leaving_assistant,
                "locations": locations,
                "market_auction": market_auction,
                "market_tiles": market_tiles,
                "market_upper": market_upper,
                "pending": pending,
                "phase": phase,
                "players": players,
                "plaza": plaza,
                "promotion_tokens": promotion_tokens,
                "round": round_,
                "spent_tickets": spent_tickets,
                "stacks": stacks,
                "start_tiles": start_tiles,
                "turn": turn,
            }
        )
        if ended_by is not UNSET:
            field_dict["ended_by"] = ended_by
        if lacerda is not UNSET:
            field_dict["lacerda"] = lacerda
        if waiting is not UNSET:
            field_dict["waiting"] = waiting

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_artist_gallerist_artist_view import (
            GalleristByArtistGalleristArtistView,  # noqa: PLC0415
        )
        from ..models.gallerist_by_form_gallerist_by_column_nullable_gallerist_owner import (
            GalleristByFormGalleristByColumnNullableGalleristOwner,  # noqa: PLC0415
        )
        from ..models.gallerist_by_form_gallerist_by_column_nullable_gallerist_tile import (
            GalleristByFormGalleristByColumnNullableGalleristTile,  # noqa: PLC0415
        )
        from ..models.gallerist_by_form_gallerist_stack_view import (
            GalleristByFormGalleristStackView,  # noqa: PLC0415
        )
        from ..models.gallerist_by_location_nullable_gallerist_occupant import (
            GalleristByLocationNullableGalleristOccupant,  # noqa: PLC0415
        )
        from ..models.gallerist_by_location_nullable_gallerist_tile import (
            GalleristByLocationNullableGalleristTile,  # noqa: PLC0415
        )
        from ..models.gallerist_by_offer_gallerist_by_column_nullable_gallerist_owner import (
            GalleristByOfferGalleristByColumnNullableGalleristOwner,  # noqa: PLC0415
        )
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415
        from ..models.gallerist_lacerda_view import GalleristLacerdaView  # noqa: PLC0415
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415
        from ..models.gallerist_player_view import GalleristPlayerView  # noqa: PLC0415
        from ..models.gallerist_task_assistant import GalleristTaskAssistant  # noqa: PLC0415
        from ..models.gallerist_task_cover import GalleristTaskCover  # noqa: PLC0415
        from ..models.gallerist_task_exhibit import GalleristTaskExhibit  # noqa: PLC0415
        from ..models.gallerist_task_fame import GalleristTaskFame  # noqa: PLC0415
        from ..models.gallerist_task_influence import GalleristTaskInfluence  # noqa: PLC0415
        from ..models.gallerist_task_investment import GalleristTaskInvestment  # noqa: PLC0415
        from ..models.gallerist_task_lacerda_ticket import GalleristTaskLacerdaTicket  # noqa: PLC0415
        from ..models.gallerist_task_pay import GalleristTaskPay  # noqa: PLC0415
        from ..models.gallerist_task_place import GalleristTaskPlace  # noqa: PLC0415
        from ..models.gallerist_task_refill_display import GalleristTaskRefillDisplay  # noqa: PLC0415
        from ..models.gallerist_task_release_collector import (
            GalleristTaskReleaseCollector,  # noqa: PLC0415
        )
        from ..models.gallerist_task_send_buyer import GalleristTaskSendBuyer  # noqa: PLC0415
        from ..models.gallerist_task_send_lobby import GalleristTaskSendLobby  # noqa: PLC0415
        from ..models.gallerist_task_sign import GalleristTaskSign  # noqa: PLC0415
        from ..models.gallerist_task_tickets import GalleristTaskTickets  # noqa: PLC0415
        from ..models.gallerist_task_turn_contract import GalleristTaskTurnContract  # noqa: PLC0415
        from ..models.gallerist_task_uncover import GalleristTaskUncover  # noqa: PLC0415
        from ..models.gallerist_task_welcome import GalleristTaskWelcome  # noqa: PLC0415
        from ..models.gallerist_waiting_view import GalleristWaitingView  # noqa: PLC0415

        d = dict(src_dict)
        acted = d.pop("acted")

        actor = d.pop("actor")

        artists = GalleristByArtistGalleristArtistView.from_dict(d.pop("artists"))

        bag = GalleristByVisitorUint8.from_dict(d.pop("bag"))

        bidders = []
        _bidders = d.pop("bidders")
        for bidders_item_data in _bidders:

            def _parse_bidders_item(
                data: object,
            ) -> GalleristOwnerLacerda | GalleristOwnerSeat:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerSeat.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(data)

                return componentsschemas_gallerist_owner_type_1

            bidders_item = _parse_bidders_item(bidders_item_data)

            bidders.append(bidders_item)

        box_office = GalleristByVisitorUint8.from_dict(d.pop("box_office"))

        contract_deck = d.pop("contract_deck")

        contract_discards = cast(list[int], d.pop("contract_discards"))

        display = []
        _display = d.pop("display")
        for (
            componentsschemas_gallerist_by_space_array_of_gallerist_contract_item_data
        ) in _display:
            componentsschemas_gallerist_by_space_array_of_gallerist_contract_item = cast(
                list[int],
                componentsschemas_gallerist_by_space_array_of_gallerist_contract_item_data,
            )

            display.append(
                componentsschemas_gallerist_by_space_array_of_gallerist_contract_item
            )

        easels = cast(list[int], d.pop("easels"))

        ending = d.pop("ending")

        executive_taken = d.pop("executive_taken")

        first = d.pop("first")

        intermediate_scored = d.pop("intermediate_scored")

        kicked_out = d.pop("kicked_out")

        last_round = d.pop("last_round")

        leaving_assistant = d.pop("leaving_assistant")

        locations = GalleristByLocationNullableGalleristOccupant.from_dict(
            d.pop("locations")
        )

        market_auction = (
            GalleristByOfferGalleristByColumnNullableGalleristOwner.from_dict(
                d.pop("market_auction")
            )
        )

        market_tiles = GalleristByFormGalleristByColumnNullableGalleristTile.from_dict(
            d.pop("market_tiles")
        )

        market_upper = GalleristByFormGalleristByColumnNullableGalleristOwner.from_dict(
            d.pop("market_upper")
        )

        pending = []
        _pending = d.pop("pending")
        for pending_item_data in _pending:

            def _parse_pending_item(
                data: object,
            ) -> (
                GalleristTaskAssistant
                | GalleristTaskCover
                | GalleristTaskExhibit
                | GalleristTaskFame
                | GalleristTaskInfluence
                | GalleristTaskInvestment
                | GalleristTaskLacerdaTicket
                | GalleristTaskPay
                | GalleristTaskPlace
                | GalleristTaskRefillDisplay
                | GalleristTaskReleaseCollector
                | GalleristTaskSendBuyer
                | GalleristTaskSendLobby
                | GalleristTaskSign
                | GalleristTaskTickets
                | GalleristTaskTurnContract
                | GalleristTaskUncover
                | GalleristTaskWelcome
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_0 = (
                        GalleristTaskPay.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_1 = (
                        GalleristTaskFame.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_2 = (
                        GalleristTaskTickets.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_3 = (
                        GalleristTaskWelcome.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_4 = (
                        GalleristTaskInfluence.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_5 = (
                        GalleristTaskInvestment.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_6 = (
                        GalleristTaskAssistant.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_7 = (
                        GalleristTaskSign.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_8 = (
                        GalleristTaskRefillDisplay.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_9 = (
                        GalleristTaskSendBuyer.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_10 = (
                        GalleristTaskTurnContract.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_11 = (
                        GalleristTaskCover.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_12 = (
                        GalleristTaskSendLobby.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_13 = (
                        GalleristTaskPlace.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_14 = (
                        GalleristTaskExhibit.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_15 = (
                        GalleristTaskUncover.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_task_type_16 = (
                        GalleristTaskReleaseCollector.from_dict(data)
                    )

                    return componentsschemas_gallerist_task_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_task_type_17 = (
                    GalleristTaskLacerdaTicket.from_dict(data)
                )

                return componentsschemas_gallerist_task_type_17

            pending_item = _parse_pending_item(pending_item_data)

            pending.append(pending_item)

        phase = GalleristPhase(d.pop("phase"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = GalleristPlayerView.from_dict(players_item_data)

            players.append(players_item)

        plaza = GalleristByVisitorUint8.from_dict(d.pop("plaza"))

        promotion_tokens = cast(list[int], d.pop("promotion_tokens"))

        round_ = d.pop("round")

        spent_tickets = GalleristByVisitorUint8.from_dict(d.pop("spent_tickets"))

        stacks = GalleristByFormGalleristStackView.from_dict(d.pop("stacks"))

        start_tiles = GalleristByLocationNullableGalleristTile.from_dict(
            d.pop("start_tiles")
        )

        turn = d.pop("turn")

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

        def _parse_lacerda(data: object) -> GalleristLacerdaView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                lacerda_type_0 = GalleristLacerdaView.from_dict(data)

                return lacerda_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristLacerdaView | None | Unset, data)

        lacerda = _parse_lacerda(d.pop("lacerda", UNSET))

        def _parse_waiting(data: object) -> GalleristWaitingView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                waiting_type_0 = GalleristWaitingView.from_dict(data)

                return waiting_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristWaitingView | None | Unset, data)

        waiting = _parse_waiting(d.pop("waiting", UNSET))

        gallerist_view = cls(
            acted=acted,
            actor=actor,
            artists=artists,
            bag=bag,
            bidders=bidders,
            box_office=box_office,
            contract_deck=contract_deck,
            contract_discards=contract_discards,
            display=display,
            easels=easels,
            ending=ending,
            executive_taken=executive_taken,
            first=first,
            intermediate_scored=intermediate_scored,
            kicked_out=kicked_out,
            last_round=last_round,
            leaving_assistant=leaving_assistant,
            locations=locations,
            market_auction=market_auction,
            market_tiles=market_tiles,
            market_upper=market_upper,
            pending=pending,
            phase=phase,
            players=players,
            plaza=plaza,
            promotion_tokens=promotion_tokens,
            round_=round_,
            spent_tickets=spent_tickets,
            stacks=stacks,
            start_tiles=start_tiles,
            turn=turn,
            ended_by=ended_by,
            lacerda=lacerda,
            waiting=waiting,
        )

        gallerist_view.additional_properties = d
        return gallerist_view

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
