//! A game in short, as every route of tables and games answers with it.

use chrono::{DateTime, Utc};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::{Language, Speech};
use serde::Serialize;
use serde_json::{Value, json, value::RawValue};
use utoipa::ToSchema;

use crate::{
    http::shapes::{
        play::Awaited,
        ruleset_values::{BotLevel, ClockRulesSchema, RulesetOptions, SeatScore},
        state::GameState,
    },
    model::{
        account_ref::AccountKind,
        game::{Pool, Status, Visibility},
        ids::{AccountId, GameId},
        sandbox_faults::{AfterLoss, Overtaken},
        strength::Strength,
    },
    play,
};

/// A game in short.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct GameSummary {
    /// The id.
    pub(in crate::http) id: GameId,
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The edition.
    #[schema(example = "1.1")]
    edition: String,
    /// The options, as the ruleset's schema describes them.
    #[schema(value_type = RulesetOptions)]
    options: Box<RawValue>,
    /// The number of seats.
    #[schema(minimum = 1, maximum = 8, example = 2)]
    seats: u8,
    /// Who may see the game.
    visibility: Visibility,
    /// The status of the game.
    status: Status,
    /// The host of the table: the account that opened it, or its successor; null once that account was deleted.
    host: Option<AccountId>,
    /// The players, ordered by seat once the game is dealt, before that in the order of joining.
    players: Vec<PlayerSummary>,
    /// The caller's seat, if the caller plays and the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 7)]
    my_seat: Option<u8>,
    /// The invitation, shown to players only: everyone who has it may join.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
    /// The SHA-256 of the seed that determines the whole deal.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The number of events so far.
    #[schema(minimum = 0)]
    version: i64,
    /// The rules of the clock.
    #[schema(value_type = ClockRulesSchema)]
    clock: ClockRules,
    /// The least percentage of decisions in time that an account needs to join.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 100)]
    least_reliability: Option<u8>,
    /// Whether bots owned by people may join.
    accepts_bots: bool,
    /// Whether the game counts for the ratings of its players.
    rated: bool,
    /// What a rated game changed, by seat. Filled in shortly after the end of the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ratings: Vec<SeatRating>,
    /// Present if the game is a sandbox for testing a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    sandbox: Option<SandboxSummary>,
    /// Whether the game is paused because all its people want it to be.
    paused: bool,
    /// The seats the game is waiting for.
    awaiting: Vec<Awaited>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
    /// The game this one is a rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch_of: Option<GameId>,
    /// When the table was opened.
    created_at: DateTime<Utc>,
    /// When the game was dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    started_at: Option<DateTime<Utc>>,
    /// When the game changed last.
    moved_at: DateTime<Utc>,
    /// When the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_at: Option<DateTime<Utc>>,
    /// The state of the game for the caller, if the operation takes `include` and was asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = GameState, required = false)]
    pub(in crate::http) state: Option<Box<GameState>>,
}

impl GameSummary {
    pub(in crate::http) fn example() -> Value {
        json!({
            "id": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "edition": "1.1", "options": {}, "seats": 2,
            "visibility": "public", "status": "running", "host": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11",
            "players": [{
                "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada", "kind": "person",
                "seat": 0, "resigned": false, "kept": false, "wants_pause": false
            }],
            "my_seat": 0, "invite": "gH2kP0aXw9sT4uVbNcQ1zrLd",
            "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", "version": 2,
            "clock": {
                "time": {"kind": "per_decision", "seconds": 172_800}, "respects": {"sleep": true, "weekends": true, "vacation": true},
                "extension": {"credits": 1, "seconds": 86_400}, "at_deadline": "bot"
            },
            "accepts_bots": false, "rated": false, "paused": false,
            "awaiting": [{
                "seat": 0, "decision": "open_auction", "since": "2026-01-01T12:00:00Z",
                "words": {"label": "Choose the stacks for the auction", "sentence": "It is your turn: choose the stacks for the auction."}
            }],
            "created_at": "2026-01-01T11:00:00Z", "started_at": "2026-01-01T11:30:00Z", "moved_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl GameSummary {
    /// The summary with texts for the caller.
    pub(in crate::http) fn said(game: play::GameSummary, language: Language) -> Self {
        let speech = Speech { language, names: &game.names };
        let awaiting = Awaited::said(game.awaiting.clone(), (&game.ruleset, game.my_seat), speech);
        Self { awaiting, ..Self::from(game) }
    }
}

impl From<play::GameSummary> for GameSummary {
    fn from(game: play::GameSummary) -> Self {
        Self {
            id: game.id,
            ruleset: game.ruleset,
            edition: game.edition,
            options: game.options,
            seats: game.seats,
            visibility: game.visibility,
            status: game.status,
            host: game.host,
            players: game.players.into_iter().map(PlayerSummary::from).collect(),
            my_seat: game.my_seat,
            invite: game.invite,
            commitment: game.commitment,
            version: game.version,
            clock: game.clock,
            least_reliability: game.least_reliability,
            accepts_bots: game.accepts_bots,
            rated: game.rated,
            ratings: game.ratings.into_iter().map(SeatRating::from).collect(),
            sandbox: game.sandbox.map(SandboxSummary::from),
            paused: game.paused,
            awaiting: Awaited::all(game.awaiting),
            result: game.result.map(Outcome::from),
            rematch_of: game.rematch_of,
            created_at: game.created_at,
            started_at: game.started_at,
            moved_at: game.moved_at,
            ended_at: game.ended_at,
            state: None,
        }
    }
}

/// A player of a game.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PlayerSummary {
    /// The account; null once it was deleted.
    account: Option<AccountId>,
    /// The public handle; null once the account was deleted.
    name: Option<String>,
    /// The name shown to others; null once the account was deleted.
    display_name: Option<String>,
    /// Whether it is a person or a bot.
    kind: AccountKind,
    /// Whether it is a guest, without a chosen name and a password; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false, default = false)]
    guest: bool,
    /// How well it plays, if it is a built-in bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BotLevel>)]
    level: Option<Level>,
    /// The seat, once the game is dealt.
    #[schema(minimum = 0, maximum = 7)]
    seat: Option<u8>,
    /// Whether the player resigned.
    resigned: bool,
    /// Whether a bot plays for the seat until its owner comes back.
    kept: bool,
    /// Whether the player wants the game to be paused.
    wants_pause: bool,
    /// The clock of the seat, if the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<SeatTime>,
}

impl From<play::PlayerSummary> for PlayerSummary {
    fn from(player: play::PlayerSummary) -> Self {
        Self {
            account: player.account,
            name: player.name,
            display_name: player.display_name,
            kind: player.kind,
            guest: player.guest,
            level: player.level,
            seat: player.seat,
            resigned: player.resigned,
            kept: player.kept,
            wants_pause: player.wants_pause,
            clock: player.clock.map(|clock| SeatTime {
                bank: clock.bank,
                credits: clock.credits,
                missed: clock.missed,
            }),
        }
    }
}

/// The clock of a seat.
#[derive(Serialize, ToSchema)]
struct SeatTime {
    /// Seconds in the time bank when the current decision became pending, if there is a bank.
    bank: u64,
    /// Extensions left.
    credits: u8,
    /// Deadlines missed in a row.
    missed: u8,
}

/// What a game changed in the rating of the account that was dealt a seat.
#[derive(Serialize, ToSchema)]
struct SeatRating {
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// The account that was dealt the seat, even if it left it later; null once the account was deleted.
    account: Option<AccountId>,
    /// The pool the game counts in.
    pool: Pool,
    /// The placing among the accounts that were dealt in; those who left come last.
    #[schema(minimum = 1)]
    placing: u8,
    /// The strength before the game.
    before: Strength,
    /// The strength after the game.
    after: Strength,
}

impl From<play::SeatRating> for SeatRating {
    fn from(rating: play::SeatRating) -> Self {
        let play::SeatRating { seat, account, pool, placing, before, after } = rating;
        Self { seat, account, pool, placing, before, after }
    }
}

/// How a game ended. The placings decide; the scores are for display.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Outcome {
    /// `rules`, or `resignation` if all players but one resigned.
    #[schema(example = "rules")]
    reason: String,
    /// The placing of each seat, 1 for the best; equal seats share one.
    placings: Vec<u8>,
    /// The ruleset's scores, one per seat.
    #[schema(value_type = Vec<SeatScore>)]
    scores: Box<RawValue>,
}

impl From<play::Outcome> for Outcome {
    fn from(outcome: play::Outcome) -> Self {
        Self { reason: outcome.reason, placings: outcome.placings, scores: outcome.scores }
    }
}

/// A game for testing a bot: never public, never rated, and not counted for anyone's reliability. Its owner can advance its time,
/// rewind it and inject faults.
#[derive(Serialize, ToSchema)]
struct SandboxSummary {
    /// Whether the owner may look at the game from every seat.
    open_hands: bool,
    /// How often the game was rewound.
    #[schema(minimum = 0)]
    rewinds: i32,
    /// For the owner: the faults still to be injected, by seat, and what was observed after earlier ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<FaultsLeft>>,
}

impl From<play::SandboxSummary> for SandboxSummary {
    fn from(sandbox: play::SandboxSummary) -> Self {
        let faults = sandbox.faults.map(|faults| faults.into_iter().map(FaultsLeft::from).collect());
        Self { open_hands: sandbox.open_hands, rewinds: sandbox.rewinds, faults }
    }
}

/// The faults still to be injected for a seat.
#[derive(Serialize, ToSchema)]
struct FaultsLeft {
    /// The seat.
    #[schema(minimum = 0, maximum = 7, example = 1)]
    seat: u8,
    /// Answers still to be lost.
    #[schema(minimum = 0, maximum = 100, example = 1)]
    lose_answers: u8,
    /// Commands still to be overtaken.
    #[schema(minimum = 0, maximum = 100, example = 0)]
    overtake: u8,
    /// Decisions whose deadline is still to be made to pass.
    #[schema(minimum = 0, maximum = 100, example = 0)]
    expire: u8,
    /// What the client sent after the last lost answer; absent until it sent something.
    #[serde(skip_serializing_if = "Option::is_none")]
    after_loss: Option<AfterLoss>,
    /// What became of the last overtaken commands; absent until there were some.
    #[serde(skip_serializing_if = "Option::is_none")]
    overtaken: Option<Overtaken>,
}

impl From<play::FaultsLeft> for FaultsLeft {
    fn from(faults: play::FaultsLeft) -> Self {
        let play::FaultsLeft { seat, lose_answers, overtake, expire, after_loss, overtaken } = faults;
        Self { seat, lose_answers, overtake, expire, after_loss, overtaken }
    }
}
