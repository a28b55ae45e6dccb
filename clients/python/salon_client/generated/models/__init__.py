"""Contains all the data models used in inputs/outputs"""

from .access_token import AccessToken
from .account import Account
from .account_export import AccountExport
from .account_kind import AccountKind
from .account_rating import AccountRating
from .account_ratings import AccountRatings
from .actor import Actor
from .acts import Acts
from .add_bot_request import AddBotRequest
from .after_loss import AfterLoss
from .alternative import Alternative
from .answer import Answer
from .art_society_cell import ArtSocietyCell
from .art_society_command_exchange_painting import ArtSocietyCommandExchangePainting
from .art_society_command_exchange_painting_kind import (
    ArtSocietyCommandExchangePaintingKind,
)
from .art_society_command_finish_turn import ArtSocietyCommandFinishTurn
from .art_society_command_finish_turn_kind import ArtSocietyCommandFinishTurnKind
from .art_society_command_forgo_decor import ArtSocietyCommandForgoDecor
from .art_society_command_forgo_decor_kind import ArtSocietyCommandForgoDecorKind
from .art_society_command_free_decor import ArtSocietyCommandFreeDecor
from .art_society_command_free_decor_kind import ArtSocietyCommandFreeDecorKind
from .art_society_command_hang_assistant_tile import ArtSocietyCommandHangAssistantTile
from .art_society_command_hang_assistant_tile_kind import (
    ArtSocietyCommandHangAssistantTileKind,
)
from .art_society_command_hang_decor import ArtSocietyCommandHangDecor
from .art_society_command_hang_decor_kind import ArtSocietyCommandHangDecorKind
from .art_society_command_hang_painting import ArtSocietyCommandHangPainting
from .art_society_command_hang_painting_kind import ArtSocietyCommandHangPaintingKind
from .art_society_command_hold_decor import ArtSocietyCommandHoldDecor
from .art_society_command_hold_decor_kind import ArtSocietyCommandHoldDecorKind
from .art_society_command_hold_painting import ArtSocietyCommandHoldPainting
from .art_society_command_hold_painting_kind import ArtSocietyCommandHoldPaintingKind
from .art_society_command_offer_stack import ArtSocietyCommandOfferStack
from .art_society_command_offer_stack_kind import ArtSocietyCommandOfferStackKind
from .art_society_command_place_bid import ArtSocietyCommandPlaceBid
from .art_society_command_place_bid_kind import ArtSocietyCommandPlaceBidKind
from .art_society_command_store_excess import ArtSocietyCommandStoreExcess
from .art_society_command_store_excess_kind import ArtSocietyCommandStoreExcessKind
from .art_society_command_take_down import ArtSocietyCommandTakeDown
from .art_society_command_take_down_kind import ArtSocietyCommandTakeDownKind
from .art_society_command_take_painting import ArtSocietyCommandTakePainting
from .art_society_command_take_painting_kind import ArtSocietyCommandTakePaintingKind
from .art_society_components import ArtSocietyComponents
from .art_society_decor import ArtSocietyDecor
from .art_society_decor_view import ArtSocietyDecorView
from .art_society_edition import ArtSocietyEdition
from .art_society_end_trigger import ArtSocietyEndTrigger
from .art_society_event_assistant_tile_hung import ArtSocietyEventAssistantTileHung
from .art_society_event_assistant_tile_hung_kind import (
    ArtSocietyEventAssistantTileHungKind,
)
from .art_society_event_auction_opened import ArtSocietyEventAuctionOpened
from .art_society_event_auction_opened_kind import ArtSocietyEventAuctionOpenedKind
from .art_society_event_bid_sealed import ArtSocietyEventBidSealed
from .art_society_event_bid_sealed_kind import ArtSocietyEventBidSealedKind
from .art_society_event_bids_revealed import ArtSocietyEventBidsRevealed
from .art_society_event_bids_revealed_kind import ArtSocietyEventBidsRevealedKind
from .art_society_event_decor_earned import ArtSocietyEventDecorEarned
from .art_society_event_decor_earned_kind import ArtSocietyEventDecorEarnedKind
from .art_society_event_decor_forgone import ArtSocietyEventDecorForgone
from .art_society_event_decor_forgone_kind import ArtSocietyEventDecorForgoneKind
from .art_society_event_decor_held import ArtSocietyEventDecorHeld
from .art_society_event_decor_held_kind import ArtSocietyEventDecorHeldKind
from .art_society_event_decor_hung import ArtSocietyEventDecorHung
from .art_society_event_decor_hung_kind import ArtSocietyEventDecorHungKind
from .art_society_event_decor_lost import ArtSocietyEventDecorLost
from .art_society_event_decor_lost_kind import ArtSocietyEventDecorLostKind
from .art_society_event_decor_swapped import ArtSocietyEventDecorSwapped
from .art_society_event_decor_swapped_kind import ArtSocietyEventDecorSwappedKind
from .art_society_event_excess_stored import ArtSocietyEventExcessStored
from .art_society_event_excess_stored_kind import ArtSocietyEventExcessStoredKind
from .art_society_event_game_ended import ArtSocietyEventGameEnded
from .art_society_event_game_ended_kind import ArtSocietyEventGameEndedKind
from .art_society_event_museum_acquired import ArtSocietyEventMuseumAcquired
from .art_society_event_museum_acquired_kind import ArtSocietyEventMuseumAcquiredKind
from .art_society_event_painting_exchanged import ArtSocietyEventPaintingExchanged
from .art_society_event_painting_exchanged_kind import (
    ArtSocietyEventPaintingExchangedKind,
)
from .art_society_event_painting_held import ArtSocietyEventPaintingHeld
from .art_society_event_painting_held_kind import ArtSocietyEventPaintingHeldKind
from .art_society_event_painting_hung import ArtSocietyEventPaintingHung
from .art_society_event_painting_hung_kind import ArtSocietyEventPaintingHungKind
from .art_society_event_painting_taken import ArtSocietyEventPaintingTaken
from .art_society_event_painting_taken_kind import ArtSocietyEventPaintingTakenKind
from .art_society_event_paintings_revealed import ArtSocietyEventPaintingsRevealed
from .art_society_event_paintings_revealed_kind import (
    ArtSocietyEventPaintingsRevealedKind,
)
from .art_society_event_round_closed import ArtSocietyEventRoundClosed
from .art_society_event_round_closed_kind import ArtSocietyEventRoundClosedKind
from .art_society_event_setup_finished import ArtSocietyEventSetupFinished
from .art_society_event_setup_finished_kind import ArtSocietyEventSetupFinishedKind
from .art_society_event_stack_offered import ArtSocietyEventStackOffered
from .art_society_event_stack_offered_kind import ArtSocietyEventStackOfferedKind
from .art_society_event_taken_down import ArtSocietyEventTakenDown
from .art_society_event_taken_down_kind import ArtSocietyEventTakenDownKind
from .art_society_event_turn_finished import ArtSocietyEventTurnFinished
from .art_society_event_turn_finished_kind import ArtSocietyEventTurnFinishedKind
from .art_society_frame import ArtSocietyFrame
from .art_society_hung_tile import ArtSocietyHungTile
from .art_society_museum_view import ArtSocietyMuseumView
from .art_society_options import ArtSocietyOptions
from .art_society_painting import ArtSocietyPainting
from .art_society_phase import ArtSocietyPhase
from .art_society_prestige import ArtSocietyPrestige
from .art_society_printed_decor import ArtSocietyPrintedDecor
from .art_society_printed_wall import ArtSocietyPrintedWall
from .art_society_seat_view import ArtSocietySeatView
from .art_society_size import ArtSocietySize
from .art_society_stack_view import ArtSocietyStackView
from .art_society_stage import ArtSocietyStage
from .art_society_tally import ArtSocietyTally
from .art_society_tile import ArtSocietyTile
from .art_society_type import ArtSocietyType
from .art_society_type_view import ArtSocietyTypeView
from .art_society_view import ArtSocietyView
from .asked import Asked
from .at_deadline import AtDeadline
from .audience import Audience
from .awaited import Awaited
from .away import Away
from .bot import Bot
from .bot_level import BotLevel
from .change_email_request import ChangeEmailRequest
from .change_password_request import ChangePasswordRequest
from .change_password_salon_session import ChangePasswordSalonSession
from .choice import Choice
from .clock_extension import ClockExtension
from .clock_respects import ClockRespects
from .clock_rules import ClockRules
from .clock_settings import ClockSettings
from .clock_settings_request import ClockSettingsRequest
from .clock_time_bank import ClockTimeBank
from .clock_time_bank_kind import ClockTimeBankKind
from .clock_time_per_decision import ClockTimePerDecision
from .clock_time_per_decision_kind import ClockTimePerDecisionKind
from .clock_time_unlimited import ClockTimeUnlimited
from .clock_time_unlimited_kind import ClockTimeUnlimitedKind
from .commands_request import CommandsRequest
from .complete_password_reset_request import CompletePasswordResetRequest
from .component_words import ComponentWords
from .condition import Condition
from .create_access_token_request import CreateAccessTokenRequest
from .create_bot_request import CreateBotRequest
from .create_game_request import CreateGameRequest
from .create_guest_request import CreateGuestRequest
from .create_guest_salon_session import CreateGuestSalonSession
from .create_session_request import CreateSessionRequest
from .create_session_salon_session import CreateSessionSalonSession
from .create_ticket_request import CreateTicketRequest
from .create_webhook_request import CreateWebhookRequest
from .created_access_token import CreatedAccessToken
from .created_ticket import CreatedTicket
from .decision import Decision
from .delete_account_request import DeleteAccountRequest
from .delete_session_salon_session import DeleteSessionSalonSession
from .delete_sessions_salon_session import DeleteSessionsSalonSession
from .delivery import Delivery
from .delivery_state import DeliveryState
from .event_view import EventView
from .events import Events
from .exported_record import ExportedRecord
from .exported_record_table import ExportedRecordTable
from .faults_left import FaultsLeft
from .feed_item import FeedItem
from .feed_page import FeedPage
from .field_problem import FieldProblem
from .format_ import Format
from .former_seat import FormerSeat
from .gallerist_action import GalleristAction
from .gallerist_ambition import GalleristAmbition
from .gallerist_artist import GalleristArtist
from .gallerist_artist_color import GalleristArtistColor
from .gallerist_artist_tile import GalleristArtistTile
from .gallerist_artist_view import GalleristArtistView
from .gallerist_bonus import GalleristBonus
from .gallerist_by_artist_gallerist_artist_view import (
    GalleristByArtistGalleristArtistView,
)
from .gallerist_by_form_gallerist_by_column_nullable_gallerist_owner import (
    GalleristByFormGalleristByColumnNullableGalleristOwner,
)
from .gallerist_by_form_gallerist_by_column_nullable_gallerist_tile import (
    GalleristByFormGalleristByColumnNullableGalleristTile,
)
from .gallerist_by_form_gallerist_stack_view import GalleristByFormGalleristStackView
from .gallerist_by_form_uint_8 import GalleristByFormUint8
from .gallerist_by_location_nullable_gallerist_occupant import (
    GalleristByLocationNullableGalleristOccupant,
)
from .gallerist_by_location_nullable_gallerist_tile import (
    GalleristByLocationNullableGalleristTile,
)
from .gallerist_by_offer_array_size_3_of_gallerist_bonus import (
    GalleristByOfferArraySize3OfGalleristBonus,
)
from .gallerist_by_offer_gallerist_by_column_nullable_gallerist_owner import (
    GalleristByOfferGalleristByColumnNullableGalleristOwner,
)
from .gallerist_by_visitor_uint_8 import GalleristByVisitorUint8
from .gallerist_card_goal import GalleristCardGoal
from .gallerist_command_buy_work import GalleristCommandBuyWork
from .gallerist_command_buy_work_kind import GalleristCommandBuyWorkKind
from .gallerist_command_choose_start import GalleristCommandChooseStart
from .gallerist_command_choose_start_kind import GalleristCommandChooseStartKind
from .gallerist_command_cover_space import GalleristCommandCoverSpace
from .gallerist_command_cover_space_kind import GalleristCommandCoverSpaceKind
from .gallerist_command_decline_contract import GalleristCommandDeclineContract
from .gallerist_command_decline_contract_kind import GalleristCommandDeclineContractKind
from .gallerist_command_discard_ticket import GalleristCommandDiscardTicket
from .gallerist_command_discard_ticket_kind import GalleristCommandDiscardTicketKind
from .gallerist_command_discover_artist import GalleristCommandDiscoverArtist
from .gallerist_command_discover_artist_kind import GalleristCommandDiscoverArtistKind
from .gallerist_command_finish import GalleristCommandFinish
from .gallerist_command_finish_kind import GalleristCommandFinishKind
from .gallerist_command_hire_assistants import GalleristCommandHireAssistants
from .gallerist_command_hire_assistants_kind import GalleristCommandHireAssistantsKind
from .gallerist_command_leave_assistant import GalleristCommandLeaveAssistant
from .gallerist_command_leave_assistant_kind import GalleristCommandLeaveAssistantKind
from .gallerist_command_make_offer import GalleristCommandMakeOffer
from .gallerist_command_make_offer_kind import GalleristCommandMakeOfferKind
from .gallerist_command_move_to import GalleristCommandMoveTo
from .gallerist_command_move_to_kind import GalleristCommandMoveToKind
from .gallerist_command_pay import GalleristCommandPay
from .gallerist_command_pay_kind import GalleristCommandPayKind
from .gallerist_command_place_assistant import GalleristCommandPlaceAssistant
from .gallerist_command_place_assistant_kind import GalleristCommandPlaceAssistantKind
from .gallerist_command_promote_artist import GalleristCommandPromoteArtist
from .gallerist_command_promote_artist_kind import GalleristCommandPromoteArtistKind
from .gallerist_command_raise_fame import GalleristCommandRaiseFame
from .gallerist_command_raise_fame_kind import GalleristCommandRaiseFameKind
from .gallerist_command_reveal_contracts import GalleristCommandRevealContracts
from .gallerist_command_reveal_contracts_kind import GalleristCommandRevealContractsKind
from .gallerist_command_sell_work import GalleristCommandSellWork
from .gallerist_command_sell_work_kind import GalleristCommandSellWorkKind
from .gallerist_command_send_visitor import GalleristCommandSendVisitor
from .gallerist_command_send_visitor_kind import GalleristCommandSendVisitorKind
from .gallerist_command_sign_contract import GalleristCommandSignContract
from .gallerist_command_sign_contract_kind import GalleristCommandSignContractKind
from .gallerist_command_spend_ticket import GalleristCommandSpendTicket
from .gallerist_command_spend_ticket_kind import GalleristCommandSpendTicketKind
from .gallerist_command_take_renowned_work import GalleristCommandTakeRenownedWork
from .gallerist_command_take_renowned_work_kind import (
    GalleristCommandTakeRenownedWorkKind,
)
from .gallerist_command_take_reputation_tile import GalleristCommandTakeReputationTile
from .gallerist_command_take_reputation_tile_kind import (
    GalleristCommandTakeReputationTileKind,
)
from .gallerist_command_take_ticket import GalleristCommandTakeTicket
from .gallerist_command_take_ticket_kind import GalleristCommandTakeTicketKind
from .gallerist_command_turn_contract import GalleristCommandTurnContract
from .gallerist_command_turn_contract_kind import GalleristCommandTurnContractKind
from .gallerist_command_use_contract import GalleristCommandUseContract
from .gallerist_command_use_contract_kind import GalleristCommandUseContractKind
from .gallerist_command_welcome_visitor import GalleristCommandWelcomeVisitor
from .gallerist_command_welcome_visitor_kind import GalleristCommandWelcomeVisitorKind
from .gallerist_components import GalleristComponents
from .gallerist_contract_face import GalleristContractFace
from .gallerist_contract_view import GalleristContractView
from .gallerist_destination import GalleristDestination
from .gallerist_end_cause import GalleristEndCause
from .gallerist_event_action_taken import GalleristEventActionTaken
from .gallerist_event_action_taken_kind import GalleristEventActionTakenKind
from .gallerist_event_artist_discovered import GalleristEventArtistDiscovered
from .gallerist_event_artist_discovered_kind import GalleristEventArtistDiscoveredKind
from .gallerist_event_artist_promoted import GalleristEventArtistPromoted
from .gallerist_event_artist_promoted_kind import GalleristEventArtistPromotedKind
from .gallerist_event_assistant_gained import GalleristEventAssistantGained
from .gallerist_event_assistant_gained_kind import GalleristEventAssistantGainedKind
from .gallerist_event_assistant_left import GalleristEventAssistantLeft
from .gallerist_event_assistant_left_kind import GalleristEventAssistantLeftKind
from .gallerist_event_assistant_placed import GalleristEventAssistantPlaced
from .gallerist_event_assistant_placed_kind import GalleristEventAssistantPlacedKind
from .gallerist_event_assistants_hired import GalleristEventAssistantsHired
from .gallerist_event_assistants_hired_kind import GalleristEventAssistantsHiredKind
from .gallerist_event_auction_began import GalleristEventAuctionBegan
from .gallerist_event_auction_began_kind import GalleristEventAuctionBeganKind
from .gallerist_event_buyer_left import GalleristEventBuyerLeft
from .gallerist_event_buyer_left_kind import GalleristEventBuyerLeftKind
from .gallerist_event_celebrity_made import GalleristEventCelebrityMade
from .gallerist_event_celebrity_made_kind import GalleristEventCelebrityMadeKind
from .gallerist_event_collector_released import GalleristEventCollectorReleased
from .gallerist_event_collector_released_kind import GalleristEventCollectorReleasedKind
from .gallerist_event_contract_declined import GalleristEventContractDeclined
from .gallerist_event_contract_declined_kind import GalleristEventContractDeclinedKind
from .gallerist_event_contract_signed import GalleristEventContractSigned
from .gallerist_event_contract_signed_kind import GalleristEventContractSignedKind
from .gallerist_event_contract_turned import GalleristEventContractTurned
from .gallerist_event_contract_turned_kind import GalleristEventContractTurnedKind
from .gallerist_event_contract_used import GalleristEventContractUsed
from .gallerist_event_contract_used_kind import GalleristEventContractUsedKind
from .gallerist_event_contracts_reshuffled import GalleristEventContractsReshuffled
from .gallerist_event_contracts_reshuffled_kind import (
    GalleristEventContractsReshuffledKind,
)
from .gallerist_event_contracts_revealed import GalleristEventContractsRevealed
from .gallerist_event_contracts_revealed_kind import GalleristEventContractsRevealedKind
from .gallerist_event_display_refilled import GalleristEventDisplayRefilled
from .gallerist_event_display_refilled_kind import GalleristEventDisplayRefilledKind
from .gallerist_event_end_triggered import GalleristEventEndTriggered
from .gallerist_event_end_triggered_kind import GalleristEventEndTriggeredKind
from .gallerist_event_fame_raised import GalleristEventFameRaised
from .gallerist_event_fame_raised_kind import GalleristEventFameRaisedKind
from .gallerist_event_finished import GalleristEventFinished
from .gallerist_event_finished_kind import GalleristEventFinishedKind
from .gallerist_event_game_ended import GalleristEventGameEnded
from .gallerist_event_game_ended_kind import GalleristEventGameEndedKind
from .gallerist_event_influence_gained import GalleristEventInfluenceGained
from .gallerist_event_influence_gained_kind import GalleristEventInfluenceGainedKind
from .gallerist_event_intermediate_scored import GalleristEventIntermediateScored
from .gallerist_event_intermediate_scored_kind import (
    GalleristEventIntermediateScoredKind,
)
from .gallerist_event_kicked_out import GalleristEventKickedOut
from .gallerist_event_kicked_out_kind import GalleristEventKickedOutKind
from .gallerist_event_kicked_out_turn_began import GalleristEventKickedOutTurnBegan
from .gallerist_event_kicked_out_turn_began_kind import (
    GalleristEventKickedOutTurnBeganKind,
)
from .gallerist_event_kicked_out_turn_ended import GalleristEventKickedOutTurnEnded
from .gallerist_event_kicked_out_turn_ended_kind import (
    GalleristEventKickedOutTurnEndedKind,
)
from .gallerist_event_lacerda_arrived import GalleristEventLacerdaArrived
from .gallerist_event_lacerda_arrived_kind import GalleristEventLacerdaArrivedKind
from .gallerist_event_lacerda_discarded import GalleristEventLacerdaDiscarded
from .gallerist_event_lacerda_discarded_kind import GalleristEventLacerdaDiscardedKind
from .gallerist_event_lacerda_kicked_out import GalleristEventLacerdaKickedOut
from .gallerist_event_lacerda_kicked_out_kind import GalleristEventLacerdaKickedOutKind
from .gallerist_event_lacerda_moved import GalleristEventLacerdaMoved
from .gallerist_event_lacerda_moved_kind import GalleristEventLacerdaMovedKind
from .gallerist_event_lacerda_placed import GalleristEventLacerdaPlaced
from .gallerist_event_lacerda_placed_kind import GalleristEventLacerdaPlacedKind
from .gallerist_event_last_round_began import GalleristEventLastRoundBegan
from .gallerist_event_last_round_began_kind import GalleristEventLastRoundBeganKind
from .gallerist_event_money_gained import GalleristEventMoneyGained
from .gallerist_event_money_gained_kind import GalleristEventMoneyGainedKind
from .gallerist_event_moved import GalleristEventMoved
from .gallerist_event_moved_kind import GalleristEventMovedKind
from .gallerist_event_offer_made import GalleristEventOfferMade
from .gallerist_event_offer_made_kind import GalleristEventOfferMadeKind
from .gallerist_event_paid import GalleristEventPaid
from .gallerist_event_paid_kind import GalleristEventPaidKind
from .gallerist_event_play_began import GalleristEventPlayBegan
from .gallerist_event_play_began_kind import GalleristEventPlayBeganKind
from .gallerist_event_renowned_work_taken import GalleristEventRenownedWorkTaken
from .gallerist_event_renowned_work_taken_kind import (
    GalleristEventRenownedWorkTakenKind,
)
from .gallerist_event_sent_home import GalleristEventSentHome
from .gallerist_event_sent_home_kind import GalleristEventSentHomeKind
from .gallerist_event_space_covered import GalleristEventSpaceCovered
from .gallerist_event_space_covered_kind import GalleristEventSpaceCoveredKind
from .gallerist_event_start_chosen import GalleristEventStartChosen
from .gallerist_event_start_chosen_kind import GalleristEventStartChosenKind
from .gallerist_event_start_tile_released import GalleristEventStartTileReleased
from .gallerist_event_start_tile_released_kind import (
    GalleristEventStartTileReleasedKind,
)
from .gallerist_event_step_skipped import GalleristEventStepSkipped
from .gallerist_event_step_skipped_kind import GalleristEventStepSkippedKind
from .gallerist_event_ticket_missed import GalleristEventTicketMissed
from .gallerist_event_ticket_missed_kind import GalleristEventTicketMissedKind
from .gallerist_event_ticket_spent import GalleristEventTicketSpent
from .gallerist_event_ticket_spent_kind import GalleristEventTicketSpentKind
from .gallerist_event_ticket_taken import GalleristEventTicketTaken
from .gallerist_event_ticket_taken_kind import GalleristEventTicketTakenKind
from .gallerist_event_tile_taken import GalleristEventTileTaken
from .gallerist_event_tile_taken_kind import GalleristEventTileTakenKind
from .gallerist_event_turn_began import GalleristEventTurnBegan
from .gallerist_event_turn_began_kind import GalleristEventTurnBeganKind
from .gallerist_event_visitor_left import GalleristEventVisitorLeft
from .gallerist_event_visitor_left_kind import GalleristEventVisitorLeftKind
from .gallerist_event_visitor_welcomed import GalleristEventVisitorWelcomed
from .gallerist_event_visitor_welcomed_kind import GalleristEventVisitorWelcomedKind
from .gallerist_event_work_bought import GalleristEventWorkBought
from .gallerist_event_work_bought_kind import GalleristEventWorkBoughtKind
from .gallerist_event_work_exhibited import GalleristEventWorkExhibited
from .gallerist_event_work_exhibited_kind import GalleristEventWorkExhibitedKind
from .gallerist_event_work_sold import GalleristEventWorkSold
from .gallerist_event_work_sold_kind import GalleristEventWorkSoldKind
from .gallerist_event_work_uncovered import GalleristEventWorkUncovered
from .gallerist_event_work_uncovered_kind import GalleristEventWorkUncoveredKind
from .gallerist_exhibit_view import GalleristExhibitView
from .gallerist_fame_track import GalleristFameTrack
from .gallerist_form import GalleristForm
from .gallerist_half import GalleristHalf
from .gallerist_influence_track import GalleristInfluenceTrack
from .gallerist_lacerda_view import GalleristLacerdaView
from .gallerist_location import GalleristLocation
from .gallerist_occupant import GalleristOccupant
from .gallerist_offer import GalleristOffer
from .gallerist_options import GalleristOptions
from .gallerist_owner_lacerda import GalleristOwnerLacerda
from .gallerist_owner_seat import GalleristOwnerSeat
from .gallerist_phase import GalleristPhase
from .gallerist_piece import GalleristPiece
from .gallerist_player_count_setup import GalleristPlayerCountSetup
from .gallerist_player_setup import GalleristPlayerSetup
from .gallerist_player_view import GalleristPlayerView
from .gallerist_post import GalleristPost
from .gallerist_printed_market import GalleristPrintedMarket
from .gallerist_printed_promotion import GalleristPrintedPromotion
from .gallerist_printed_solo_goal import GalleristPrintedSoloGoal
from .gallerist_printed_work import GalleristPrintedWork
from .gallerist_queue_space import GalleristQueueSpace
from .gallerist_renowned_view import GalleristRenownedView
from .gallerist_solo_goals import GalleristSoloGoals
from .gallerist_solo_tally import GalleristSoloTally
from .gallerist_spot_auction import GalleristSpotAuction
from .gallerist_spot_auction_part import GalleristSpotAuctionPart
from .gallerist_spot_reputation import GalleristSpotReputation
from .gallerist_spot_reputation_part import GalleristSpotReputationPart
from .gallerist_stack_view import GalleristStackView
from .gallerist_step import GalleristStep
from .gallerist_tally import GalleristTally
from .gallerist_task_assistant import GalleristTaskAssistant
from .gallerist_task_assistant_kind import GalleristTaskAssistantKind
from .gallerist_task_cover import GalleristTaskCover
from .gallerist_task_cover_kind import GalleristTaskCoverKind
from .gallerist_task_exhibit import GalleristTaskExhibit
from .gallerist_task_exhibit_kind import GalleristTaskExhibitKind
from .gallerist_task_fame import GalleristTaskFame
from .gallerist_task_fame_kind import GalleristTaskFameKind
from .gallerist_task_influence import GalleristTaskInfluence
from .gallerist_task_influence_kind import GalleristTaskInfluenceKind
from .gallerist_task_investment import GalleristTaskInvestment
from .gallerist_task_investment_kind import GalleristTaskInvestmentKind
from .gallerist_task_lacerda_ticket import GalleristTaskLacerdaTicket
from .gallerist_task_lacerda_ticket_kind import GalleristTaskLacerdaTicketKind
from .gallerist_task_pay import GalleristTaskPay
from .gallerist_task_pay_kind import GalleristTaskPayKind
from .gallerist_task_place import GalleristTaskPlace
from .gallerist_task_place_kind import GalleristTaskPlaceKind
from .gallerist_task_refill_display import GalleristTaskRefillDisplay
from .gallerist_task_refill_display_kind import GalleristTaskRefillDisplayKind
from .gallerist_task_release_collector import GalleristTaskReleaseCollector
from .gallerist_task_release_collector_kind import GalleristTaskReleaseCollectorKind
from .gallerist_task_send_buyer import GalleristTaskSendBuyer
from .gallerist_task_send_buyer_kind import GalleristTaskSendBuyerKind
from .gallerist_task_send_lobby import GalleristTaskSendLobby
from .gallerist_task_send_lobby_kind import GalleristTaskSendLobbyKind
from .gallerist_task_sign import GalleristTaskSign
from .gallerist_task_sign_kind import GalleristTaskSignKind
from .gallerist_task_tickets import GalleristTaskTickets
from .gallerist_task_tickets_kind import GalleristTaskTicketsKind
from .gallerist_task_turn_contract import GalleristTaskTurnContract
from .gallerist_task_turn_contract_kind import GalleristTaskTurnContractKind
from .gallerist_task_uncover import GalleristTaskUncover
from .gallerist_task_uncover_kind import GalleristTaskUncoverKind
from .gallerist_task_welcome import GalleristTaskWelcome
from .gallerist_task_welcome_kind import GalleristTaskWelcomeKind
from .gallerist_tile_criterion import GalleristTileCriterion
from .gallerist_tile_face import GalleristTileFace
from .gallerist_tile_tally import GalleristTileTally
from .gallerist_view import GalleristView
from .gallerist_visitor import GalleristVisitor
from .gallerist_visitor_earnings import GalleristVisitorEarnings
from .gallerist_waiting_view import GalleristWaitingView
from .game_record import GameRecord
from .game_record_opening import GameRecordOpening
from .game_record_table import GameRecordTable
from .game_score import GameScore
from .game_state import GameState
from .game_summary import GameSummary
from .game_view import GameView
from .habits import Habits
from .health import Health
from .hint import Hint
from .hint_request import HintRequest
from .invite_request import InviteRequest
from .join_game_request import JoinGameRequest
from .join_game_theme import JoinGameTheme
from .keeper import Keeper
from .language import Language
from .list_feed_from import ListFeedFrom
from .list_games_status import ListGamesStatus
from .mail_log import MailLog
from .mail_settings import MailSettings
from .mark_read_request import MarkReadRequest
from .membership import Membership
from .message import Message
from .move_place import MovePlace
from .muted import Muted
from .news import News
from .news_deadline_missed import NewsDeadlineMissed
from .news_deadline_missed_kind import NewsDeadlineMissedKind
from .news_extended import NewsExtended
from .news_extended_kind import NewsExtendedKind
from .news_game_aborted import NewsGameAborted
from .news_game_aborted_kind import NewsGameAbortedKind
from .news_game_finished import NewsGameFinished
from .news_game_finished_kind import NewsGameFinishedKind
from .news_game_paused import NewsGamePaused
from .news_game_paused_kind import NewsGamePausedKind
from .news_game_rewound import NewsGameRewound
from .news_game_rewound_kind import NewsGameRewoundKind
from .news_game_started import NewsGameStarted
from .news_game_started_kind import NewsGameStartedKind
from .news_invitation import NewsInvitation
from .news_invitation_kind import NewsInvitationKind
from .news_message import NewsMessage
from .news_message_kind import NewsMessageKind
from .news_plan_lapsed import NewsPlanLapsed
from .news_plan_lapsed_kind import NewsPlanLapsedKind
from .news_plan_lapsed_reasons_words_item import NewsPlanLapsedReasonsWordsItem
from .news_plan_played import NewsPlanPlayed
from .news_plan_played_kind import NewsPlanPlayedKind
from .news_reminder import NewsReminder
from .news_reminder_kind import NewsReminderKind
from .news_round_closed import NewsRoundClosed
from .news_round_closed_kind import NewsRoundClosedKind
from .news_seat_resigned import NewsSeatResigned
from .news_seat_resigned_kind import NewsSeatResignedKind
from .news_seat_taken_over import NewsSeatTakenOver
from .news_seat_taken_over_kind import NewsSeatTakenOverKind
from .news_webhook_disabled import NewsWebhookDisabled
from .news_webhook_disabled_kind import NewsWebhookDisabledKind
from .news_your_turn import NewsYourTurn
from .news_your_turn_kind import NewsYourTurnKind
from .note import Note
from .noted import Noted
from .offer import Offer
from .offer_request import OfferRequest
from .option_words import OptionWords
from .option_words_values import OptionWordsValues
from .outcome import Outcome
from .overtaken import Overtaken
from .page_access_token import PageAccessToken
from .page_bot import PageBot
from .page_delivery import PageDelivery
from .page_game_summary import PageGameSummary
from .page_message import PageMessage
from .page_muted import PageMuted
from .page_ranked import PageRanked
from .page_rating_change import PageRatingChange
from .pass_time_request import PassTimeRequest
from .password_changed import PasswordChanged
from .password_reset_request import PasswordResetRequest
from .pause_request import PauseRequest
from .plan import Plan
from .plan_choices import PlanChoices
from .plan_choices_request import PlanChoicesRequest
from .plan_order import PlanOrder
from .plan_preview import PlanPreview
from .planned import Planned
from .planned_decision import PlannedDecision
from .plans import Plans
from .player_summary import PlayerSummary
from .playing import Playing
from .pool import Pool
from .post_message_request import PostMessageRequest
from .preview_answer import PreviewAnswer
from .preview_commands_theme import PreviewCommandsTheme
from .problem import Problem
from .problem_kind import ProblemKind
from .problem_refusal import ProblemRefusal
from .problem_refusal_rule import ProblemRefusalRule
from .profile import Profile
from .punctuality import Punctuality
from .ranked import Ranked
from .rated_game import RatedGame
from .rating_change import RatingChange
from .recorded_move import RecordedMove
from .refresh_session_request import RefreshSessionRequest
from .refresh_session_salon_session import RefreshSessionSalonSession
from .register_account_salon_session import RegisterAccountSalonSession
from .register_guest_request import RegisterGuestRequest
from .register_request import RegisterRequest
from .registered import Registered
from .rematch_game_theme import RematchGameTheme
from .rewind_request import RewindRequest
from .ruleset import Ruleset
from .ruleset_command import RulesetCommand
from .ruleset_command_schema import RulesetCommandSchema
from .ruleset_components import RulesetComponents
from .ruleset_event import RulesetEvent
from .ruleset_options import RulesetOptions
from .ruleset_options_schema import RulesetOptionsSchema
from .ruleset_summary import RulesetSummary
from .ruleset_tally import RulesetTally
from .ruleset_view import RulesetView
from .ruleset_words import RulesetWords
from .ruleset_words_editions import RulesetWordsEditions
from .ruleset_words_options import RulesetWordsOptions
from .ruleset_words_phases import RulesetWordsPhases
from .ruleset_words_vocabulary import RulesetWordsVocabulary
from .ruleset_words_vocabulary_additional_property import (
    RulesetWordsVocabularyAdditionalProperty,
)
from .rulesets import Rulesets
from .said import Said
from .sandbox_order import SandboxOrder
from .sandbox_summary import SandboxSummary
from .scope import Scope
from .seat_choices import SeatChoices
from .seat_faults import SeatFaults
from .seat_rating import SeatRating
from .seat_score import SeatScore
from .seat_time import SeatTime
from .server_info import ServerInfo
from .session import Session
from .show_board_theme import ShowBoardTheme
from .show_leaderboard_pool import ShowLeaderboardPool
from .show_seat_board_theme import ShowSeatBoardTheme
from .show_state_theme import ShowStateTheme
from .sleep import Sleep
from .somebody import Somebody
from .spectators import Spectators
from .start_game_theme import StartGameTheme
from .state_events import StateEvents
from .state_player import StatePlayer
from .state_score import StateScore
from .status import Status
from .stream_feed_from import StreamFeedFrom
from .strength import Strength
from .submit_commands_theme import SubmitCommandsTheme
from .substitute import Substitute
from .substitutes import Substitutes
from .take_seat_back_theme import TakeSeatBackTheme
from .talk import Talk
from .tally_line import TallyLine
from .ticket_use import TicketUse
from .tokens import Tokens
from .tried import Tried
from .turn import Turn
from .turn_mails import TurnMails
from .turns import Turns
from .unread import Unread
from .unread_by_kind import UnreadByKind
from .update_account_request import UpdateAccountRequest
from .update_bot_request import UpdateBotRequest
from .update_webhook_request import UpdateWebhookRequest
from .vacation import Vacation
from .verify_email_request import VerifyEmailRequest
from .visibility import Visibility
from .webhook import Webhook
from .webhook_delivery import WebhookDelivery
from .webhook_list import WebhookList
from .webhook_message import WebhookMessage
from .webhook_message_item import WebhookMessageItem
from .webhook_with_secret import WebhookWithSecret
from .who import Who
from .words import Words
from .write_note_request import WriteNoteRequest

__all__ = (
    "AccessToken",
    "Account",
    "AccountExport",
    "AccountKind",
    "AccountRating",
    "AccountRatings",
    "Actor",
    "Acts",
    "AddBotRequest",
    "AfterLoss",
    "Alternative",
    "Answer",
    "ArtSocietyCell",
    "ArtSocietyCommandExchangePainting",
    "ArtSocietyCommandExchangePaintingKind",
    "ArtSocietyCommandFinishTurn",
    "ArtSocietyCommandFinishTurnKind",
    "ArtSocietyCommandForgoDecor",
    "ArtSocietyCommandForgoDecorKind",
    "ArtSocietyCommandFreeDecor",
    "ArtSocietyCommandFreeDecorKind",
    "ArtSocietyCommandHangAssistantTile",
    "ArtSocietyCommandHangAssistantTileKind",
    "ArtSocietyCommandHangDecor",
    "ArtSocietyCommandHangDecorKind",
    "ArtSocietyCommandHangPainting",
    "ArtSocietyCommandHangPaintingKind",
    "ArtSocietyCommandHoldDecor",
    "ArtSocietyCommandHoldDecorKind",
    "ArtSocietyCommandHoldPainting",
    "ArtSocietyCommandHoldPaintingKind",
    "ArtSocietyCommandOfferStack",
    "ArtSocietyCommandOfferStackKind",
    "ArtSocietyCommandPlaceBid",
    "ArtSocietyCommandPlaceBidKind",
    "ArtSocietyCommandStoreExcess",
    "ArtSocietyCommandStoreExcessKind",
    "ArtSocietyCommandTakeDown",
    "ArtSocietyCommandTakeDownKind",
    "ArtSocietyCommandTakePainting",
    "ArtSocietyCommandTakePaintingKind",
    "ArtSocietyComponents",
    "ArtSocietyDecor",
    "ArtSocietyDecorView",
    "ArtSocietyEdition",
    "ArtSocietyEndTrigger",
    "ArtSocietyEventAssistantTileHung",
    "ArtSocietyEventAssistantTileHungKind",
    "ArtSocietyEventAuctionOpened",
    "ArtSocietyEventAuctionOpenedKind",
    "ArtSocietyEventBidSealed",
    "ArtSocietyEventBidSealedKind",
    "ArtSocietyEventBidsRevealed",
    "ArtSocietyEventBidsRevealedKind",
    "ArtSocietyEventDecorEarned",
    "ArtSocietyEventDecorEarnedKind",
    "ArtSocietyEventDecorForgone",
    "ArtSocietyEventDecorForgoneKind",
    "ArtSocietyEventDecorHeld",
    "ArtSocietyEventDecorHeldKind",
    "ArtSocietyEventDecorHung",
    "ArtSocietyEventDecorHungKind",
    "ArtSocietyEventDecorLost",
    "ArtSocietyEventDecorLostKind",
    "ArtSocietyEventDecorSwapped",
    "ArtSocietyEventDecorSwappedKind",
    "ArtSocietyEventExcessStored",
    "ArtSocietyEventExcessStoredKind",
    "ArtSocietyEventGameEnded",
    "ArtSocietyEventGameEndedKind",
    "ArtSocietyEventMuseumAcquired",
    "ArtSocietyEventMuseumAcquiredKind",
    "ArtSocietyEventPaintingExchanged",
    "ArtSocietyEventPaintingExchangedKind",
    "ArtSocietyEventPaintingHeld",
    "ArtSocietyEventPaintingHeldKind",
    "ArtSocietyEventPaintingHung",
    "ArtSocietyEventPaintingHungKind",
    "ArtSocietyEventPaintingsRevealed",
    "ArtSocietyEventPaintingsRevealedKind",
    "ArtSocietyEventPaintingTaken",
    "ArtSocietyEventPaintingTakenKind",
    "ArtSocietyEventRoundClosed",
    "ArtSocietyEventRoundClosedKind",
    "ArtSocietyEventSetupFinished",
    "ArtSocietyEventSetupFinishedKind",
    "ArtSocietyEventStackOffered",
    "ArtSocietyEventStackOfferedKind",
    "ArtSocietyEventTakenDown",
    "ArtSocietyEventTakenDownKind",
    "ArtSocietyEventTurnFinished",
    "ArtSocietyEventTurnFinishedKind",
    "ArtSocietyFrame",
    "ArtSocietyHungTile",
    "ArtSocietyMuseumView",
    "ArtSocietyOptions",
    "ArtSocietyPainting",
    "ArtSocietyPhase",
    "ArtSocietyPrestige",
    "ArtSocietyPrintedDecor",
    "ArtSocietyPrintedWall",
    "ArtSocietySeatView",
    "ArtSocietySize",
    "ArtSocietyStackView",
    "ArtSocietyStage",
    "ArtSocietyTally",
    "ArtSocietyTile",
    "ArtSocietyType",
    "ArtSocietyTypeView",
    "ArtSocietyView",
    "Asked",
    "AtDeadline",
    "Audience",
    "Awaited",
    "Away",
    "Bot",
    "BotLevel",
    "ChangeEmailRequest",
    "ChangePasswordRequest",
    "ChangePasswordSalonSession",
    "Choice",
    "ClockExtension",
    "ClockRespects",
    "ClockRules",
    "ClockSettings",
    "ClockSettingsRequest",
    "ClockTimeBank",
    "ClockTimeBankKind",
    "ClockTimePerDecision",
    "ClockTimePerDecisionKind",
    "ClockTimeUnlimited",
    "ClockTimeUnlimitedKind",
    "CommandsRequest",
    "CompletePasswordResetRequest",
    "ComponentWords",
    "Condition",
    "CreateAccessTokenRequest",
    "CreateBotRequest",
    "CreatedAccessToken",
    "CreatedTicket",
    "CreateGameRequest",
    "CreateGuestRequest",
    "CreateGuestSalonSession",
    "CreateSessionRequest",
    "CreateSessionSalonSession",
    "CreateTicketRequest",
    "CreateWebhookRequest",
    "Decision",
    "DeleteAccountRequest",
    "DeleteSessionSalonSession",
    "DeleteSessionsSalonSession",
    "Delivery",
    "DeliveryState",
    "Events",
    "EventView",
    "ExportedRecord",
    "ExportedRecordTable",
    "FaultsLeft",
    "FeedItem",
    "FeedPage",
    "FieldProblem",
    "Format",
    "FormerSeat",
    "GalleristAction",
    "GalleristAmbition",
    "GalleristArtist",
    "GalleristArtistColor",
    "GalleristArtistTile",
    "GalleristArtistView",
    "GalleristBonus",
    "GalleristByArtistGalleristArtistView",
    "GalleristByFormGalleristByColumnNullableGalleristOwner",
    "GalleristByFormGalleristByColumnNullableGalleristTile",
    "GalleristByFormGalleristStackView",
    "GalleristByFormUint8",
    "GalleristByLocationNullableGalleristOccupant",
    "GalleristByLocationNullableGalleristTile",
    "GalleristByOfferArraySize3OfGalleristBonus",
    "GalleristByOfferGalleristByColumnNullableGalleristOwner",
    "GalleristByVisitorUint8",
    "GalleristCardGoal",
    "GalleristCommandBuyWork",
    "GalleristCommandBuyWorkKind",
    "GalleristCommandChooseStart",
    "GalleristCommandChooseStartKind",
    "GalleristCommandCoverSpace",
    "GalleristCommandCoverSpaceKind",
    "GalleristCommandDeclineContract",
    "GalleristCommandDeclineContractKind",
    "GalleristCommandDiscardTicket",
    "GalleristCommandDiscardTicketKind",
    "GalleristCommandDiscoverArtist",
    "GalleristCommandDiscoverArtistKind",
    "GalleristCommandFinish",
    "GalleristCommandFinishKind",
    "GalleristCommandHireAssistants",
    "GalleristCommandHireAssistantsKind",
    "GalleristCommandLeaveAssistant",
    "GalleristCommandLeaveAssistantKind",
    "GalleristCommandMakeOffer",
    "GalleristCommandMakeOfferKind",
    "GalleristCommandMoveTo",
    "GalleristCommandMoveToKind",
    "GalleristCommandPay",
    "GalleristCommandPayKind",
    "GalleristCommandPlaceAssistant",
    "GalleristCommandPlaceAssistantKind",
    "GalleristCommandPromoteArtist",
    "GalleristCommandPromoteArtistKind",
    "GalleristCommandRaiseFame",
    "GalleristCommandRaiseFameKind",
    "GalleristCommandRevealContracts",
    "GalleristCommandRevealContractsKind",
    "GalleristCommandSellWork",
    "GalleristCommandSellWorkKind",
    "GalleristCommandSendVisitor",
    "GalleristCommandSendVisitorKind",
    "GalleristCommandSignContract",
    "GalleristCommandSignContractKind",
    "GalleristCommandSpendTicket",
    "GalleristCommandSpendTicketKind",
    "GalleristCommandTakeRenownedWork",
    "GalleristCommandTakeRenownedWorkKind",
    "GalleristCommandTakeReputationTile",
    "GalleristCommandTakeReputationTileKind",
    "GalleristCommandTakeTicket",
    "GalleristCommandTakeTicketKind",
    "GalleristCommandTurnContract",
    "GalleristCommandTurnContractKind",
    "GalleristCommandUseContract",
    "GalleristCommandUseContractKind",
    "GalleristCommandWelcomeVisitor",
    "GalleristCommandWelcomeVisitorKind",
    "GalleristComponents",
    "GalleristContractFace",
    "GalleristContractView",
    "GalleristDestination",
    "GalleristEndCause",
    "GalleristEventActionTaken",
    "GalleristEventActionTakenKind",
    "GalleristEventArtistDiscovered",
    "GalleristEventArtistDiscoveredKind",
    "GalleristEventArtistPromoted",
    "GalleristEventArtistPromotedKind",
    "GalleristEventAssistantGained",
    "GalleristEventAssistantGainedKind",
    "GalleristEventAssistantLeft",
    "GalleristEventAssistantLeftKind",
    "GalleristEventAssistantPlaced",
    "GalleristEventAssistantPlacedKind",
    "GalleristEventAssistantsHired",
    "GalleristEventAssistantsHiredKind",
    "GalleristEventAuctionBegan",
    "GalleristEventAuctionBeganKind",
    "GalleristEventBuyerLeft",
    "GalleristEventBuyerLeftKind",
    "GalleristEventCelebrityMade",
    "GalleristEventCelebrityMadeKind",
    "GalleristEventCollectorReleased",
    "GalleristEventCollectorReleasedKind",
    "GalleristEventContractDeclined",
    "GalleristEventContractDeclinedKind",
    "GalleristEventContractSigned",
    "GalleristEventContractSignedKind",
    "GalleristEventContractsReshuffled",
    "GalleristEventContractsReshuffledKind",
    "GalleristEventContractsRevealed",
    "GalleristEventContractsRevealedKind",
    "GalleristEventContractTurned",
    "GalleristEventContractTurnedKind",
    "GalleristEventContractUsed",
    "GalleristEventContractUsedKind",
    "GalleristEventDisplayRefilled",
    "GalleristEventDisplayRefilledKind",
    "GalleristEventEndTriggered",
    "GalleristEventEndTriggeredKind",
    "GalleristEventFameRaised",
    "GalleristEventFameRaisedKind",
    "GalleristEventFinished",
    "GalleristEventFinishedKind",
    "GalleristEventGameEnded",
    "GalleristEventGameEndedKind",
    "GalleristEventInfluenceGained",
    "GalleristEventInfluenceGainedKind",
    "GalleristEventIntermediateScored",
    "GalleristEventIntermediateScoredKind",
    "GalleristEventKickedOut",
    "GalleristEventKickedOutKind",
    "GalleristEventKickedOutTurnBegan",
    "GalleristEventKickedOutTurnBeganKind",
    "GalleristEventKickedOutTurnEnded",
    "GalleristEventKickedOutTurnEndedKind",
    "GalleristEventLacerdaArrived",
    "GalleristEventLacerdaArrivedKind",
    "GalleristEventLacerdaDiscarded",
    "GalleristEventLacerdaDiscardedKind",
    "GalleristEventLacerdaKickedOut",
    "GalleristEventLacerdaKickedOutKind",
    "GalleristEventLacerdaMoved",
    "GalleristEventLacerdaMovedKind",
    "GalleristEventLacerdaPlaced",
    "GalleristEventLacerdaPlacedKind",
    "GalleristEventLastRoundBegan",
    "GalleristEventLastRoundBeganKind",
    "GalleristEventMoneyGained",
    "GalleristEventMoneyGainedKind",
    "GalleristEventMoved",
    "GalleristEventMovedKind",
    "GalleristEventOfferMade",
    "GalleristEventOfferMadeKind",
    "GalleristEventPaid",
    "GalleristEventPaidKind",
    "GalleristEventPlayBegan",
    "GalleristEventPlayBeganKind",
    "GalleristEventRenownedWorkTaken",
    "GalleristEventRenownedWorkTakenKind",
    "GalleristEventSentHome",
    "GalleristEventSentHomeKind",
    "GalleristEventSpaceCovered",
    "GalleristEventSpaceCoveredKind",
    "GalleristEventStartChosen",
    "GalleristEventStartChosenKind",
    "GalleristEventStartTileReleased",
    "GalleristEventStartTileReleasedKind",
    "GalleristEventStepSkipped",
    "GalleristEventStepSkippedKind",
    "GalleristEventTicketMissed",
    "GalleristEventTicketMissedKind",
    "GalleristEventTicketSpent",
    "GalleristEventTicketSpentKind",
    "GalleristEventTicketTaken",
    "GalleristEventTicketTakenKind",
    "GalleristEventTileTaken",
    "GalleristEventTileTakenKind",
    "GalleristEventTurnBegan",
    "GalleristEventTurnBeganKind",
    "GalleristEventVisitorLeft",
    "GalleristEventVisitorLeftKind",
    "GalleristEventVisitorWelcomed",
    "GalleristEventVisitorWelcomedKind",
    "GalleristEventWorkBought",
    "GalleristEventWorkBoughtKind",
    "GalleristEventWorkExhibited",
    "GalleristEventWorkExhibitedKind",
    "GalleristEventWorkSold",
    "GalleristEventWorkSoldKind",
    "GalleristEventWorkUncovered",
    "GalleristEventWorkUncoveredKind",
    "GalleristExhibitView",
    "GalleristFameTrack",
    "GalleristForm",
    "GalleristHalf",
    "GalleristInfluenceTrack",
    "GalleristLacerdaView",
    "GalleristLocation",
    "GalleristOccupant",
    "GalleristOffer",
    "GalleristOptions",
    "GalleristOwnerLacerda",
    "GalleristOwnerSeat",
    "GalleristPhase",
    "GalleristPiece",
    "GalleristPlayerCountSetup",
    "GalleristPlayerSetup",
    "GalleristPlayerView",
    "GalleristPost",
    "GalleristPrintedMarket",
    "GalleristPrintedPromotion",
    "GalleristPrintedSoloGoal",
    "GalleristPrintedWork",
    "GalleristQueueSpace",
    "GalleristRenownedView",
    "GalleristSoloGoals",
    "GalleristSoloTally",
    "GalleristSpotAuction",
    "GalleristSpotAuctionPart",
    "GalleristSpotReputation",
    "GalleristSpotReputationPart",
    "GalleristStackView",
    "GalleristStep",
    "GalleristTally",
    "GalleristTaskAssistant",
    "GalleristTaskAssistantKind",
    "GalleristTaskCover",
    "GalleristTaskCoverKind",
    "GalleristTaskExhibit",
    "GalleristTaskExhibitKind",
    "GalleristTaskFame",
    "GalleristTaskFameKind",
    "GalleristTaskInfluence",
    "GalleristTaskInfluenceKind",
    "GalleristTaskInvestment",
    "GalleristTaskInvestmentKind",
    "GalleristTaskLacerdaTicket",
    "GalleristTaskLacerdaTicketKind",
    "GalleristTaskPay",
    "GalleristTaskPayKind",
    "GalleristTaskPlace",
    "GalleristTaskPlaceKind",
    "GalleristTaskRefillDisplay",
    "GalleristTaskRefillDisplayKind",
    "GalleristTaskReleaseCollector",
    "GalleristTaskReleaseCollectorKind",
    "GalleristTaskSendBuyer",
    "GalleristTaskSendBuyerKind",
    "GalleristTaskSendLobby",
    "GalleristTaskSendLobbyKind",
    "GalleristTaskSign",
    "GalleristTaskSignKind",
    "GalleristTaskTickets",
    "GalleristTaskTicketsKind",
    "GalleristTaskTurnContract",
    "GalleristTaskTurnContractKind",
    "GalleristTaskUncover",
    "GalleristTaskUncoverKind",
    "GalleristTaskWelcome",
    "GalleristTaskWelcomeKind",
    "GalleristTileCriterion",
    "GalleristTileFace",
    "GalleristTileTally",
    "GalleristView",
    "GalleristVisitor",
    "GalleristVisitorEarnings",
    "GalleristWaitingView",
    "GameRecord",
    "GameRecordOpening",
    "GameRecordTable",
    "GameScore",
    "GameState",
    "GameSummary",
    "GameView",
    "Habits",
    "Health",
    "Hint",
    "HintRequest",
    "InviteRequest",
    "JoinGameRequest",
    "JoinGameTheme",
    "Keeper",
    "Language",
    "ListFeedFrom",
    "ListGamesStatus",
    "MailLog",
    "MailSettings",
    "MarkReadRequest",
    "Membership",
    "Message",
    "MovePlace",
    "Muted",
    "News",
    "NewsDeadlineMissed",
    "NewsDeadlineMissedKind",
    "NewsExtended",
    "NewsExtendedKind",
    "NewsGameAborted",
    "NewsGameAbortedKind",
    "NewsGameFinished",
    "NewsGameFinishedKind",
    "NewsGamePaused",
    "NewsGamePausedKind",
    "NewsGameRewound",
    "NewsGameRewoundKind",
    "NewsGameStarted",
    "NewsGameStartedKind",
    "NewsInvitation",
    "NewsInvitationKind",
    "NewsMessage",
    "NewsMessageKind",
    "NewsPlanLapsed",
    "NewsPlanLapsedKind",
    "NewsPlanLapsedReasonsWordsItem",
    "NewsPlanPlayed",
    "NewsPlanPlayedKind",
    "NewsReminder",
    "NewsReminderKind",
    "NewsRoundClosed",
    "NewsRoundClosedKind",
    "NewsSeatResigned",
    "NewsSeatResignedKind",
    "NewsSeatTakenOver",
    "NewsSeatTakenOverKind",
    "NewsWebhookDisabled",
    "NewsWebhookDisabledKind",
    "NewsYourTurn",
    "NewsYourTurnKind",
    "Note",
    "Noted",
    "Offer",
    "OfferRequest",
    "OptionWords",
    "OptionWordsValues",
    "Outcome",
    "Overtaken",
    "PageAccessToken",
    "PageBot",
    "PageDelivery",
    "PageGameSummary",
    "PageMessage",
    "PageMuted",
    "PageRanked",
    "PageRatingChange",
    "PassTimeRequest",
    "PasswordChanged",
    "PasswordResetRequest",
    "PauseRequest",
    "Plan",
    "PlanChoices",
    "PlanChoicesRequest",
    "Planned",
    "PlannedDecision",
    "PlanOrder",
    "PlanPreview",
    "Plans",
    "PlayerSummary",
    "Playing",
    "Pool",
    "PostMessageRequest",
    "PreviewAnswer",
    "PreviewCommandsTheme",
    "Problem",
    "ProblemKind",
    "ProblemRefusal",
    "ProblemRefusalRule",
    "Profile",
    "Punctuality",
    "Ranked",
    "RatedGame",
    "RatingChange",
    "RecordedMove",
    "RefreshSessionRequest",
    "RefreshSessionSalonSession",
    "RegisterAccountSalonSession",
    "Registered",
    "RegisterGuestRequest",
    "RegisterRequest",
    "RematchGameTheme",
    "RewindRequest",
    "Ruleset",
    "RulesetCommand",
    "RulesetCommandSchema",
    "RulesetComponents",
    "RulesetEvent",
    "RulesetOptions",
    "RulesetOptionsSchema",
    "Rulesets",
    "RulesetSummary",
    "RulesetTally",
    "RulesetView",
    "RulesetWords",
    "RulesetWordsEditions",
    "RulesetWordsOptions",
    "RulesetWordsPhases",
    "RulesetWordsVocabulary",
    "RulesetWordsVocabularyAdditionalProperty",
    "Said",
    "SandboxOrder",
    "SandboxSummary",
    "Scope",
    "SeatChoices",
    "SeatFaults",
    "SeatRating",
    "SeatScore",
    "SeatTime",
    "ServerInfo",
    "Session",
    "ShowBoardTheme",
    "ShowLeaderboardPool",
    "ShowSeatBoardTheme",
    "ShowStateTheme",
    "Sleep",
    "Somebody",
    "Spectators",
    "StartGameTheme",
    "StateEvents",
    "StatePlayer",
    "StateScore",
    "Status",
    "StreamFeedFrom",
    "Strength",
    "SubmitCommandsTheme",
    "Substitute",
    "Substitutes",
    "TakeSeatBackTheme",
    "Talk",
    "TallyLine",
    "TicketUse",
    "Tokens",
    "Tried",
    "Turn",
    "TurnMails",
    "Turns",
    "Unread",
    "UnreadByKind",
    "UpdateAccountRequest",
    "UpdateBotRequest",
    "UpdateWebhookRequest",
    "Vacation",
    "VerifyEmailRequest",
    "Visibility",
    "Webhook",
    "WebhookDelivery",
    "WebhookList",
    "WebhookMessage",
    "WebhookMessageItem",
    "WebhookWithSecret",
    "Who",
    "Words",
    "WriteNoteRequest",
)
