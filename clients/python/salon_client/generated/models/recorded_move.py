from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.actor import Actor
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_command_exchange_painting import (
        ArtSocietyCommandExchangePainting,
    )
    from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn
    from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor
    from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor
    from ..models.art_society_command_hang_assistant_tile import (
        ArtSocietyCommandHangAssistantTile,
    )
    from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor
    from ..models.art_society_command_hang_painting import ArtSocietyCommandHangPainting
    from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor
    from ..models.art_society_command_hold_painting import ArtSocietyCommandHoldPainting
    from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack
    from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid
    from ..models.art_society_command_store_excess import ArtSocietyCommandStoreExcess
    from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown
    from ..models.art_society_command_take_painting import ArtSocietyCommandTakePainting
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
    from ..models.gallerist_command_buy_work import GalleristCommandBuyWork
    from ..models.gallerist_command_choose_start import GalleristCommandChooseStart
    from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace
    from ..models.gallerist_command_decline_contract import (
        GalleristCommandDeclineContract,
    )
    from ..models.gallerist_command_discard_ticket import GalleristCommandDiscardTicket
    from ..models.gallerist_command_discover_artist import (
        GalleristCommandDiscoverArtist,
    )
    from ..models.gallerist_command_finish import GalleristCommandFinish
    from ..models.gallerist_command_hire_assistants import (
        GalleristCommandHireAssistants,
    )
    from ..models.gallerist_command_leave_assistant import (
        GalleristCommandLeaveAssistant,
    )
    from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer
    from ..models.gallerist_command_move_to import GalleristCommandMoveTo
    from ..models.gallerist_command_pay import GalleristCommandPay
    from ..models.gallerist_command_place_assistant import (
        GalleristCommandPlaceAssistant,
    )
    from ..models.gallerist_command_promote_artist import GalleristCommandPromoteArtist
    from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame
    from ..models.gallerist_command_reveal_contracts import (
        GalleristCommandRevealContracts,
    )
    from ..models.gallerist_command_sell_work import GalleristCommandSellWork
    from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor
    from ..models.gallerist_command_sign_contract import GalleristCommandSignContract
    from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket
    from ..models.gallerist_command_take_renowned_work import (
        GalleristCommandTakeRenownedWork,
    )
    from ..models.gallerist_command_take_reputation_tile import (
        GalleristCommandTakeReputationTile,
    )
    from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket
    from ..models.gallerist_command_turn_contract import GalleristCommandTurnContract
    from ..models.gallerist_command_use_contract import GalleristCommandUseContract
    from ..models.gallerist_command_welcome_visitor import (
        GalleristCommandWelcomeVisitor,
    )
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


T = TypeVar("T", bound="RecordedMove")


@_attrs_define
class RecordedMove:
    """Commands of a seat that were accepted together, and their events.

    Attributes:
        commands (list[ArtSocietyCommandExchangePainting | ArtSocietyCommandFinishTurn | ArtSocietyCommandForgoDecor |
            ArtSocietyCommandFreeDecor | ArtSocietyCommandHangAssistantTile | ArtSocietyCommandHangDecor |
            ArtSocietyCommandHangPainting | ArtSocietyCommandHoldDecor | ArtSocietyCommandHoldPainting |
            ArtSocietyCommandOfferStack | ArtSocietyCommandPlaceBid | ArtSocietyCommandStoreExcess |
            ArtSocietyCommandTakeDown | ArtSocietyCommandTakePainting | GalleristCommandBuyWork |
            GalleristCommandChooseStart | GalleristCommandCoverSpace | GalleristCommandDeclineContract |
            GalleristCommandDiscardTicket | GalleristCommandDiscoverArtist | GalleristCommandFinish |
            GalleristCommandHireAssistants | GalleristCommandLeaveAssistant | GalleristCommandMakeOffer |
            GalleristCommandMoveTo | GalleristCommandPay | GalleristCommandPlaceAssistant | GalleristCommandPromoteArtist |
            GalleristCommandRaiseFame | GalleristCommandRevealContracts | GalleristCommandSellWork |
            GalleristCommandSendVisitor | GalleristCommandSignContract | GalleristCommandSpendTicket |
            GalleristCommandTakeRenownedWork | GalleristCommandTakeReputationTile | GalleristCommandTakeTicket |
            GalleristCommandTurnContract | GalleristCommandUseContract | GalleristCommandWelcomeVisitor]): The commands,
            accepted all or none.
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
            GalleristEventWorkExhibited | GalleristEventWorkSold | GalleristEventWorkUncovered]): The events, with
            everything that was hidden.
        seat (int): The seat.
        by (Actor | Unset): Who decided a move for a seat.
    """

    commands: list[
        ArtSocietyCommandExchangePainting
        | ArtSocietyCommandFinishTurn
        | ArtSocietyCommandForgoDecor
        | ArtSocietyCommandFreeDecor
        | ArtSocietyCommandHangAssistantTile
        | ArtSocietyCommandHangDecor
        | ArtSocietyCommandHangPainting
        | ArtSocietyCommandHoldDecor
        | ArtSocietyCommandHoldPainting
        | ArtSocietyCommandOfferStack
        | ArtSocietyCommandPlaceBid
        | ArtSocietyCommandStoreExcess
        | ArtSocietyCommandTakeDown
        | ArtSocietyCommandTakePainting
        | GalleristCommandBuyWork
        | GalleristCommandChooseStart
        | GalleristCommandCoverSpace
        | GalleristCommandDeclineContract
        | GalleristCommandDiscardTicket
        | GalleristCommandDiscoverArtist
        | GalleristCommandFinish
        | GalleristCommandHireAssistants
        | GalleristCommandLeaveAssistant
        | GalleristCommandMakeOffer
        | GalleristCommandMoveTo
        | GalleristCommandPay
        | GalleristCommandPlaceAssistant
        | GalleristCommandPromoteArtist
        | GalleristCommandRaiseFame
        | GalleristCommandRevealContracts
        | GalleristCommandSellWork
        | GalleristCommandSendVisitor
        | GalleristCommandSignContract
        | GalleristCommandSpendTicket
        | GalleristCommandTakeRenownedWork
        | GalleristCommandTakeReputationTile
        | GalleristCommandTakeTicket
        | GalleristCommandTurnContract
        | GalleristCommandUseContract
        | GalleristCommandWelcomeVisitor
    ]
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
    seat: int
    by: Actor | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.art_society_command_exchange_painting import (
            ArtSocietyCommandExchangePainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn  # noqa: PLC0415
        from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor  # noqa: PLC0415
        from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_assistant_tile import (
            ArtSocietyCommandHangAssistantTile,  # noqa: PLC0415
        )
        from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_painting import (
            ArtSocietyCommandHangPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor  # noqa: PLC0415
        from ..models.art_society_command_hold_painting import (
            ArtSocietyCommandHoldPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack  # noqa: PLC0415
        from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid  # noqa: PLC0415
        from ..models.art_society_command_store_excess import (
            ArtSocietyCommandStoreExcess,  # noqa: PLC0415
        )
        from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown  # noqa: PLC0415
        from ..models.art_society_command_take_painting import (
            ArtSocietyCommandTakePainting,  # noqa: PLC0415
        )
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
        from ..models.gallerist_command_buy_work import GalleristCommandBuyWork  # noqa: PLC0415
        from ..models.gallerist_command_choose_start import GalleristCommandChooseStart  # noqa: PLC0415
        from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace  # noqa: PLC0415
        from ..models.gallerist_command_decline_contract import (
            GalleristCommandDeclineContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discard_ticket import (
            GalleristCommandDiscardTicket,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discover_artist import (
            GalleristCommandDiscoverArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_finish import GalleristCommandFinish  # noqa: PLC0415
        from ..models.gallerist_command_hire_assistants import (
            GalleristCommandHireAssistants,  # noqa: PLC0415
        )
        from ..models.gallerist_command_leave_assistant import (
            GalleristCommandLeaveAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer  # noqa: PLC0415
        from ..models.gallerist_command_move_to import GalleristCommandMoveTo  # noqa: PLC0415
        from ..models.gallerist_command_pay import GalleristCommandPay  # noqa: PLC0415
        from ..models.gallerist_command_place_assistant import (
            GalleristCommandPlaceAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_promote_artist import (
            GalleristCommandPromoteArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame  # noqa: PLC0415
        from ..models.gallerist_command_reveal_contracts import (
            GalleristCommandRevealContracts,  # noqa: PLC0415
        )
        from ..models.gallerist_command_sell_work import GalleristCommandSellWork  # noqa: PLC0415
        from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor  # noqa: PLC0415
        from ..models.gallerist_command_sign_contract import (
            GalleristCommandSignContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket  # noqa: PLC0415
        from ..models.gallerist_command_take_reputation_tile import (
            GalleristCommandTakeReputationTile,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket  # noqa: PLC0415
        from ..models.gallerist_command_turn_contract import (
            GalleristCommandTurnContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_use_contract import GalleristCommandUseContract  # noqa: PLC0415
        from ..models.gallerist_command_welcome_visitor import (
            GalleristCommandWelcomeVisitor,  # noqa: PLC0415
        )
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

        commands = []
        for commands_item_data in self.commands:
            commands_item: dict[str, Any]
            if isinstance(commands_item_data, ArtSocietyCommandOfferStack):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandPlaceBid):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandTakePainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangPainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHoldPainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangAssistantTile):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandExchangePainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandStoreExcess):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHoldDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandFreeDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandForgoDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandTakeDown):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandFinishTurn):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandChooseStart):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandLeaveAssistant):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandMoveTo):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDiscoverArtist):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandBuyWork):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandRevealContracts):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSignContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDeclineContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSellWork):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandHireAssistants):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPromoteArtist):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTakeReputationTile):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandMakeOffer):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSpendTicket):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandUseContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandFinish):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPay):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandRaiseFame):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTakeTicket):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandWelcomeVisitor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSendVisitor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTurnContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandCoverSpace):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPlaceAssistant):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDiscardTicket):
                commands_item = commands_item_data.to_dict()
            else:
                commands_item = commands_item_data.to_dict()

            commands.append(commands_item)

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

        seat = self.seat

        by: str | Unset = UNSET
        if not isinstance(self.by, Unset):
            by = self.by.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commands": commands,
                "events": events,
                "seat": seat,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_command_exchange_painting import (
            ArtSocietyCommandExchangePainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn  # noqa: PLC0415
        from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor  # noqa: PLC0415
        from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_assistant_tile import (
            ArtSocietyCommandHangAssistantTile,  # noqa: PLC0415
        )
        from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_painting import (
            ArtSocietyCommandHangPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor  # noqa: PLC0415
        from ..models.art_society_command_hold_painting import (
            ArtSocietyCommandHoldPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack  # noqa: PLC0415
        from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid  # noqa: PLC0415
        from ..models.art_society_command_store_excess import (
            ArtSocietyCommandStoreExcess,  # noqa: PLC0415
        )
        from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown  # noqa: PLC0415
        from ..models.art_society_command_take_painting import (
            ArtSocietyCommandTakePainting,  # noqa: PLC0415
        )
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
        from ..models.gallerist_command_buy_work import GalleristCommandBuyWork  # noqa: PLC0415
        from ..models.gallerist_command_choose_start import GalleristCommandChooseStart  # noqa: PLC0415
        from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace  # noqa: PLC0415
        from ..models.gallerist_command_decline_contract import (
            GalleristCommandDeclineContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discard_ticket import (
            GalleristCommandDiscardTicket,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discover_artist import (
            GalleristCommandDiscoverArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_finish import GalleristCommandFinish  # noqa: PLC0415
        from ..models.gallerist_command_hire_assistants import (
            GalleristCommandHireAssistants,  # noqa: PLC0415
        )
        from ..models.gallerist_command_leave_assistant import (
            GalleristCommandLeaveAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer  # noqa: PLC0415
        from ..models.gallerist_command_move_to import GalleristCommandMoveTo  # noqa: PLC0415
        from ..models.gallerist_command_pay import GalleristCommandPay  # noqa: PLC0415
        from ..models.gallerist_command_place_assistant import (
            GalleristCommandPlaceAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_promote_artist import (
            GalleristCommandPromoteArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame  # noqa: PLC0415
        from ..models.gallerist_command_reveal_contracts import (
            GalleristCommandRevealContracts,  # noqa: PLC0415
        )
        from ..models.gallerist_command_sell_work import GalleristCommandSellWork  # noqa: PLC0415
        from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor  # noqa: PLC0415
        from ..models.gallerist_command_sign_contract import (
            GalleristCommandSignContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket  # noqa: PLC0415
        from ..models.gallerist_command_take_renowned_work import (
            GalleristCommandTakeRenownedWork,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_reputation_tile import (
            GalleristCommandTakeReputationTile,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket  # noqa: PLC0415
        from ..models.gallerist_command_turn_contract import (
            GalleristCommandTurnContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_use_contract import GalleristCommandUseContract  # noqa: PLC0415
        from ..models.gallerist_command_welcome_visitor import (
            GalleristCommandWelcomeVisitor,  # noqa: PLC0415
        )
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

        d = dict(src_dict)
        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:

            def _parse_commands_item(
                data: object,
            ) -> (
                ArtSocietyCommandExchangePainting
                | ArtSocietyCommandFinishTurn
                | ArtSocietyCommandForgoDecor
                | ArtSocietyCommandFreeDecor
                | ArtSocietyCommandHangAssistantTile
                | ArtSocietyCommandHangDecor
                | ArtSocietyCommandHangPainting
                | ArtSocietyCommandHoldDecor
                | ArtSocietyCommandHoldPainting
                | ArtSocietyCommandOfferStack
                | ArtSocietyCommandPlaceBid
                | ArtSocietyCommandStoreExcess
                | ArtSocietyCommandTakeDown
                | ArtSocietyCommandTakePainting
                | GalleristCommandBuyWork
                | GalleristCommandChooseStart
                | GalleristCommandCoverSpace
                | GalleristCommandDeclineContract
                | GalleristCommandDiscardTicket
                | GalleristCommandDiscoverArtist
                | GalleristCommandFinish
                | GalleristCommandHireAssistants
                | GalleristCommandLeaveAssistant
                | GalleristCommandMakeOffer
                | GalleristCommandMoveTo
                | GalleristCommandPay
                | GalleristCommandPlaceAssistant
                | GalleristCommandPromoteArtist
                | GalleristCommandRaiseFame
                | GalleristCommandRevealContracts
                | GalleristCommandSellWork
                | GalleristCommandSendVisitor
                | GalleristCommandSignContract
                | GalleristCommandSpendTicket
                | GalleristCommandTakeRenownedWork
                | GalleristCommandTakeReputationTile
                | GalleristCommandTakeTicket
                | GalleristCommandTurnContract
                | GalleristCommandUseContract
                | GalleristCommandWelcomeVisitor
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_offer_stack = ArtSocietyCommandOfferStack.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_offer_stack
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_place_bid = ArtSocietyCommandPlaceBid.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_place_bid
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_take_painting = ArtSocietyCommandTakePainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_take_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_painting = ArtSocietyCommandHangPainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hold_painting = ArtSocietyCommandHoldPainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hold_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_assistant_tile = ArtSocietyCommandHangAssistantTile.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_assistant_tile
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_exchange_painting = ArtSocietyCommandExchangePainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_exchange_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_store_excess = ArtSocietyCommandStoreExcess.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_store_excess
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_decor = ArtSocietyCommandHangDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hold_decor = ArtSocietyCommandHoldDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hold_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_free_decor = ArtSocietyCommandFreeDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_free_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_forgo_decor = ArtSocietyCommandForgoDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_forgo_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_take_down = ArtSocietyCommandTakeDown.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_take_down
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_finish_turn = ArtSocietyCommandFinishTurn.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_finish_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_choose_start = GalleristCommandChooseStart.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_choose_start
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_leave_assistant = GalleristCommandLeaveAssistant.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_leave_assistant
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_move_to = (
                        GalleristCommandMoveTo.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_move_to
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_discover_artist = GalleristCommandDiscoverArtist.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_discover_artist
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_buy_work = (
                        GalleristCommandBuyWork.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_buy_work
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_reveal_contracts = GalleristCommandRevealContracts.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_reveal_contracts
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_sign_contract = GalleristCommandSignContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_sign_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_decline_contract = GalleristCommandDeclineContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_decline_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_sell_work = (
                        GalleristCommandSellWork.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_sell_work
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_hire_assistants = GalleristCommandHireAssistants.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_hire_assistants
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_promote_artist = GalleristCommandPromoteArtist.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_promote_artist
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_take_reputation_tile = GalleristCommandTakeReputationTile.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_take_reputation_tile
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_make_offer = (
                        GalleristCommandMakeOffer.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_make_offer
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_spend_ticket = GalleristCommandSpendTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_spend_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_use_contract = GalleristCommandUseContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_use_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_finish = (
                        GalleristCommandFinish.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_finish
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_pay = (
                        GalleristCommandPay.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_pay
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_raise_fame = (
                        GalleristCommandRaiseFame.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_raise_fame
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_take_ticket = GalleristCommandTakeTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_take_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_welcome_visitor = GalleristCommandWelcomeVisitor.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_welcome_visitor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_send_visitor = GalleristCommandSendVisitor.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_send_visitor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_turn_contract = GalleristCommandTurnContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_turn_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_cover_space = GalleristCommandCoverSpace.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_cover_space
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_place_assistant = GalleristCommandPlaceAssistant.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_place_assistant
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_discard_ticket = GalleristCommandDiscardTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_discard_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_command_gallerist_command_take_renowned_work = GalleristCommandTakeRenownedWork.from_dict(
                    data
                )

                return componentsschemas_gallerist_command_gallerist_command_take_renowned_work

            commands_item = _parse_commands_item(commands_item_data)

            commands.append(commands_item)

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

        seat = d.pop("seat")

        _by = d.pop("by", UNSET)
        by: Actor | Unset
        if isinstance(_by, Unset):
            by = UNSET
        else:
            by = Actor(_by)

        recorded_move = cls(
            commands=commands,
            events=events,
            seat=seat,
            by=by,
        )

        recorded_move.additional_properties = d
        return recorded_move

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
