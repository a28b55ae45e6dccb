//! What an account can be told.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    accounts::AccountKind,
    store::ids::{AccountId, GameId},
};

/// Something for one account.
#[derive(Clone, Debug)]
pub struct NewsFor {
    /// Whom it is for.
    pub account: AccountId,
    /// What it says. Nothing in it is hidden from that account.
    pub news: News,
}

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keeper {
    /// Whoever owns it.
    Owner,
    /// A built-in bot, until the owner comes back.
    Bot,
    /// An account the others let take it over.
    Substitute,
}

/// What happened, for one account. New kinds may be added: whoever reads them skips what it does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, strum::VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum News {
    /// The account is awaited.
    YourTurn {
        /// The game.
        game: GameId,
        /// What is played.
        ruleset: String,
        /// How many events had happened: what to send as `If-Match`.
        version: i64,
        /// The account's seat.
        seat: u8,
        /// What is to be decided; the ruleset names its decisions.
        decision: String,
        /// Since when.
        since: DateTime<Utc>,
        /// Until when, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<DateTime<Utc>>,
        /// Whether the account's own move led to it: it knows already, unless the answer was lost.
        after_own_move: bool,
    },
    /// A decision becomes urgent.
    Reminder {
        /// The game.
        game: GameId,
        /// What is played.
        ruleset: String,
        /// The account's seat.
        seat: u8,
        /// What is to be decided.
        decision: String,
        /// Until when.
        deadline: DateTime<Utc>,
        /// Whether no other reminder follows.
        last: bool,
    },
    /// The deadline passed; an extension was used, and this is the new one.
    Extended {
        /// The game.
        game: GameId,
        /// The account's seat.
        seat: u8,
        /// The new deadline.
        deadline: DateTime<Utc>,
        /// Extensions left.
        credits: u8,
    },
    /// Somebody asks the account to join a table.
    Invitation {
        /// The game.
        game: GameId,
        /// What is played.
        ruleset: String,
        /// Who asks.
        from: AccountId,
        /// Whether that is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_kind: Option<AccountKind>,
        /// Opens the table.
        invite: String,
    },
    /// A game of the account was dealt.
    GameStarted {
        /// The game.
        game: GameId,
        /// What is played.
        ruleset: String,
        /// The account's seat.
        seat: u8,
    },
    /// A round ended.
    RoundClosed {
        /// The game.
        game: GameId,
        /// The round, from 1.
        round: u32,
        /// How many events had happened.
        version: i64,
    },
    /// A game is over.
    GameFinished {
        /// The game.
        game: GameId,
        /// What was played.
        ruleset: String,
        /// The account's seat.
        seat: u8,
        /// `rules` or `resignation`.
        reason: String,
        /// The placing of each seat, 1 for the best.
        placings: Vec<u8>,
    },
    /// A game was given up before it counted.
    GameAborted {
        /// The game.
        game: GameId,
    },
    /// The game stands still, or goes on again.
    GamePaused {
        /// The game.
        game: GameId,
        /// Whether it stands still now.
        paused: bool,
    },
    /// Moves of a sandbox were taken back. What was told of them before is void.
    GameRewound {
        /// The game.
        game: GameId,
        /// So many events stay.
        version: i64,
    },
    /// Somebody at the table said something.
    Message {
        /// The game.
        game: GameId,
        /// The message.
        message: Uuid,
        /// Who said it.
        from: AccountId,
        /// Whether that is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_kind: Option<AccountKind>,
        /// What.
        text: String,
    },
    /// A planned move could not be played and is gone.
    PlanLapsed {
        /// The game.
        game: GameId,
        /// The plan.
        plan: Uuid,
        /// The decision it was for.
        decision: String,
        /// Why each of its alternatives was not played, in order.
        reasons: Vec<String>,
    },
    /// A planned move was played.
    PlanPlayed {
        /// The game.
        game: GameId,
        /// The plan.
        plan: Uuid,
        /// The decision it was for.
        decision: String,
        /// Which alternative, from 0.
        alternative: u32,
        /// How many events had happened afterwards.
        version: i64,
    },
    /// The account did not decide in time; a bot decided, or the seat was forfeited.
    DeadlineMissed {
        /// The game.
        game: GameId,
        /// The account's seat.
        seat: u8,
        /// What was to be decided.
        decision: String,
        /// Whether the seat is lost with it.
        forfeited: bool,
    },
    /// Somebody else plays for a seat from now on.
    SeatTakenOver {
        /// The game.
        game: GameId,
        /// The seat.
        seat: u8,
        /// Who plays for it.
        by: Keeper,
        /// Whether a substitute is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_kind: Option<AccountKind>,
    },
    /// Somebody gave a seat up.
    SeatResigned {
        /// The game.
        game: GameId,
        /// The seat.
        seat: u8,
    },
    /// A webhook failed for so long that it is no longer called.
    WebhookDisabled {
        /// The webhook.
        webhook: Uuid,
        /// What went wrong last.
        reason: String,
    },
}

impl News {
    /// The kind, as it is stored and filtered by.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::YourTurn { .. } => "your_turn",
            Self::Reminder { .. } => "reminder",
            Self::Extended { .. } => "extended",
            Self::Invitation { .. } => "invitation",
            Self::GameStarted { .. } => "game_started",
            Self::RoundClosed { .. } => "round_closed",
            Self::GameFinished { .. } => "game_finished",
            Self::GameAborted { .. } => "game_aborted",
            Self::GamePaused { .. } => "game_paused",
            Self::GameRewound { .. } => "game_rewound",
            Self::Message { .. } => "message",
            Self::PlanLapsed { .. } => "plan_lapsed",
            Self::PlanPlayed { .. } => "plan_played",
            Self::DeadlineMissed { .. } => "deadline_missed",
            Self::SeatTakenOver { .. } => "seat_taken_over",
            Self::SeatResigned { .. } => "seat_resigned",
            Self::WebhookDisabled { .. } => "webhook_disabled",
        }
    }

    /// The game it is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::YourTurn { game, .. }
            | Self::Reminder { game, .. }
            | Self::Extended { game, .. }
            | Self::Invitation { game, .. }
            | Self::GameStarted { game, .. }
            | Self::RoundClosed { game, .. }
            | Self::GameFinished { game, .. }
            | Self::GameAborted { game }
            | Self::GamePaused { game, .. }
            | Self::GameRewound { game, .. }
            | Self::Message { game, .. }
            | Self::PlanLapsed { game, .. }
            | Self::PlanPlayed { game, .. }
            | Self::DeadlineMissed { game, .. }
            | Self::SeatTakenOver { game, .. }
            | Self::SeatResigned { game, .. } => Some(*game),
            Self::WebhookDisabled { .. } => None,
        }
    }
}
