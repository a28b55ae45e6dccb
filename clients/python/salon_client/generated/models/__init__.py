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
from .art_society_command_finish_turn import ArtSocietyCommandFinishTurn
from .art_society_command_forgo_decor import ArtSocietyCommandForgoDecor
from .art_society_command_free_decor import ArtSocietyCommandFreeDecor
from .art_society_command_hang_assistant_tile import ArtSocietyCommandHangAssistantTile
from .art_society_command_hang_decor import ArtSocietyCommandHangDecor
from .art_society_command_hang_painting import ArtSocietyCommandHangPainting
from .art_society_command_hold_decor import ArtSocietyCommandHoldDecor
from .art_society_command_hold_painting import ArtSocietyCommandHoldPainting
from .art_society_command_offer_stack import ArtSocietyCommandOfferStack
from .art_society_command_place_bid import ArtSocietyCommandPlaceBid
from .art_society_command_store_excess import ArtSocietyCommandStoreExcess
from .art_society_command_take_down import ArtSocietyCommandTakeDown
from .art_society_command_take_painting import ArtSocietyCommandTakePainting
from .art_society_decor_view import ArtSocietyDecorView
from .art_society_event_assistant_tile_hung import ArtSocietyEventAssistantTileHung
from .art_society_event_auction_opened import ArtSocietyEventAuctionOpened
from .art_society_event_bid_sealed import ArtSocietyEventBidSealed
from .art_society_event_bids_revealed import ArtSocietyEventBidsRevealed
from .art_society_event_decor_earned import ArtSocietyEventDecorEarned
from .art_society_event_decor_forgone import ArtSocietyEventDecorForgone
from .art_society_event_decor_held import ArtSocietyEventDecorHeld
from .art_society_event_decor_hung import ArtSocietyEventDecorHung
from .art_society_event_decor_lost import ArtSocietyEventDecorLost
from .art_society_event_decor_swapped import ArtSocietyEventDecorSwapped
from .art_society_event_excess_stored import ArtSocietyEventExcessStored
from .art_society_event_game_ended import ArtSocietyEventGameEnded
from .art_society_event_museum_acquired import ArtSocietyEventMuseumAcquired
from .art_society_event_painting_exchanged import ArtSocietyEventPaintingExchanged
from .art_society_event_painting_held import ArtSocietyEventPaintingHeld
from .art_society_event_painting_hung import ArtSocietyEventPaintingHung
from .art_society_event_painting_taken import ArtSocietyEventPaintingTaken
from .art_society_event_paintings_revealed import ArtSocietyEventPaintingsRevealed
from .art_society_event_round_closed import ArtSocietyEventRoundClosed
from .art_society_event_setup_finished import ArtSocietyEventSetupFinished
from .art_society_event_stack_offered import ArtSocietyEventStackOffered
from .art_society_event_taken_down import ArtSocietyEventTakenDown
from .art_society_event_turn_finished import ArtSocietyEventTurnFinished
from .art_society_hung_tile_type_0 import ArtSocietyHungTileType0
from .art_society_hung_tile_type_1 import ArtSocietyHungTileType1
from .art_society_museum_view import ArtSocietyMuseumView
from .art_society_options import ArtSocietyOptions
from .art_society_prestige import ArtSocietyPrestige
from .art_society_seat_view import ArtSocietySeatView
from .art_society_size import ArtSocietySize
from .art_society_stack_view import ArtSocietyStackView
from .art_society_tally import ArtSocietyTally
from .art_society_tile_type_0 import ArtSocietyTileType0
from .art_society_tile_type_1 import ArtSocietyTileType1
from .art_society_type_view import ArtSocietyTypeView
from .art_society_view import ArtSocietyView
from .asked import Asked
from .audience import Audience
from .awaited import Awaited
from .away import Away
from .bot import Bot
from .bot_level import BotLevel
from .change_email_request import ChangeEmailRequest
from .change_password_request import ChangePasswordRequest
from .clock_extension import ClockExtension
from .clock_respects import ClockRespects
from .clock_rules import ClockRules
from .clock_settings import ClockSettings
from .clock_settings_request import ClockSettingsRequest
from .clock_time_bank import ClockTimeBank
from .clock_time_per_decision import ClockTimePerDecision
from .clock_time_unlimited import ClockTimeUnlimited
from .commands_request import CommandsRequest
from .complete_password_reset_request import CompletePasswordResetRequest
from .condition import Condition
from .create_access_token_request import CreateAccessTokenRequest
from .create_bot_request import CreateBotRequest
from .create_game_request import CreateGameRequest
from .create_session_request import CreateSessionRequest
from .create_webhook_request import CreateWebhookRequest
from .created_access_token import CreatedAccessToken
from .delete_account_request import DeleteAccountRequest
from .delivery import Delivery
from .delivery_state import DeliveryState
from .event_view import EventView
from .events import Events
from .faults_left import FaultsLeft
from .feed_item import FeedItem
from .feed_page import FeedPage
from .field_problem import FieldProblem
from .finished_record import FinishedRecord
from .format_ import Format
from .former_seat import FormerSeat
from .gallerist_artist_view import GalleristArtistView
from .gallerist_by_artist_gallerist_artist_view import (
    GalleristByArtistGalleristArtistView,
)
from .gallerist_by_form_by_column import GalleristByFormByColumn
from .gallerist_by_form_by_column_2 import GalleristByFormByColumn2
from .gallerist_by_form_gallerist_stack_view import GalleristByFormGalleristStackView
from .gallerist_by_location_nullable_gallerist_occupant import (
    GalleristByLocationNullableGalleristOccupant,
)
from .gallerist_by_location_nullable_gallerist_tile import (
    GalleristByLocationNullableGalleristTile,
)
from .gallerist_by_offer_by_column import GalleristByOfferByColumn
from .gallerist_by_visitor_uint_8 import GalleristByVisitorUint8
from .gallerist_command_buy_work import GalleristCommandBuyWork
from .gallerist_command_choose_start import GalleristCommandChooseStart
from .gallerist_command_cover_space import GalleristCommandCoverSpace
from .gallerist_command_decline_contract import GalleristCommandDeclineContract
from .gallerist_command_discard_ticket import GalleristCommandDiscardTicket
from .gallerist_command_discover_artist import GalleristCommandDiscoverArtist
from .gallerist_command_finish import GalleristCommandFinish
from .gallerist_command_hire_assistants import GalleristCommandHireAssistants
from .gallerist_command_leave_assistant import GalleristCommandLeaveAssistant
from .gallerist_command_make_offer import GalleristCommandMakeOffer
from .gallerist_command_move_to import GalleristCommandMoveTo
from .gallerist_command_pay import GalleristCommandPay
from .gallerist_command_place_assistant import GalleristCommandPlaceAssistant
from .gallerist_command_promote_artist import GalleristCommandPromoteArtist
from .gallerist_command_raise_fame import GalleristCommandRaiseFame
from .gallerist_command_reveal_contracts import GalleristCommandRevealContracts
from .gallerist_command_sell_work import GalleristCommandSellWork
from .gallerist_command_send_visitor import GalleristCommandSendVisitor
from .gallerist_command_sign_contract import GalleristCommandSignContract
from .gallerist_command_spend_ticket import GalleristCommandSpendTicket
from .gallerist_command_take_renowned_work import GalleristCommandTakeRenownedWork
from .gallerist_command_take_reputation_tile import GalleristCommandTakeReputationTile
from .gallerist_command_take_ticket import GalleristCommandTakeTicket
from .gallerist_command_turn_contract import GalleristCommandTurnContract
from .gallerist_command_use_contract import GalleristCommandUseContract
from .gallerist_command_welcome_visitor import GalleristCommandWelcomeVisitor
from .gallerist_contract_view import GalleristContractView
from .gallerist_event_action_taken import GalleristEventActionTaken
from .gallerist_event_artist_discovered import GalleristEventArtistDiscovered
from .gallerist_event_artist_promoted import GalleristEventArtistPromoted
from .gallerist_event_assistant_gained import GalleristEventAssistantGained
from .gallerist_event_assistant_left import GalleristEventAssistantLeft
from .gallerist_event_assistant_placed import GalleristEventAssistantPlaced
from .gallerist_event_assistants_hired import GalleristEventAssistantsHired
from .gallerist_event_auction_began import GalleristEventAuctionBegan
from .gallerist_event_buyer_left import GalleristEventBuyerLeft
from .gallerist_event_celebrity_made import GalleristEventCelebrityMade
from .gallerist_event_collector_released import GalleristEventCollectorReleased
from .gallerist_event_contract_declined import GalleristEventContractDeclined
from .gallerist_event_contract_signed import GalleristEventContractSigned
from .gallerist_event_contract_turned import GalleristEventContractTurned
from .gallerist_event_contract_used import GalleristEventContractUsed
from .gallerist_event_contracts_reshuffled import GalleristEventContractsReshuffled
from .gallerist_event_contracts_revealed import GalleristEventContractsRevealed
from .gallerist_event_display_refilled import GalleristEventDisplayRefilled
from .gallerist_event_end_triggered import GalleristEventEndTriggered
from .gallerist_event_fame_raised import GalleristEventFameRaised
from .gallerist_event_finished import GalleristEventFinished
from .gallerist_event_game_ended import GalleristEventGameEnded
from .gallerist_event_influence_gained import GalleristEventInfluenceGained
from .gallerist_event_intermediate_scored import GalleristEventIntermediateScored
from .gallerist_event_kicked_out import GalleristEventKickedOut
from .gallerist_event_kicked_out_turn_began import GalleristEventKickedOutTurnBegan
from .gallerist_event_kicked_out_turn_ended import GalleristEventKickedOutTurnEnded
from .gallerist_event_lacerda_arrived import GalleristEventLacerdaArrived
from .gallerist_event_lacerda_discarded import GalleristEventLacerdaDiscarded
from .gallerist_event_lacerda_kicked_out import GalleristEventLacerdaKickedOut
from .gallerist_event_lacerda_moved import GalleristEventLacerdaMoved
from .gallerist_event_lacerda_placed import GalleristEventLacerdaPlaced
from .gallerist_event_last_round_began import GalleristEventLastRoundBegan
from .gallerist_event_money_gained import GalleristEventMoneyGained
from .gallerist_event_moved import GalleristEventMoved
from .gallerist_event_offer_made import GalleristEventOfferMade
from .gallerist_event_paid import GalleristEventPaid
from .gallerist_event_play_began import GalleristEventPlayBegan
from .gallerist_event_renowned_work_taken import GalleristEventRenownedWorkTaken
from .gallerist_event_sent_home import GalleristEventSentHome
from .gallerist_event_space_covered import GalleristEventSpaceCovered
from .gallerist_event_start_chosen import GalleristEventStartChosen
from .gallerist_event_start_tile_released import GalleristEventStartTileReleased
from .gallerist_event_step_skipped import GalleristEventStepSkipped
from .gallerist_event_ticket_missed import GalleristEventTicketMissed
from .gallerist_event_ticket_spent import GalleristEventTicketSpent
from .gallerist_event_ticket_taken import GalleristEventTicketTaken
from .gallerist_event_tile_taken import GalleristEventTileTaken
from .gallerist_event_turn_began import GalleristEventTurnBegan
from .gallerist_event_visitor_left import GalleristEventVisitorLeft
from .gallerist_event_visitor_welcomed import GalleristEventVisitorWelcomed
from .gallerist_event_work_bought import GalleristEventWorkBought
from .gallerist_event_work_exhibited import GalleristEventWorkExhibited
from .gallerist_event_work_sold import GalleristEventWorkSold
from .gallerist_event_work_uncovered import GalleristEventWorkUncovered
from .gallerist_exhibit_view import GalleristExhibitView
from .gallerist_lacerda_view import GalleristLacerdaView
from .gallerist_occupant import GalleristOccupant
from .gallerist_options import GalleristOptions
from .gallerist_owner_type_0 import GalleristOwnerType0
from .gallerist_player_view import GalleristPlayerView
from .gallerist_renowned_view import GalleristRenownedView
from .gallerist_solo_tally import GalleristSoloTally
from .gallerist_spot_type_0 import GalleristSpotType0
from .gallerist_spot_type_1 import GalleristSpotType1
from .gallerist_stack_view import GalleristStackView
from .gallerist_tally import GalleristTally
from .gallerist_task_assistant import GalleristTaskAssistant
from .gallerist_task_cover import GalleristTaskCover
from .gallerist_task_exhibit import GalleristTaskExhibit
from .gallerist_task_fame import GalleristTaskFame
from .gallerist_task_influence import GalleristTaskInfluence
from .gallerist_task_investment import GalleristTaskInvestment
from .gallerist_task_lacerda_ticket import GalleristTaskLacerdaTicket
from .gallerist_task_pay import GalleristTaskPay
from .gallerist_task_place import GalleristTaskPlace
from .gallerist_task_refill_display import GalleristTaskRefillDisplay
from .gallerist_task_release_collector import GalleristTaskReleaseCollector
from .gallerist_task_send_buyer import GalleristTaskSendBuyer
from .gallerist_task_send_lobby import GalleristTaskSendLobby
from .gallerist_task_sign import GalleristTaskSign
from .gallerist_task_tickets import GalleristTaskTickets
from .gallerist_task_turn_contract import GalleristTaskTurnContract
from .gallerist_task_uncover import GalleristTaskUncover
from .gallerist_task_welcome import GalleristTaskWelcome
from .gallerist_tile_tally import GalleristTileTally
from .gallerist_view import GalleristView
from .gallerist_waiting_view import GalleristWaitingView
from .game_record import GameRecord
from .game_record_opening import GameRecordOpening
from .game_record_table import GameRecordTable
from .game_score import GameScore
from .game_summary import GameSummary
from .game_view import GameView
from .habits import Habits
from .health import Health
from .hint import Hint
from .hint_request import HintRequest
from .invite_request import InviteRequest
from .join_game_request import JoinGameRequest
from .keeper import Keeper
from .list_feed_from import ListFeedFrom
from .list_games_status import ListGamesStatus
from .locale import Locale
from .mail_log import MailLog
from .mail_settings import MailSettings
from .mark_read_request import MarkReadRequest
from .membership import Membership
from .message import Message
from .move_place import MovePlace
from .muted import Muted
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
from .plan_order import PlanOrder
from .plan_preview import PlanPreview
from .planned import Planned
from .plans import Plans
from .player_summary import PlayerSummary
from .playing import Playing
from .pool import Pool
from .post_message_request import PostMessageRequest
from .preview_answer import PreviewAnswer
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
from .register_request import RegisterRequest
from .registered import Registered
from .rewind_request import RewindRequest
from .ruleset import Ruleset
from .ruleset_command_schema import RulesetCommandSchema
from .ruleset_components import RulesetComponents
from .ruleset_options_schema import RulesetOptionsSchema
from .ruleset_summary import RulesetSummary
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
from .session import Session
from .show_leaderboard_pool import ShowLeaderboardPool
from .sleep import Sleep
from .somebody import Somebody
from .spectators import Spectators
from .status import Status
from .stream_feed_from import StreamFeedFrom
from .strength import Strength
from .substitute import Substitute
from .substitutes import Substitutes
from .talk import Talk
from .tally_line import TallyLine
from .tokens import Tokens
from .tried import Tried
from .turn import Turn
from .turn_mails import TurnMails
from .turns import Turns
from .unfinished_record import UnfinishedRecord
from .unfinished_record_table import UnfinishedRecordTable
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
    "ArtSocietyCommandFinishTurn",
    "ArtSocietyCommandForgoDecor",
    "ArtSocietyCommandFreeDecor",
    "ArtSocietyCommandHangAssistantTile",
    "ArtSocietyCommandHangDecor",
    "ArtSocietyCommandHangPainting",
    "ArtSocietyCommandHoldDecor",
    "ArtSocietyCommandHoldPainting",
    "ArtSocietyCommandOfferStack",
    "ArtSocietyCommandPlaceBid",
    "ArtSocietyCommandStoreExcess",
    "ArtSocietyCommandTakeDown",
    "ArtSocietyCommandTakePainting",
    "ArtSocietyDecorView",
    "ArtSocietyEventAssistantTileHung",
    "ArtSocietyEventAuctionOpened",
    "ArtSocietyEventBidSealed",
    "ArtSocietyEventBidsRevealed",
    "ArtSocietyEventDecorEarned",
    "ArtSocietyEventDecorForgone",
    "ArtSocietyEventDecorHeld",
    "ArtSocietyEventDecorHung",
    "ArtSocietyEventDecorLost",
    "ArtSocietyEventDecorSwapped",
    "ArtSocietyEventExcessStored",
    "ArtSocietyEventGameEnded",
    "ArtSocietyEventMuseumAcquired",
    "ArtSocietyEventPaintingExchanged",
    "ArtSocietyEventPaintingHeld",
    "ArtSocietyEventPaintingHung",
    "ArtSocietyEventPaintingsRevealed",
    "ArtSocietyEventPaintingTaken",
    "ArtSocietyEventRoundClosed",
    "ArtSocietyEventSetupFinished",
    "ArtSocietyEventStackOffered",
    "ArtSocietyEventTakenDown",
    "ArtSocietyEventTurnFinished",
    "ArtSocietyHungTileType0",
    "ArtSocietyHungTileType1",
    "ArtSocietyMuseumView",
    "ArtSocietyOptions",
    "ArtSocietyPrestige",
    "ArtSocietySeatView",
    "ArtSocietySize",
    "ArtSocietyStackView",
    "ArtSocietyTally",
    "ArtSocietyTileType0",
    "ArtSocietyTileType1",
    "ArtSocietyTypeView",
    "ArtSocietyView",
    "Asked",
    "Audience",
    "Awaited",
    "Away",
    "Bot",
    "BotLevel",
    "ChangeEmailRequest",
    "ChangePasswordRequest",
    "ClockExtension",
    "ClockRespects",
    "ClockRules",
    "ClockSettings",
    "ClockSettingsRequest",
    "ClockTimeBank",
    "ClockTimePerDecision",
    "ClockTimeUnlimited",
    "CommandsRequest",
    "CompletePasswordResetRequest",
    "Condition",
    "CreateAccessTokenRequest",
    "CreateBotRequest",
    "CreatedAccessToken",
    "CreateGameRequest",
    "CreateSessionRequest",
    "CreateWebhookRequest",
    "DeleteAccountRequest",
    "Delivery",
    "DeliveryState",
    "Events",
    "EventView",
    "FaultsLeft",
    "FeedItem",
    "FeedPage",
    "FieldProblem",
    "FinishedRecord",
    "Format",
    "FormerSeat",
    "GalleristArtistView",
    "GalleristByArtistGalleristArtistView",
    "GalleristByFormByColumn",
    "GalleristByFormByColumn2",
    "GalleristByFormGalleristStackView",
    "GalleristByLocationNullableGalleristOccupant",
    "GalleristByLocationNullableGalleristTile",
    "GalleristByOfferByColumn",
    "GalleristByVisitorUint8",
    "GalleristCommandBuyWork",
    "GalleristCommandChooseStart",
    "GalleristCommandCoverSpace",
    "GalleristCommandDeclineContract",
    "GalleristCommandDiscardTicket",
    "GalleristCommandDiscoverArtist",
    "GalleristCommandFinish",
    "GalleristCommandHireAssistants",
    "GalleristCommandLeaveAssistant",
    "GalleristCommandMakeOffer",
    "GalleristCommandMoveTo",
    "GalleristCommandPay",
    "GalleristCommandPlaceAssistant",
    "GalleristCommandPromoteArtist",
    "GalleristCommandRaiseFame",
    "GalleristCommandRevealContracts",
    "GalleristCommandSellWork",
    "GalleristCommandSendVisitor",
    "GalleristCommandSignContract",
    "GalleristCommandSpendTicket",
    "GalleristCommandTakeRenownedWork",
    "GalleristCommandTakeReputationTile",
    "GalleristCommandTakeTicket",
    "GalleristCommandTurnContract",
    "GalleristCommandUseContract",
    "GalleristCommandWelcomeVisitor",
    "GalleristContractView",
    "GalleristEventActionTaken",
    "GalleristEventArtistDiscovered",
    "GalleristEventArtistPromoted",
    "GalleristEventAssistantGained",
    "GalleristEventAssistantLeft",
    "GalleristEventAssistantPlaced",
    "GalleristEventAssistantsHired",
    "GalleristEventAuctionBegan",
    "GalleristEventBuyerLeft",
    "GalleristEventCelebrityMade",
    "GalleristEventCollectorReleased",
    "GalleristEventContractDeclined",
    "GalleristEventContractSigned",
    "GalleristEventContractsReshuffled",
    "GalleristEventContractsRevealed",
    "GalleristEventContractTurned",
    "GalleristEventContractUsed",
    "GalleristEventDisplayRefilled",
    "GalleristEventEndTriggered",
    "GalleristEventFameRaised",
    "GalleristEventFinished",
    "GalleristEventGameEnded",
    "GalleristEventInfluenceGained",
    "GalleristEventIntermediateScored",
    "GalleristEventKickedOut",
    "GalleristEventKickedOutTurnBegan",
    "GalleristEventKickedOutTurnEnded",
    "GalleristEventLacerdaArrived",
    "GalleristEventLacerdaDiscarded",
    "GalleristEventLacerdaKickedOut",
    "GalleristEventLacerdaMoved",
    "GalleristEventLacerdaPlaced",
    "GalleristEventLastRoundBegan",
    "GalleristEventMoneyGained",
    "GalleristEventMoved",
    "GalleristEventOfferMade",
    "GalleristEventPaid",
    "GalleristEventPlayBegan",
    "GalleristEventRenownedWorkTaken",
    "GalleristEventSentHome",
    "GalleristEventSpaceCovered",
    "GalleristEventStartChosen",
    "GalleristEventStartTileReleased",
    "GalleristEventStepSkipped",
    "GalleristEventTicketMissed",
    "GalleristEventTicketSpent",
    "GalleristEventTicketTaken",
    "GalleristEventTileTaken",
    "GalleristEventTurnBegan",
    "GalleristEventVisitorLeft",
    "GalleristEventVisitorWelcomed",
    "GalleristEventWorkBought",
    "GalleristEventWorkExhibited",
    "GalleristEventWorkSold",
    "GalleristEventWorkUncovered",
    "GalleristExhibitView",
    "GalleristLacerdaView",
    "GalleristOccupant",
    "GalleristOptions",
    "GalleristOwnerType0",
    "GalleristPlayerView",
    "GalleristRenownedView",
    "GalleristSoloTally",
    "GalleristSpotType0",
    "GalleristSpotType1",
    "GalleristStackView",
    "GalleristTally",
    "GalleristTaskAssistant",
    "GalleristTaskCover",
    "GalleristTaskExhibit",
    "GalleristTaskFame",
    "GalleristTaskInfluence",
    "GalleristTaskInvestment",
    "GalleristTaskLacerdaTicket",
    "GalleristTaskPay",
    "GalleristTaskPlace",
    "GalleristTaskRefillDisplay",
    "GalleristTaskReleaseCollector",
    "GalleristTaskSendBuyer",
    "GalleristTaskSendLobby",
    "GalleristTaskSign",
    "GalleristTaskTickets",
    "GalleristTaskTurnContract",
    "GalleristTaskUncover",
    "GalleristTaskWelcome",
    "GalleristTileTally",
    "GalleristView",
    "GalleristWaitingView",
    "GameRecord",
    "GameRecordOpening",
    "GameRecordTable",
    "GameScore",
    "GameSummary",
    "GameView",
    "Habits",
    "Health",
    "Hint",
    "HintRequest",
    "InviteRequest",
    "JoinGameRequest",
    "Keeper",
    "ListFeedFrom",
    "ListGamesStatus",
    "Locale",
    "MailLog",
    "MailSettings",
    "MarkReadRequest",
    "Membership",
    "Message",
    "MovePlace",
    "Muted",
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
    "Planned",
    "PlanOrder",
    "PlanPreview",
    "Plans",
    "PlayerSummary",
    "Playing",
    "Pool",
    "PostMessageRequest",
    "PreviewAnswer",
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
    "Registered",
    "RegisterRequest",
    "RewindRequest",
    "Ruleset",
    "RulesetCommandSchema",
    "RulesetComponents",
    "RulesetOptionsSchema",
    "Rulesets",
    "RulesetSummary",
    "Said",
    "SandboxOrder",
    "SandboxSummary",
    "Scope",
    "SeatChoices",
    "SeatFaults",
    "SeatRating",
    "SeatScore",
    "SeatTime",
    "Session",
    "ShowLeaderboardPool",
    "Sleep",
    "Somebody",
    "Spectators",
    "Status",
    "StreamFeedFrom",
    "Strength",
    "Substitute",
    "Substitutes",
    "Talk",
    "TallyLine",
    "Tokens",
    "Tried",
    "Turn",
    "TurnMails",
    "Turns",
    "UnfinishedRecord",
    "UnfinishedRecordTable",
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
    "WriteNoteRequest",
)
