//! The summary of a game, for lists and lobbies.

use chrono::{DateTime, Utc};
use salon_domain::clock::{ClockRules, Pauses, SeatClock};
use salon_domain::kernel::Names;
use salon_domain::kernel::bots::Level;
use serde_json::value::RawValue;

use crate::{
    model::{
        account_ref::AccountKind,
        game::{Pool, Status, Visibility},
        ids::{AccountId, GameId},
        strength::Strength,
    },
    play::{
        session::{game_session::AwaitedDecision, outcome::Outcome, player_names::names_of},
        views::sandbox_summary::SandboxSummary,
    },
    store::{GameRow, PlayerRow, RatingChangeRow, StoreResult},
};

/// The summary of a game.
#[derive(Debug)]
pub struct GameSummary {
    /// Its id.
    pub id: GameId,
    /// The ruleset.
    pub ruleset: String,
    /// The edition.
    pub edition: String,
    /// The options, as the ruleset's schema describes them.
    pub options: Box<RawValue>,
    /// The number of seats.
    pub seats: u8,
    /// Who may know of it.
    pub visibility: Visibility,
    /// Its status.
    pub status: Status,
    /// The account that hosts the table; `None` once that account is deleted.
    pub host: Option<AccountId>,
    /// The players, by seat after the deal, in the order of joining before.
    pub players: Vec<PlayerSummary>,
    /// What texts call the players, by seat.
    pub names: Names,
    /// The caller's seat, if the caller plays and the game is dealt.
    pub my_seat: Option<u8>,
    /// For players only: the invitation, which lets its holder join.
    pub invite: Option<String>,
    /// The SHA-256 of the seed, from which the whole deal follows.
    pub commitment: String,
    /// The number of events.
    pub version: i64,
    /// The clock rules.
    pub clock: ClockRules,
    /// The least percentage of decisions in time that an account needs to join.
    pub least_reliability: Option<u8>,
    /// Whether bots with an owner may join.
    pub accepts_bots: bool,
    /// Whether it is rated.
    pub rated: bool,
    /// The rating changes of a rated game by seat; empty until they are computed after its end.
    pub ratings: Vec<SeatRating>,
    /// What the caller may know of the sandbox, if the game is one.
    pub sandbox: Option<SandboxSummary>,
    /// Whether it is paused because all its people want that.
    pub paused: bool,
    /// The decisions it waits for.
    pub awaiting: Vec<AwaitedDecision>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// The game of which it is a rematch.
    pub rematch_of: Option<GameId>,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// When it was dealt.
    pub started_at: Option<DateTime<Utc>>,
    /// When it last changed.
    pub moved_at: DateTime<Utc>,
    /// When it ended.
    pub ended_at: Option<DateTime<Utc>>,
}

/// A player of a game.
#[derive(Debug)]
pub struct PlayerSummary {
    /// The account; `None` once it is deleted.
    pub account: Option<AccountId>,
    /// The public handle; `None` once the account is deleted.
    pub name: Option<String>,
    /// The display name; `None` once the account is deleted.
    pub display_name: Option<String>,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// Whether it is a guest.
    pub guest: bool,
    /// The level of a built-in bot.
    pub level: Option<Level>,
    /// The seat, after the deal.
    pub seat: Option<u8>,
    /// Whether the player resigned.
    pub resigned: bool,
    /// Whether a bot plays for the seat until its owner comes back.
    pub kept: bool,
    /// Whether the player wants the game to be paused.
    pub wants_pause: bool,
    /// The clock of the seat, if the game has one.
    pub clock: Option<SeatTime>,
}

/// The clock of a seat.
#[derive(Debug)]
pub struct SeatTime {
    /// Seconds in the time bank at the start of the current decision.
    pub bank: u64,
    /// Extensions left.
    pub credits: u8,
    /// Deadlines missed in a row.
    pub missed: u8,
}

/// The rating change of the account that was dealt a seat.
#[derive(Debug)]
pub struct SeatRating {
    /// The seat.
    pub seat: u8,
    /// The account that was dealt the seat, also if another one took it over; `None` once it is deleted.
    pub account: Option<AccountId>,
    /// The rating pool.
    pub pool: Pool,
    /// The placing among the accounts that were dealt seats; those that left are last.
    pub placing: u8,
    /// The strength before the game.
    pub before: Strength,
    /// The strength after it.
    pub after: Strength,
}

impl SeatRating {
    pub(super) fn of((row, deleted_at): &(RatingChangeRow, Option<DateTime<Utc>>)) -> StoreResult<Self> {
        Ok(Self {
            seat: row.seat as u8,
            account: deleted_at.is_none().then_some(row.account_id),
            pool: row.pool,
            placing: row.placed as u8,
            before: Strength::of(row.mu_before, row.sigma_before),
            after: Strength::of(row.mu_after, row.sigma_after),
        })
    }
}

impl PlayerSummary {
    /// The summary of a player; `clocks` are those of all seats.
    pub(in crate::play) fn of(player: PlayerRow, clocks: &[SeatClock]) -> Self {
        let clock = player.seat.and_then(|seat| clocks.get(usize::try_from(seat).ok()?));
        Self {
            kept: clock.is_some_and(|clock| clock.kept),
            clock: clock.map(|clock| SeatTime {
                bank: clock.left_millis / 1000,
                credits: clock.credits,
                missed: clock.missed,
            }),
            wants_pause: player.wants_pause,
            account: player.name.as_ref().map(|_| player.account_id),
            name: player.name,
            display_name: player.display_name,
            kind: player.kind,
            guest: player.guest,
            level: player.level.map(|level| level.0),
            seat: player.seat.map(|seat| seat as u8),
            resigned: player.resigned_at.is_some(),
        }
    }
}

impl GameSummary {
    /// The summary of a game for a caller, without ratings and sandbox.
    pub(in crate::play) fn of(
        row: GameRow,
        mut players: Vec<PlayerRow>,
        caller: Option<AccountId>,
    ) -> StoreResult<Self> {
        // A stable sort: before the deal players stay in the order of joining.
        players.sort_by_key(|player| player.seat);
        let own = players.iter().find(|player| Some(player.account_id) == caller);
        let my_seat = own.and_then(|player| player.seat).map(|seat| seat as u8);
        let host = players.iter().find(|player| player.account_id == row.host_id && player.name.is_some());
        let host = host.map(|player| player.account_id);
        let invite = own.map(|_| row.invite.clone());
        let names = names_of(&players);
        let clocks: Vec<SeatClock> = row.clocks.read()?;
        let pauses: Pauses = row.pauses.read()?;
        Ok(Self {
            id: row.id,
            ruleset: row.ruleset,
            edition: row.edition,
            options: row.options.read()?,
            seats: row.seats as u8,
            visibility: row.visibility,
            status: row.status,
            host,
            players: players.into_iter().map(|player| PlayerSummary::of(player, &clocks)).collect(),
            names,
            my_seat,
            invite,
            commitment: hex::encode(row.commitment),
            version: row.version,
            clock: row.clock.read()?,
            least_reliability: row.least_reliability.map(|least| least as u8),
            accepts_bots: row.accepts_bots,
            rated: row.rated,
            ratings: Vec::new(),
            sandbox: None,
            paused: pauses.0.iter().any(|pause| pause.to.is_none()),
            awaiting: row.awaiting.read()?,
            result: row.result.map(|result| result.read()).transpose()?,
            rematch_of: row.rematch_of,
            created_at: row.created_at,
            started_at: row.started_at,
            moved_at: row.moved_at,
            ended_at: row.ended_at,
        })
    }
}
