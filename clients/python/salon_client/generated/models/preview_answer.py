from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_event_assistant_tile_hung import (
        ArtSocietyEventAssistantTileHung,
    )
    from ..models.art_society_event_auction_opened import ArtSocietyEventAuctionOpened
    from ..models.art_society_event_bid_sealed import ArtSocietyEventBidSealed
    from ..models.art_society_event_bids_revealed import ArtSocietyEventBidsRevealed
    from ..models.art_society_event_decor_earned import ArtSocietyEventDecorEarned
    from ..models.art_society_event_decor_forgone import ArtSocietyEventDecorForgone
    from ..models.art_society_event_decor_held import ArtSocietyEventDecorHeld
    from ..models.art_society_event_decor_hung import ArtSocietyEventDecorHung
    from ..models.art_society_event_decor_lost import ArtSocietyEventDecorLost
    from ..models.art_society_event_decor_swapped import ArtSocietyEventDecorSwapped
    from ..models.art_society_event_excess_stored import ArtSocietyEventExcessStored
    from ..models.art_society_event_game_ended import ArtSocietyEventGameEnded
    from ..models.art_society_event_museum_acquired import ArtSocietyEventMuseumAcquired
    from ..models.art_society_event_painting_exchanged import (
        ArtSocietyEventPaintingExchanged,
    )
    from ..models.art_society_event_painting_held import ArtSocietyEventPaintingHeld
    from ..models.art_society_event_painting_hung import ArtSocietyEventPaintingHung
    from ..models.art_society_event_painting_taken import ArtSocietyEventPaintingTaken
    from ..models.art_society_event_paintings_revealed import (
        ArtSocietyEventPaintingsRevealed,
    )
    from ..models.art_society_event_round_closed import ArtSocietyEventRoundClosed
    from ..models.art_society_event_setup_finished import ArtSocietyEventSetupFinished
    from ..models.art_society_event_stack_offered import ArtSocietyEventStackOffered
    from ..models.art_society_event_taken_down import ArtSocietyEventTakenDown
    from ..models.art_society_event_turn_finished import ArtSocietyEventTurnFinished
    from ..models.art_society_view import ArtSocietyView
    from ..models.gallerist_event_action_taken import GalleristEventActionTaken
    from ..models.gallerist_event_artist_discovered import (
        GalleristEventArtistDiscovered,
    )
    from ..models.gallerist_event_artist_promoted import GalleristEventArtistPromoted
    from ..models.gallerist_event_assistant_gained import GalleristEventAssistantGained
    from ..models.gallerist_event_assistant_left import GalleristEventAssistantLeft
    from ..models.gallerist_event_assistant_placed import GalleristEventAssistantPlaced
    from ..models.gallerist_event_assistants_hired import GalleristEventAssistantsHired
    from ..models.gallerist_event_auction_began import GalleristEventAuctionBegan
    from ..models.gallerist_event_buyer_left import GalleristEventBuyerLeft
    from ..models.gallerist_event_celebrity_made import GalleristEventCelebrityMade
    from ..models.gallerist_event_collector_released import (
        GalleristEventCollectorReleased,
    )
    from ..models.gallerist_event_contract_declined import (
        GalleristEventContractDeclined,
    )
    from ..models.gallerist_event_contract_signed import GalleristEventContractSigned
    from ..models.gallerist_event_contract_turned import GalleristEventContractTurned
    from ..models.gallerist_event_contract_used import GalleristEventContractUsed
    from ..models.gallerist_event_contracts_reshuffled import (
        GalleristEventContractsReshuffled,
    )
    from ..models.gallerist_event_contracts_revealed import (
        GalleristEventContractsRevealed,
    )
    from ..models.gallerist_event_display_refilled import GalleristEventDisplayRefilled
    from ..models.gallerist_event_end_triggered import GalleristEventEndTriggered
    from ..models.gallerist_event_fame_raised import GalleristEventFameRaised
    from ..models.gallerist_event_finished import GalleristEventFinished
    from ..models.gallerist_event_game_ended import GalleristEventGameEnded
    from ..models.gallerist_event_influence_gained import GalleristEventInfluenceGained
    from ..models.gallerist_event_intermediate_scored import (
        GalleristEventIntermediateScored,
    )
    from ..models.gallerist_event_kicked_out import GalleristEventKickedOut
    from ..models.gallerist_event_kicked_out_turn_began import (
        GalleristEventKickedOutTurnBegan,
    )
    from ..models.gallerist_event_kicked_out_turn_ended import (
        GalleristEventKickedOutTurnEnded,
    )
    from ..models.gallerist_event_lacerda_arrived import GalleristEventLacerdaArrived
    from ..models.gallerist_event_lacerda_discarded import (
        GalleristEventLacerdaDiscarded,
    )
    from ..models.gallerist_event_lacerda_kicked_out import (
        GalleristEventLacerdaKickedOut,
    )
    from ..models.gallerist_event_lacerda_moved import GalleristEventLacerdaMoved
    from ..models.gallerist_event_lacerda_placed import GalleristEventLacerdaPlaced
    from ..models.gallerist_event_last_round_began import GalleristEventLastRoundBegan
    from ..models.gallerist_event_money_gained import GalleristEventMoneyGained
    from ..models.gallerist_event_moved import GalleristEventMoved
    from ..models.gallerist_event_offer_made import GalleristEventOfferMade
    from ..models.gallerist_event_paid import GalleristEventPaid
    from ..models.gallerist_event_play_began import GalleristEventPlayBegan
    from ..models.gallerist_event_renowned_work_taken import (
        GalleristEventRenownedWorkTaken,
    )
    from ..models.gallerist_event_sent_home import GalleristEventSentHome
    from ..models.gallerist_event_space_covered import GalleristEventSpaceCovered
    from ..models.gallerist_event_start_chosen import GalleristEventStartChosen
    from ..models.gallerist_event_start_tile_released import (
        GalleristEventStartTileReleased,
    )
    from ..models.gallerist_event_step_skipped import GalleristEventStepSkipped
    from ..models.gallerist_event_ticket_missed import GalleristEventTicketMissed
    from ..models.gallerist_event_ticket_spent import GalleristEventTicketSpent
    from ..models.gallerist_event_ticket_taken import GalleristEventTicketTaken
    from ..models.gallerist_event_tile_taken import GalleristEventTileTaken
    from ..models.gallerist_event_turn_began import GalleristEventTurnBegan
    from ..models.gallerist_event_visitor_left import GalleristEventVisitorLeft
    from ..models.gallerist_event_visitor_welcomed import GalleristEventVisitorWelcomed
    from ..models.gallerist_event_work_bought import GalleristEventWorkBought
    from ..models.gallerist_event_work_exhibited import GalleristEventWorkExhibited
    from ..models.gallerist_event_work_sold import GalleristEventWorkSold
    from ..models.gallerist_event_work_uncovered import GalleristEventWorkUncovered
    from ..models.gallerist_view import GalleristView
    from ..models.seat_score import SeatScore


T = TypeVar("T", bound="PreviewAnswer")


@_attrs_define
class PreviewAnswer:
    """What the commands would lead to.

    Attributes:
        events (list[ArtSocietyEventAssistantTileHung | ArtSocietyEventAuctionOpened | ArtSocietyEventBidSealed |
            ArtSocietyEventBidsRevealed | ArtSocietyEventDecorEarned | ArtSocietyEventDecorForgone |
            ArtSocietyEventDecorHeld | ArtSocietyEventDecorHung | ArtSocietyEventDecorLost | ArtSocietyEventDecorSwapped |
            ArtSocietyEventExcessStored | ArtSocietyEventGameEnded | ArtSocietyEventMuseumAcquired |
            ArtSocietyEventPaintingExchanged | ArtSocietyEventPaintingHeld | ArtSocietyEventPaintingHung |
            ArtSocietyEventPaintingsRevealed | ArtSocietyEventPaintingTaken | ArtSocietyEventRoundClosed |
            ArtSocietyEventSetupFinished | ArtSocietyEventStackOffered | ArtSocietyEventTakenDown |
            ArtSocietyEventTurnFinished | GalleristEventActionTaken | GalleristEventArtistDiscovered |
            GalleristEventArtistPromoted | GalleristEventAssistantGained | GalleristEventAssistantLeft |
            GalleristEventAssistantPlaced | GalleristEventAssistantsHired | GalleristEventAuctionBegan |
            GalleristEventBuyerLeft | GalleristEventCelebrityMade | GalleristEventCollectorReleased |
            GalleristEventContractDeclined | GalleristEventContractSigned | GalleristEventContractsReshuffled |
            GalleristEventContractsRevealed | GalleristEventContractTurned | GalleristEventContractUsed |
            GalleristEventDisplayRefilled | GalleristEventEndTriggered | GalleristEventFameRaised | GalleristEventFinished |
            GalleristEventGameEnded | GalleristEventInfluenceGained | GalleristEventIntermediateScored |
            GalleristEventKickedOut | GalleristEventKickedOutTurnBegan | GalleristEventKickedOutTurnEnded |
            GalleristEventLacerdaArrived | GalleristEventLacerdaDiscarded | GalleristEventLacerdaKickedOut |
            GalleristEventLacerdaMoved | GalleristEventLacerdaPlaced | GalleristEventLastRoundBegan |
            GalleristEventMoneyGained | GalleristEventMoved | GalleristEventOfferMade | GalleristEventPaid |
            GalleristEventPlayBegan | GalleristEventRenownedWorkTaken | GalleristEventSentHome | GalleristEventSpaceCovered
            | GalleristEventStartChosen | GalleristEventStartTileReleased | GalleristEventStepSkipped |
            GalleristEventTicketMissed | GalleristEventTicketSpent | GalleristEventTicketTaken | GalleristEventTileTaken |
            GalleristEventTurnBegan | GalleristEventVisitorLeft | GalleristEventVisitorWelcomed | GalleristEventWorkBought |
            GalleristEventWorkExhibited | GalleristEventWorkSold | GalleristEventWorkUncovered]): The events, as the caller
            may see them.
        score (list[SeatScore]): The scores afterwards, as far as the caller can know.
        tried (int): The number of commands that were tried.
        version (int): The version the commands were tried at.
        view (ArtSocietyView | GalleristView): A view of a game, as its ruleset defines it.
        stops_at (None | str | Unset): The kind of the event before which the preview stops, because it would reveal
            hidden information; null if all commands were
            tried.
    """

    events: list[
        ArtSocietyEventAssistantTileHung
        | ArtSocietyEventAuctionOpened
        | ArtSocietyEventBidSealed
        | ArtSocietyEventBidsRevealed
        | ArtSocietyEventDecorEarned
        | ArtSocietyEventDecorForgone
        | ArtSocietyEventDecorHeld
        | ArtSocietyEventDecorHung
        | ArtSocietyEventDecorLost
        | ArtSocietyEventDecorSwapped
        | ArtSocietyEventExcessStored
        | ArtSocietyEventGameEnded
        | ArtSocietyEventMuseumAcquired
        | ArtSocietyEventPaintingExchanged
        | ArtSocietyEventPaintingHeld
        | ArtSocietyEventPaintingHung
        | ArtSocietyEventPaintingsRevealed
        | ArtSocietyEventPaintingTaken
        | ArtSocietyEventRoundClosed
        | ArtSocietyEventSetupFinished
        | ArtSocietyEventStackOffered
        | ArtSocietyEventTakenDown
        | ArtSocietyEventTurnFinished
        | GalleristEventActionTaken
        | GalleristEventArtistDiscovered
        | GalleristEventArtistPromoted
        | GalleristEventAssistantGained
        | GalleristEventAssistantLeft
        | GalleristEventAssistantPlaced
        | GalleristEventAssistantsHired
        | GalleristEventAuctionBegan
        | GalleristEventBuyerLeft
        | GalleristEventCelebrityMade
        | GalleristEventCollectorReleased
        | GalleristEventContractDeclined
        | GalleristEventContractSigned
        | GalleristEventContractsReshuffled
        | GalleristEventContractsRevealed
        | GalleristEventContractTurned
        | GalleristEventContractUsed
        | GalleristEventDisplayRefilled
        | GalleristEventEndTriggered
        | GalleristEventFameRaised
        | GalleristEventFinished
        | GalleristEventGameEnded
        | GalleristEventInfluenceGained
        | GalleristEventIntermediateScored
        | GalleristEventKickedOut
        | GalleristEventKickedOutTurnBegan
        | GalleristEventKickedOutTurnEnded
        | GalleristEventLacerdaArrived
        | GalleristEventLacerdaDiscarded
        | GalleristEventLacerdaKickedOut
        | GalleristEventLacerdaMoved
        | GalleristEventLacerdaPlaced
        | GalleristEventLastRoundBegan
        | GalleristEventMoneyGained
        | GalleristEventMoved
        | GalleristEventOfferMade
        | GalleristEventPaid
        | GalleristEventPlayBegan
        | GalleristEventRenownedWorkTaken
        | GalleristEventSentHome
        | GalleristEventSpaceCovered
        | GalleristEventStartChosen
        | GalleristEventStartTileReleased
        | GalleristEventStepSkipped
        | GalleristEventTicketMissed
        | GalleristEventTicketSpent
        | GalleristEventTicketTaken
        | GalleristEventTileTaken
        | GalleristEventTurnBegan
        | GalleristEventVisitorLeft
        | GalleristEventVisitorWelcomed
        | GalleristEventWorkBought
        | GalleristEventWorkExhibited
        | GalleristEventWorkSold
        | GalleristEventWorkUncovered
    ]
    score: list[SeatScore]
    tried: int
    version: int
    view: ArtSocietyView | GalleristView
    stops_at: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.art_society_event_assistant_tile_hung import (
            ArtSocietyEventAssistantTileHung,  # noqa: PLC0415
        )
        from ..models.art_society_event_auction_opened import (
            ArtSocietyEventAuctionOpened,  # noqa: PLC0415
        )
        from ..models.art_society_event_bid_sealed import ArtSocietyEventBidSealed  # noqa: PLC0415
        from ..models.art_society_event_bids_revealed import ArtSocietyEventBidsRevealed  # noqa: PLC0415
        from ..models.art_society_event_decor_earned import ArtSocietyEventDecorEarned  # noqa: PLC0415
        from ..models.art_society_event_decor_forgone import ArtSocietyEventDecorForgone  # noqa: PLC0415
        from ..models.art_society_event_decor_held import ArtSocietyEventDecorHeld  # noqa: PLC0415
        from ..models.art_society_event_decor_hung import ArtSocietyEventDecorHung  # noqa: PLC0415
        from ..models.art_society_event_decor_lost import ArtSocietyEventDecorLost  # noqa: PLC0415
        from ..models.art_society_event_decor_swapped import ArtSocietyEventDecorSwapped  # noqa: PLC0415
        from ..models.art_society_event_excess_stored import ArtSocietyEventExcessStored  # noqa: PLC0415
        from ..models.art_society_event_game_ended import ArtSocietyEventGameEnded  # noqa: PLC0415
        from ..models.art_society_event_museum_acquired import (
            ArtSocietyEventMuseumAcquired,  # noqa: PLC0415
        )
        from ..models.art_society_event_painting_exchanged import (
            ArtSocietyEventPaintingExchanged,  # noqa: PLC0415
        )
        from ..models.art_society_event_painting_held import ArtSocietyEventPaintingHeld  # noqa: PLC0415
        from ..models.art_society_event_painting_hung import ArtSocietyEventPaintingHung  # noqa: PLC0415
        from ..models.art_society_event_painting_taken import (
            ArtSocietyEventPaintingTaken,  # noqa: PLC0415
        )
        from ..models.art_society_event_paintings_revealed import (
            ArtSocietyEventPaintingsRevealed,  # noqa: PLC0415
        )
        from ..models.art_society_event_round_closed import ArtSocietyEventRoundClosed  # noqa: PLC0415
        from ..models.art_society_event_setup_finished import (
            ArtSocietyEventSetupFinished,  # noqa: PLC0415
        )
        from ..models.art_society_event_stack_offered import ArtSocietyEventStackOffered  # noqa: PLC0415
        from ..models.art_society_event_taken_down import ArtSocietyEventTakenDown  # noqa: PLC0415
        from ..models.art_society_event_turn_finished import ArtSocietyEventTurnFinished  # noqa: PLC0415
        from ..models.art_society_view import ArtSocietyView  # noqa: PLC0415
        from ..models.gallerist_event_action_taken import GalleristEventActionTaken  # noqa: PLC0415
        from ..models.gallerist_event_artist_discovered import (
            GalleristEventArtistDiscovered,  # noqa: PLC0415
        )
        from ..models.gallerist_event_artist_promoted import (
            GalleristEventArtistPromoted,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistant_gained import (
            GalleristEventAssistantGained,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistant_left import GalleristEventAssistantLeft  # noqa: PLC0415
        from ..models.gallerist_event_assistant_placed import (
            GalleristEventAssistantPlaced,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistants_hired import (
            GalleristEventAssistantsHired,  # noqa: PLC0415
        )
        from ..models.gallerist_event_auction_began import GalleristEventAuctionBegan  # noqa: PLC0415
        from ..models.gallerist_event_buyer_left import GalleristEventBuyerLeft  # noqa: PLC0415
        from ..models.gallerist_event_celebrity_made import GalleristEventCelebrityMade  # noqa: PLC0415
        from ..models.gallerist_event_collector_released import (
            GalleristEventCollectorReleased,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_declined import (
            GalleristEventContractDeclined,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_signed import (
            GalleristEventContractSigned,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_turned import (
            GalleristEventContractTurned,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_used import GalleristEventContractUsed  # noqa: PLC0415
        from ..models.gallerist_event_contracts_reshuffled import (
            GalleristEventContractsReshuffled,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contracts_revealed import (
            GalleristEventContractsRevealed,  # noqa: PLC0415
        )
        from ..models.gallerist_event_display_refilled import (
            GalleristEventDisplayRefilled,  # noqa: PLC0415
        )
        from ..models.gallerist_event_end_triggered import GalleristEventEndTriggered  # noqa: PLC0415
        from ..models.gallerist_event_fame_raised import GalleristEventFameRaised  # noqa: PLC0415
        from ..models.gallerist_event_finished import GalleristEventFinished  # noqa: PLC0415
        from ..models.gallerist_event_influence_gained import (
            GalleristEventInfluenceGained,  # noqa: PLC0415
        )
        from ..models.gallerist_event_intermediate_scored import (
            GalleristEventIntermediateScored,  # noqa: PLC0415
        )
        from ..models.gallerist_event_kicked_out import GalleristEventKickedOut  # noqa: PLC0415
        from ..models.gallerist_event_kicked_out_turn_began import (
            GalleristEventKickedOutTurnBegan,  # noqa: PLC0415
        )
        from ..models.gallerist_event_kicked_out_turn_ended import (
            GalleristEventKickedOutTurnEnded,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_arrived import (
            GalleristEventLacerdaArrived,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_discarded import (
            GalleristEventLacerdaDiscarded,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_kicked_out import (
            GalleristEventLacerdaKickedOut,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_moved import GalleristEventLacerdaMoved  # noqa: PLC0415
        from ..models.gallerist_event_lacerda_placed import GalleristEventLacerdaPlaced  # noqa: PLC0415
        from ..models.gallerist_event_last_round_began import (
            GalleristEventLastRoundBegan,  # noqa: PLC0415
        )
        from ..models.gallerist_event_money_gained import GalleristEventMoneyGained  # noqa: PLC0415
        from ..models.gallerist_event_moved import GalleristEventMoved  # noqa: PLC0415
        from ..models.gallerist_event_offer_made import GalleristEventOfferMade  # noqa: PLC0415
        from ..models.gallerist_event_paid import GalleristEventPaid  # noqa: PLC0415
        from ..models.gallerist_event_play_began import GalleristEventPlayBegan  # noqa: PLC0415
        from ..models.gallerist_event_renowned_work_taken import (
            GalleristEventRenownedWorkTaken,  # noqa: PLC0415
        )
        from ..models.gallerist_event_sent_home import GalleristEventSentHome  # noqa: PLC0415
        from ..models.gallerist_event_space_covered import GalleristEventSpaceCovered  # noqa: PLC0415
        from ..models.gallerist_event_start_chosen import GalleristEventStartChosen  # noqa: PLC0415
        from ..models.gallerist_event_start_tile_released import (
            GalleristEventStartTileReleased,  # noqa: PLC0415
        )
        from ..models.gallerist_event_step_skipped import GalleristEventStepSkipped  # noqa: PLC0415
        from ..models.gallerist_event_ticket_missed import GalleristEventTicketMissed  # noqa: PLC0415
        from ..models.gallerist_event_ticket_spent import GalleristEventTicketSpent  # noqa: PLC0415
        from ..models.gallerist_event_ticket_taken import GalleristEventTicketTaken  # noqa: PLC0415
        from ..models.gallerist_event_tile_taken import GalleristEventTileTaken  # noqa: PLC0415
        from ..models.gallerist_event_turn_began import GalleristEventTurnBegan  # noqa: PLC0415
        from ..models.gallerist_event_visitor_left import GalleristEventVisitorLeft  # noqa: PLC0415
        from ..models.gallerist_event_visitor_welcomed import (
            GalleristEventVisitorWelcomed,  # noqa: PLC0415
        )
        from ..models.gallerist_event_work_bought import GalleristEventWorkBought  # noqa: PLC0415
        from ..models.gallerist_event_work_exhibited import GalleristEventWorkExhibited  # noqa: PLC0415
        from ..models.gallerist_event_work_sold import GalleristEventWorkSold  # noqa: PLC0415
        from ..models.gallerist_event_work_uncovered import GalleristEventWorkUncovered  # noqa: PLC0415

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, ArtSocietyEventSetupFinished):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventAuctionOpened):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventStackOffered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventPaintingsRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventBidSealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventBidsRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventPaintingTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventPaintingHung):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventPaintingHeld):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventAssistantTileHung):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventPaintingExchanged):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventExcessStored):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorEarned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorHung):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorHeld):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorSwapped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorLost):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventDecorForgone):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventTurnFinished):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventTakenDown):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventMuseumAcquired):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventRoundClosed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ArtSocietyEventGameEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventStartChosen):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventPlayBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventTurnBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventAssistantLeft):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventKickedOut):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventSentHome):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventActionTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventArtistDiscovered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventCollectorReleased):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventWorkBought):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventPaid):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventFameRaised):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventCelebrityMade):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventTicketTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventTicketMissed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventWorkExhibited):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventWorkUncovered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractsRevealed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractsReshuffled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractSigned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractDeclined):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventDisplayRefilled):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventWorkSold):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventBuyerLeft):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractTurned):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventAssistantsHired):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventAssistantGained):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventArtistPromoted):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventInfluenceGained):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventMoneyGained):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventVisitorWelcomed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventTileTaken):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventSpaceCovered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventVisitorLeft):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventOfferMade):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventAssistantPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventTicketSpent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventContractUsed):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventStepSkipped):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventFinished):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventStartTileReleased):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventIntermediateScored):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventKickedOutTurnBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventKickedOutTurnEnded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLacerdaArrived):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLacerdaMoved):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLacerdaKickedOut):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLacerdaDiscarded):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLacerdaPlaced):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventEndTriggered):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventLastRoundBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventAuctionBegan):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GalleristEventRenownedWorkTaken):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        score = []
        for score_item_data in self.score:
            score_item = score_item_data.to_dict()
            score.append(score_item)

        tried = self.tried

        version = self.version

        view: dict[str, Any]
        if isinstance(self.view, ArtSocietyView):
            view = self.view.to_dict()
        else:
            view = self.view.to_dict()

        stops_at: None | str | Unset
        if isinstance(self.stops_at, Unset):
            stops_at = UNSET
        else:
            stops_at = self.stops_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "score": score,
                "tried": tried,
                "version": version,
                "view": view,
            }
        )
        if stops_at is not UNSET:
            field_dict["stops_at"] = stops_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_event_assistant_tile_hung import (
            ArtSocietyEventAssistantTileHung,  # noqa: PLC0415
        )
        from ..models.art_society_event_auction_opened import (
            ArtSocietyEventAuctionOpened,  # noqa: PLC0415
        )
        from ..models.art_society_event_bid_sealed import ArtSocietyEventBidSealed  # noqa: PLC0415
        from ..models.art_society_event_bids_revealed import ArtSocietyEventBidsRevealed  # noqa: PLC0415
        from ..models.art_society_event_decor_earned import ArtSocietyEventDecorEarned  # noqa: PLC0415
        from ..models.art_society_event_decor_forgone import ArtSocietyEventDecorForgone  # noqa: PLC0415
        from ..models.art_society_event_decor_held import ArtSocietyEventDecorHeld  # noqa: PLC0415
        from ..models.art_society_event_decor_hung import ArtSocietyEventDecorHung  # noqa: PLC0415
        from ..models.art_society_event_decor_lost import ArtSocietyEventDecorLost  # noqa: PLC0415
        from ..models.art_society_event_decor_swapped import ArtSocietyEventDecorSwapped  # noqa: PLC0415
        from ..models.art_society_event_excess_stored import ArtSocietyEventExcessStored  # noqa: PLC0415
        from ..models.art_society_event_game_ended import ArtSocietyEventGameEnded  # noqa: PLC0415
        from ..models.art_society_event_museum_acquired import (
            ArtSocietyEventMuseumAcquired,  # noqa: PLC0415
        )
        from ..models.art_society_event_painting_exchanged import (
            ArtSocietyEventPaintingExchanged,  # noqa: PLC0415
        )
        from ..models.art_society_event_painting_held import ArtSocietyEventPaintingHeld  # noqa: PLC0415
        from ..models.art_society_event_painting_hung import ArtSocietyEventPaintingHung  # noqa: PLC0415
        from ..models.art_society_event_painting_taken import (
            ArtSocietyEventPaintingTaken,  # noqa: PLC0415
        )
        from ..models.art_society_event_paintings_revealed import (
            ArtSocietyEventPaintingsRevealed,  # noqa: PLC0415
        )
        from ..models.art_society_event_round_closed import ArtSocietyEventRoundClosed  # noqa: PLC0415
        from ..models.art_society_event_setup_finished import (
            ArtSocietyEventSetupFinished,  # noqa: PLC0415
        )
        from ..models.art_society_event_stack_offered import ArtSocietyEventStackOffered  # noqa: PLC0415
        from ..models.art_society_event_taken_down import ArtSocietyEventTakenDown  # noqa: PLC0415
        from ..models.art_society_event_turn_finished import ArtSocietyEventTurnFinished  # noqa: PLC0415
        from ..models.art_society_view import ArtSocietyView  # noqa: PLC0415
        from ..models.gallerist_event_action_taken import GalleristEventActionTaken  # noqa: PLC0415
        from ..models.gallerist_event_artist_discovered import (
            GalleristEventArtistDiscovered,  # noqa: PLC0415
        )
        from ..models.gallerist_event_artist_promoted import (
            GalleristEventArtistPromoted,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistant_gained import (
            GalleristEventAssistantGained,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistant_left import GalleristEventAssistantLeft  # noqa: PLC0415
        from ..models.gallerist_event_assistant_placed import (
            GalleristEventAssistantPlaced,  # noqa: PLC0415
        )
        from ..models.gallerist_event_assistants_hired import (
            GalleristEventAssistantsHired,  # noqa: PLC0415
        )
        from ..models.gallerist_event_auction_began import GalleristEventAuctionBegan  # noqa: PLC0415
        from ..models.gallerist_event_buyer_left import GalleristEventBuyerLeft  # noqa: PLC0415
        from ..models.gallerist_event_celebrity_made import GalleristEventCelebrityMade  # noqa: PLC0415
        from ..models.gallerist_event_collector_released import (
            GalleristEventCollectorReleased,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_declined import (
            GalleristEventContractDeclined,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_signed import (
            GalleristEventContractSigned,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_turned import (
            GalleristEventContractTurned,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contract_used import GalleristEventContractUsed  # noqa: PLC0415
        from ..models.gallerist_event_contracts_reshuffled import (
            GalleristEventContractsReshuffled,  # noqa: PLC0415
        )
        from ..models.gallerist_event_contracts_revealed import (
            GalleristEventContractsRevealed,  # noqa: PLC0415
        )
        from ..models.gallerist_event_display_refilled import (
            GalleristEventDisplayRefilled,  # noqa: PLC0415
        )
        from ..models.gallerist_event_end_triggered import GalleristEventEndTriggered  # noqa: PLC0415
        from ..models.gallerist_event_fame_raised import GalleristEventFameRaised  # noqa: PLC0415
        from ..models.gallerist_event_finished import GalleristEventFinished  # noqa: PLC0415
        from ..models.gallerist_event_game_ended import GalleristEventGameEnded  # noqa: PLC0415
        from ..models.gallerist_event_influence_gained import (
            GalleristEventInfluenceGained,  # noqa: PLC0415
        )
        from ..models.gallerist_event_intermediate_scored import (
            GalleristEventIntermediateScored,  # noqa: PLC0415
        )
        from ..models.gallerist_event_kicked_out import GalleristEventKickedOut  # noqa: PLC0415
        from ..models.gallerist_event_kicked_out_turn_began import (
            GalleristEventKickedOutTurnBegan,  # noqa: PLC0415
        )
        from ..models.gallerist_event_kicked_out_turn_ended import (
            GalleristEventKickedOutTurnEnded,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_arrived import (
            GalleristEventLacerdaArrived,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_discarded import (
            GalleristEventLacerdaDiscarded,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_kicked_out import (
            GalleristEventLacerdaKickedOut,  # noqa: PLC0415
        )
        from ..models.gallerist_event_lacerda_moved import GalleristEventLacerdaMoved  # noqa: PLC0415
        from ..models.gallerist_event_lacerda_placed import GalleristEventLacerdaPlaced  # noqa: PLC0415
        from ..models.gallerist_event_last_round_began import (
            GalleristEventLastRoundBegan,  # noqa: PLC0415
        )
        from ..models.gallerist_event_money_gained import GalleristEventMoneyGained  # noqa: PLC0415
        from ..models.gallerist_event_moved import GalleristEventMoved  # noqa: PLC0415
        from ..models.gallerist_event_offer_made import GalleristEventOfferMade  # noqa: PLC0415
        from ..models.gallerist_event_paid import GalleristEventPaid  # noqa: PLC0415
        from ..models.gallerist_event_play_began import GalleristEventPlayBegan  # noqa: PLC0415
        from ..models.gallerist_event_renowned_work_taken import (
            GalleristEventRenownedWorkTaken,  # noqa: PLC0415
        )
        from ..models.gallerist_event_sent_home import GalleristEventSentHome  # noqa: PLC0415
        from ..models.gallerist_event_space_covered import GalleristEventSpaceCovered  # noqa: PLC0415
        from ..models.gallerist_event_start_chosen import GalleristEventStartChosen  # noqa: PLC0415
        from ..models.gallerist_event_start_tile_released import (
            GalleristEventStartTileReleased,  # noqa: PLC0415
        )
        from ..models.gallerist_event_step_skipped import GalleristEventStepSkipped  # noqa: PLC0415
        from ..models.gallerist_event_ticket_missed import GalleristEventTicketMissed  # noqa: PLC0415
        from ..models.gallerist_event_ticket_spent import GalleristEventTicketSpent  # noqa: PLC0415
        from ..models.gallerist_event_ticket_taken import GalleristEventTicketTaken  # noqa: PLC0415
        from ..models.gallerist_event_tile_taken import GalleristEventTileTaken  # noqa: PLC0415
        from ..models.gallerist_event_turn_began import GalleristEventTurnBegan  # noqa: PLC0415
        from ..models.gallerist_event_visitor_left import GalleristEventVisitorLeft  # noqa: PLC0415
        from ..models.gallerist_event_visitor_welcomed import (
            GalleristEventVisitorWelcomed,  # noqa: PLC0415
        )
        from ..models.gallerist_event_work_bought import GalleristEventWorkBought  # noqa: PLC0415
        from ..models.gallerist_event_work_exhibited import GalleristEventWorkExhibited  # noqa: PLC0415
        from ..models.gallerist_event_work_sold import GalleristEventWorkSold  # noqa: PLC0415
        from ..models.gallerist_event_work_uncovered import GalleristEventWorkUncovered  # noqa: PLC0415
        from ..models.gallerist_view import GalleristView  # noqa: PLC0415
        from ..models.seat_score import SeatScore  # noqa: PLC0415

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                ArtSocietyEventAssistantTileHung
                | ArtSocietyEventAuctionOpened
                | ArtSocietyEventBidSealed
                | ArtSocietyEventBidsRevealed
                | ArtSocietyEventDecorEarned
                | ArtSocietyEventDecorForgone
                | ArtSocietyEventDecorHeld
                | ArtSocietyEventDecorHung
                | ArtSocietyEventDecorLost
                | ArtSocietyEventDecorSwapped
                | ArtSocietyEventExcessStored
                | ArtSocietyEventGameEnded
                | ArtSocietyEventMuseumAcquired
                | ArtSocietyEventPaintingExchanged
                | ArtSocietyEventPaintingHeld
                | ArtSocietyEventPaintingHung
                | ArtSocietyEventPaintingsRevealed
                | ArtSocietyEventPaintingTaken
                | ArtSocietyEventRoundClosed
                | ArtSocietyEventSetupFinished
                | ArtSocietyEventStackOffered
                | ArtSocietyEventTakenDown
                | ArtSocietyEventTurnFinished
                | GalleristEventActionTaken
                | GalleristEventArtistDiscovered
                | GalleristEventArtistPromoted
                | GalleristEventAssistantGained
                | GalleristEventAssistantLeft
                | GalleristEventAssistantPlaced
                | GalleristEventAssistantsHired
                | GalleristEventAuctionBegan
                | GalleristEventBuyerLeft
                | GalleristEventCelebrityMade
                | GalleristEventCollectorReleased
                | GalleristEventContractDeclined
                | GalleristEventContractSigned
                | GalleristEventContractsReshuffled
                | GalleristEventContractsRevealed
                | GalleristEventContractTurned
                | GalleristEventContractUsed
                | GalleristEventDisplayRefilled
                | GalleristEventEndTriggered
                | GalleristEventFameRaised
                | GalleristEventFinished
                | GalleristEventGameEnded
                | GalleristEventInfluenceGained
                | GalleristEventIntermediateScored
                | GalleristEventKickedOut
                | GalleristEventKickedOutTurnBegan
                | GalleristEventKickedOutTurnEnded
                | GalleristEventLacerdaArrived
                | GalleristEventLacerdaDiscarded
                | GalleristEventLacerdaKickedOut
                | GalleristEventLacerdaMoved
                | GalleristEventLacerdaPlaced
                | GalleristEventLastRoundBegan
                | GalleristEventMoneyGained
                | GalleristEventMoved
                | GalleristEventOfferMade
                | GalleristEventPaid
                | GalleristEventPlayBegan
                | GalleristEventRenownedWorkTaken
                | GalleristEventSentHome
                | GalleristEventSpaceCovered
                | GalleristEventStartChosen
                | GalleristEventStartTileReleased
                | GalleristEventStepSkipped
                | GalleristEventTicketMissed
                | GalleristEventTicketSpent
                | GalleristEventTicketTaken
                | GalleristEventTileTaken
                | GalleristEventTurnBegan
                | GalleristEventVisitorLeft
                | GalleristEventVisitorWelcomed
                | GalleristEventWorkBought
                | GalleristEventWorkExhibited
                | GalleristEventWorkSold
                | GalleristEventWorkUncovered
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_setup_finished = ArtSocietyEventSetupFinished.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_setup_finished
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_auction_opened = ArtSocietyEventAuctionOpened.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_auction_opened
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_stack_offered = ArtSocietyEventStackOffered.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_stack_offered
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_paintings_revealed = ArtSocietyEventPaintingsRevealed.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_paintings_revealed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_bid_sealed = (
                        ArtSocietyEventBidSealed.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_bid_sealed
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_bids_revealed = ArtSocietyEventBidsRevealed.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_bids_revealed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_painting_taken = ArtSocietyEventPaintingTaken.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_painting_taken
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_painting_hung = ArtSocietyEventPaintingHung.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_painting_hung
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_painting_held = ArtSocietyEventPaintingHeld.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_painting_held
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_assistant_tile_hung = ArtSocietyEventAssistantTileHung.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_assistant_tile_hung
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_painting_exchanged = ArtSocietyEventPaintingExchanged.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_painting_exchanged
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_excess_stored = ArtSocietyEventExcessStored.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_excess_stored
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_earned = ArtSocietyEventDecorEarned.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_decor_earned
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_hung = (
                        ArtSocietyEventDecorHung.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_decor_hung
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_held = (
                        ArtSocietyEventDecorHeld.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_decor_held
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_swapped = ArtSocietyEventDecorSwapped.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_decor_swapped
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_lost = (
                        ArtSocietyEventDecorLost.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_decor_lost
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_decor_forgone = ArtSocietyEventDecorForgone.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_decor_forgone
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_turn_finished = ArtSocietyEventTurnFinished.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_turn_finished
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_taken_down = (
                        ArtSocietyEventTakenDown.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_taken_down
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_museum_acquired = ArtSocietyEventMuseumAcquired.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_museum_acquired
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_round_closed = ArtSocietyEventRoundClosed.from_dict(
                        data
                    )

                    return componentsschemas_art_society_event_art_society_event_round_closed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_event_art_society_event_game_ended = (
                        ArtSocietyEventGameEnded.from_dict(data)
                    )

                    return (
                        componentsschemas_art_society_event_art_society_event_game_ended
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_start_chosen = (
                        GalleristEventStartChosen.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_start_chosen
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_play_began = (
                        GalleristEventPlayBegan.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_play_began
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_turn_began = (
                        GalleristEventTurnBegan.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_turn_began
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_assistant_left = (
                        GalleristEventAssistantLeft.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_assistant_left
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_kicked_out = (
                        GalleristEventKickedOut.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_kicked_out
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_sent_home = (
                        GalleristEventSentHome.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_sent_home
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_moved = (
                        GalleristEventMoved.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_moved
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_action_taken = (
                        GalleristEventActionTaken.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_action_taken
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_artist_discovered = GalleristEventArtistDiscovered.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_artist_discovered
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_collector_released = GalleristEventCollectorReleased.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_collector_released
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_work_bought = (
                        GalleristEventWorkBought.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_work_bought
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_paid = (
                        GalleristEventPaid.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_paid
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_fame_raised = (
                        GalleristEventFameRaised.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_fame_raised
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_celebrity_made = (
                        GalleristEventCelebrityMade.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_celebrity_made
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_ticket_taken = (
                        GalleristEventTicketTaken.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_ticket_taken
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_ticket_missed = (
                        GalleristEventTicketMissed.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_ticket_missed
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_work_exhibited = (
                        GalleristEventWorkExhibited.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_work_exhibited
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_work_uncovered = (
                        GalleristEventWorkUncovered.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_work_uncovered
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contracts_revealed = GalleristEventContractsRevealed.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_contracts_revealed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contracts_reshuffled = GalleristEventContractsReshuffled.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_contracts_reshuffled
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contract_signed = GalleristEventContractSigned.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_contract_signed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contract_declined = GalleristEventContractDeclined.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_contract_declined
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_display_refilled = GalleristEventDisplayRefilled.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_display_refilled
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_work_sold = (
                        GalleristEventWorkSold.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_work_sold
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_buyer_left = (
                        GalleristEventBuyerLeft.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_buyer_left
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contract_turned = GalleristEventContractTurned.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_contract_turned
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_assistants_hired = GalleristEventAssistantsHired.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_assistants_hired
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_assistant_gained = GalleristEventAssistantGained.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_assistant_gained
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_artist_promoted = GalleristEventArtistPromoted.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_artist_promoted
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_influence_gained = GalleristEventInfluenceGained.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_influence_gained
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_money_gained = (
                        GalleristEventMoneyGained.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_money_gained
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_visitor_welcomed = GalleristEventVisitorWelcomed.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_visitor_welcomed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_tile_taken = (
                        GalleristEventTileTaken.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_tile_taken
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_space_covered = (
                        GalleristEventSpaceCovered.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_space_covered
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_visitor_left = (
                        GalleristEventVisitorLeft.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_visitor_left
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_offer_made = (
                        GalleristEventOfferMade.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_offer_made
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_assistant_placed = GalleristEventAssistantPlaced.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_assistant_placed
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_ticket_spent = (
                        GalleristEventTicketSpent.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_ticket_spent
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_contract_used = (
                        GalleristEventContractUsed.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_contract_used
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_step_skipped = (
                        GalleristEventStepSkipped.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_step_skipped
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_finished = (
                        GalleristEventFinished.from_dict(data)
                    )

                    return componentsschemas_gallerist_event_gallerist_event_finished
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_start_tile_released = GalleristEventStartTileReleased.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_start_tile_released
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_intermediate_scored = GalleristEventIntermediateScored.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_intermediate_scored
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_kicked_out_turn_began = GalleristEventKickedOutTurnBegan.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_kicked_out_turn_began
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_kicked_out_turn_ended = GalleristEventKickedOutTurnEnded.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_kicked_out_turn_ended
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_lacerda_arrived = GalleristEventLacerdaArrived.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_lacerda_arrived
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_lacerda_moved = (
                        GalleristEventLacerdaMoved.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_lacerda_moved
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_lacerda_kicked_out = GalleristEventLacerdaKickedOut.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_lacerda_kicked_out
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_lacerda_discarded = GalleristEventLacerdaDiscarded.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_lacerda_discarded
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_lacerda_placed = (
                        GalleristEventLacerdaPlaced.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_lacerda_placed
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_end_triggered = (
                        GalleristEventEndTriggered.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_end_triggered
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_last_round_began = GalleristEventLastRoundBegan.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_last_round_began
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_auction_began = (
                        GalleristEventAuctionBegan.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_event_gallerist_event_auction_began
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_event_gallerist_event_renowned_work_taken = GalleristEventRenownedWorkTaken.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_event_gallerist_event_renowned_work_taken
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_event_gallerist_event_game_ended = (
                    GalleristEventGameEnded.from_dict(data)
                )

                return componentsschemas_gallerist_event_gallerist_event_game_ended

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        score = []
        _score = d.pop("score")
        for score_item_data in _score:
            score_item = SeatScore.from_dict(score_item_data)

            score.append(score_item)

        tried = d.pop("tried")

        version = d.pop("version")

        def _parse_view(data: object) -> ArtSocietyView | GalleristView:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ruleset_view_type_0 = ArtSocietyView.from_dict(data)

                return componentsschemas_ruleset_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ruleset_view_type_1 = GalleristView.from_dict(data)

            return componentsschemas_ruleset_view_type_1

        view = _parse_view(d.pop("view"))

        def _parse_stops_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        stops_at = _parse_stops_at(d.pop("stops_at", UNSET))

        preview_answer = cls(
            events=events,
            score=score,
            tried=tried,
            version=version,
            view=view,
            stops_at=stops_at,
        )

        preview_answer.additional_properties = d
        return preview_answer

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
