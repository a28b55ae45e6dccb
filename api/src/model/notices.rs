//! Notices: the entries of an account's feed.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::model::{
    account_ref::AccountKind,
    ids::{AccountId, GameId},
    text_enum::text_enums,
};

/// A notice with the account it is for.
#[derive(Clone, Debug)]
pub struct NoticeFor {
    /// The account.
    pub account: AccountId,
    /// The notice. It contains nothing that is hidden from that account.
    pub notice: Notice,
}

text_enums! {
    /// Who plays for a seat.
    #[schema(as = Keeper)]
    SeatPlayer {
        /// The account that owns it.
        Owner "owner",
        /// A built-in bot, until the owner comes back.
        Bot "bot",
        /// An account the others let take it over.
        Substitute "substitute",
    }
}

/// What happened, for one account. New kinds may be added: clients skip kinds that they do not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, strum::VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schema(as = News)]
pub enum Notice {
    /// The account is awaited.
    YourTurn {
        /// The game.
        game: GameId,
        /// The ruleset.
        ruleset: String,
        /// The version of the game: what to send as `If-Match`.
        version: i64,
        /// The account's seat.
        seat: u8,
        /// The decision; the ruleset names its decisions.
        decision: String,
        /// Since when the game waits.
        since: DateTime<Utc>,
        /// The deadline, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<DateTime<Utc>>,
        /// Whether the account's own move led to it. Then it knows already, unless the answer was lost.
        after_own_move: bool,
    },
    /// The deadline of a decision is near.
    Reminder {
        /// The game.
        game: GameId,
        /// The ruleset.
        ruleset: String,
        /// The account's seat.
        seat: u8,
        /// The decision.
        decision: String,
        /// The deadline.
        deadline: DateTime<Utc>,
        /// Whether this is the last reminder.
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
    /// Another account invites the account to a table.
    Invitation {
        /// The game.
        game: GameId,
        /// The ruleset.
        ruleset: String,
        /// The account that invites.
        from: AccountId,
        /// Whether that is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_kind: Option<AccountKind>,
        /// The invitation code, which allows joining.
        invite: String,
    },
    /// A game of the account was dealt.
    GameStarted {
        /// The game.
        game: GameId,
        /// The ruleset.
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
        /// The version of the game.
        version: i64,
    },
    /// A game is over.
    GameFinished {
        /// The game.
        game: GameId,
        /// The ruleset.
        ruleset: String,
        /// The account's seat.
        seat: u8,
        /// `rules` or `resignation`.
        reason: String,
        /// The placing of each seat, 1 for the best.
        placings: Vec<u8>,
    },
    /// A game was aborted.
    GameAborted {
        /// The game.
        game: GameId,
    },
    /// The game was paused or resumed.
    GamePaused {
        /// The game.
        game: GameId,
        /// Whether it is paused now.
        paused: bool,
    },
    /// Moves of a sandbox were taken back. Earlier notices about them are void.
    GameRewound {
        /// The game.
        game: GameId,
        /// How many events stay.
        version: i64,
    },
    /// Another account at the table sent a message.
    Message {
        /// The game.
        game: GameId,
        /// The message.
        message: Uuid,
        /// The author.
        from: AccountId,
        /// Whether that is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_kind: Option<AccountKind>,
        /// The text.
        text: String,
    },
    /// A plan could not be carried out and was deleted.
    PlanLapsed {
        /// The game.
        game: GameId,
        /// The ruleset; absent in older notices.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruleset: Option<String>,
        /// The plan.
        plan: Uuid,
        /// The decision it was for.
        decision: String,
        /// Why each of its alternatives was not played, in order, in English.
        reasons: Vec<String>,
        /// The same in every language: texts by language tag, such as `en` and `fr`. Absent in older notices.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[schema(required = false)]
        reasons_words: Vec<BTreeMap<String, String>>,
    },
    /// A plan was carried out.
    PlanPlayed {
        /// The game.
        game: GameId,
        /// The ruleset; absent in older notices.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruleset: Option<String>,
        /// The plan.
        plan: Uuid,
        /// The decision it was for.
        decision: String,
        /// The alternative that was played, counted from 0.
        alternative: u32,
        /// The version of the game afterwards.
        version: i64,
    },
    /// The account missed a deadline: a bot decided, or the seat was forfeited.
    DeadlineMissed {
        /// The game.
        game: GameId,
        /// The ruleset; absent in older notices.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruleset: Option<String>,
        /// The account's seat.
        seat: u8,
        /// The decision.
        decision: String,
        /// Whether the seat is lost with it.
        forfeited: bool,
    },
    /// Another account plays for a seat from now on.
    SeatTakenOver {
        /// The game.
        game: GameId,
        /// The seat.
        seat: u8,
        /// Who plays for it now.
        by: SeatPlayer,
        /// Whether a substitute is a person or a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_kind: Option<AccountKind>,
    },
    /// A player resigned.
    SeatResigned {
        /// The game.
        game: GameId,
        /// The seat.
        seat: u8,
    },
    /// A webhook was disabled because its deliveries failed for too long.
    WebhookDisabled {
        /// The webhook.
        webhook: Uuid,
        /// The last error.
        reason: String,
    },
}

impl Notice {
    /// Returns the kind, as in JSON and in the `kind` column.
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

    /// Returns the game it is about, or `None` if it is not about a game.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use strum::VariantNames;

    use super::*;

    /// `script/generators go` sends these through the generated decoders.
    #[test]
    fn the_recorded_notices_have_every_kind_in_its_current_form() {
        let mut kinds = BTreeSet::new();
        for line in include_str!("../../../clients/check/news.jsonl").lines() {
            let notice: Notice = serde_json::from_str(line).unwrap();
            kinds.insert(notice.kind());
            let written = serde_json::to_value(&notice).unwrap();
            assert_eq!(written, serde_json::from_str::<Value>(line).unwrap());
        }
        assert_eq!(kinds, Notice::VARIANTS.iter().copied().collect(), "run: script/generators news");
    }
}
