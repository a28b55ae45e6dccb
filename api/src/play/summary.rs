//! A game in a few words, for lists and lobbies.

use chrono::{DateTime, Utc};
use salon_domain::clock::{ClockRules, Pauses, SeatClock};
use salon_domain::kernel::Viewer;
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{
    Awaited, Games, PlayError, Pool, SandboxSummary, SeatOf, Status, Visibility,
    schemas::{BotLevel, ClockRulesSchema, RulesetOptions, SeatScore},
};
use crate::{
    accounts::AccountKind,
    ratings::Strength,
    store::{
        ChangeRow, GameRow, PlayerRow, StoreResult,
        ids::{AccountId, GameId},
    },
};

/// A game in a few words.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSummary {
    /// Its id.
    pub id: GameId,
    /// What is played.
    #[schema(example = "art_society")]
    pub ruleset: String,
    /// The edition.
    #[schema(example = "1.1")]
    pub edition: String,
    /// The options, as the ruleset's schema describes them.
    #[schema(value_type = RulesetOptions)]
    pub options: Box<RawValue>,
    /// How many the table is for.
    #[schema(minimum = 1, maximum = 8, example = 2)]
    pub seats: u8,
    /// Who may know of it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// Who decides about the table: whoever opened it, or whom it fell to; none once that account has gone.
    pub host: Option<AccountId>,
    /// Those at the table, in the order of their seats once dealt, of joining before.
    pub players: Vec<PlayerSummary>,
    /// The caller's seat, if the caller plays and the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 7)]
    pub my_seat: Option<u8>,
    /// For those at the table: opens it to whoever has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The SHA-256 of the seed, from which the whole deal follows.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// How many events have happened.
    #[schema(minimum = 0)]
    pub version: i64,
    /// How time is measured.
    #[schema(value_type = ClockRulesSchema)]
    pub clock: ClockRules,
    /// Of all decisions on a clock, so many in a hundred must have been in time to join.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 100)]
    pub least_reliability: Option<u8>,
    /// Whether bots that people bring along may join.
    pub accepts_bots: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// What a rated game changed, by seat: a moment after its end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<SeatRating>,
    /// What there is to know before joining if it is for trying a bot out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<SandboxSummary>,
    /// Whether it stands still because all its people want it to.
    pub paused: bool,
    /// Whom it waits for.
    pub awaiting: Vec<Awaited>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// The game it repeats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// When it was dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<DateTime<Utc>>,
    /// When something happened last.
    pub moved_at: DateTime<Utc>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<DateTime<Utc>>,
}

/// Somebody at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerSummary {
    /// The account; none once it was deleted.
    pub account: Option<AccountId>,
    /// The public handle; none once the account was deleted.
    pub name: Option<String>,
    /// What others read; none once the account was deleted.
    pub display_name: Option<String>,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// How well it plays, if it is one of the server's own bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BotLevel>)]
    pub level: Option<Level>,
    /// The seat, once dealt.
    #[schema(minimum = 0, maximum = 7)]
    pub seat: Option<u8>,
    /// Whether the seat was given up.
    pub resigned: bool,
    /// Whether a bot keeps the seat until its owner comes back.
    pub kept: bool,
    /// Whether they want the game to stand still.
    pub wants_pause: bool,
    /// What the clock of the seat says, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<SeatTime>,
}

/// What the clock of a seat says.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatTime {
    /// Seconds in the bank at the beginning of the current decision, where there is one.
    pub bank: u64,
    /// Extensions left.
    pub credits: u8,
    /// Deadlines missed in a row.
    pub missed: u8,
}

/// What a game changed for whoever was dealt a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatRating {
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    pub seat: u8,
    /// Who was dealt it, and perhaps left it to somebody else; none once the account was deleted.
    pub account: Option<AccountId>,
    /// Against whom.
    pub pool: Pool,
    /// The placing among those who were dealt in; who left comes last.
    #[schema(minimum = 1)]
    pub placing: u8,
    /// How strong they were believed to be.
    pub before: Strength,
    /// And are now.
    pub after: Strength,
}

impl SeatRating {
    fn of((row, deleted_at): &(ChangeRow, Option<DateTime<Utc>>)) -> StoreResult<Self> {
        Ok(Self {
            seat: row.seat as u8,
            account: deleted_at.is_none().then_some(row.account_id),
            pool: Pool::try_from(row.pool.as_str())?,
            placing: row.placed as u8,
            before: Strength::of(row.mu_before, row.sigma_before),
            after: Strength::of(row.mu_after, row.sigma_after),
        })
    }
}

/// How a game ended. Placings are what counts.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Outcome {
    /// `rules`, or `resignation` when all but one gave up.
    #[schema(example = "rules")]
    pub reason: String,
    /// The placing of each seat, 1 for the best; equal ones are shared.
    pub placings: Vec<u8>,
    /// The ruleset's scores, seat by seat.
    #[schema(value_type = Vec<SeatScore>)]
    pub scores: Box<RawValue>,
}

impl Outcome {
    /// The reason of a game that went to its end.
    pub(super) const RULES: &'static str = "rules";
    /// The reason of a game that was given up by too many to go on.
    pub(super) const RESIGNATION: &'static str = "resignation";

    /// A game that went to its end. Who gave up comes after all who did not.
    pub(super) fn by_rules(game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        Self::of(Self::RULES, game, seats)
    }

    /// A game in which all but one gave up.
    pub(super) fn by_resignation(game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        Self::of(Self::RESIGNATION, game, seats)
    }

    fn of(reason: &str, game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        let resigned = |seat: usize| seats.iter().any(|of| of.seat.index() == seat && of.resigned);
        Self {
            reason: reason.to_owned(),
            placings: stayed_first(game.placings(Viewer::Spectator), resigned),
            scores: game.score(Viewer::Spectator),
        }
    }
}

/// The placings of seats when those who gave up come after all who did not.
pub fn stayed_first(placings: Vec<u8>, resigned: impl Fn(usize) -> bool) -> Vec<u8> {
    let keys: Vec<(bool, u8)> =
        placings.into_iter().enumerate().map(|(seat, placing)| (resigned(seat), placing)).collect();
    let placing = |own: &(bool, u8)| keys.iter().filter(|key| *key < own).count() as u8 + 1;
    keys.iter().map(placing).collect()
}

impl Games {
    /// Rows of games as this caller may see them.
    pub(super) async fn summaries(
        &self,
        rows: Vec<GameRow>,
        caller: Option<AccountId>,
    ) -> Result<Vec<GameSummary>, PlayError> {
        let ids: Vec<GameId> = rows.iter().map(|row| row.id).collect();
        let players = self.store.players(&ids).await?;
        let counted = rows.iter().filter(|row| row.rated && row.status == Status::Finished.as_str());
        let counted: Vec<GameId> = counted.map(|row| row.id).collect();
        let changes = if counted.is_empty() { Vec::new() } else { self.store.rating_changes_in(&counted).await? };
        // Nothing that is public is one.
        let hidden = rows.iter().filter(|row| row.visibility != Visibility::Public.as_str());
        let hidden: Vec<GameId> = hidden.map(|row| row.id).collect();
        let sandboxes = if hidden.is_empty() { Vec::new() } else { self.store.sandboxes(&hidden).await? };
        let own = sandboxes.iter().filter(|sandbox| Some(sandbox.owner_id) == caller);
        let own: Vec<GameId> = own.map(|sandbox| sandbox.game_id).collect();
        let faults = if own.is_empty() { Vec::new() } else { self.store.faults(&own).await? };
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            let of_game: Vec<_> = players.iter().filter(|player| player.game_id == row.id).cloned().collect();
            let changes = changes.iter().filter(|(change, _)| change.game_id == row.id);
            let ratings = changes.map(SeatRating::of).collect::<Result<_, _>>()?;
            let sandbox = sandboxes.iter().find(|sandbox| sandbox.game_id == row.id);
            let mut summary = GameSummary { ratings, ..summary(row, of_game, caller)? };
            summary.sandbox = sandbox.map(|sandbox| SandboxSummary::of(sandbox, &faults, caller));
            // Only the owner lets somebody in.
            summary.invite = summary.invite.filter(|_| sandbox.is_none_or(|of| Some(of.owner_id) == caller));
            summaries.push(summary);
        }
        Ok(summaries)
    }
}

pub(super) fn summary(
    row: GameRow,
    mut players: Vec<PlayerRow>,
    caller: Option<AccountId>,
) -> StoreResult<GameSummary> {
    // A stable sort: before the deal they stay in the order of joining.
    players.sort_by_key(|player| player.seat);
    let own = players.iter().find(|player| Some(player.account_id) == caller);
    let my_seat = own.and_then(|player| player.seat).map(|seat| seat as u8);
    let host = players.iter().find(|player| player.account_id == row.host_id && player.name.is_some());
    let host = host.map(|player| player.account_id);
    let invite = own.map(|_| row.invite.clone());
    let clocks: Vec<SeatClock> = row.clocks.read()?;
    let clock_of = |seat: Option<i16>| seat.and_then(|seat| clocks.get(usize::try_from(seat).ok()?));
    let pauses: Pauses = row.pauses.read()?;
    let of_player = |player: PlayerRow| -> StoreResult<PlayerSummary> {
        Ok(PlayerSummary {
            kept: clock_of(player.seat).is_some_and(|clock| clock.kept),
            clock: clock_of(player.seat).map(|clock| SeatTime {
                bank: clock.left_millis / 1000,
                credits: clock.credits,
                missed: clock.missed,
            }),
            wants_pause: player.wants_pause,
            account: player.name.as_ref().map(|_| player.account_id),
            name: player.name,
            display_name: player.display_name,
            kind: AccountKind::try_from(player.kind.as_str())?,
            level: player.level.and_then(|level| level.parse().ok()),
            seat: player.seat.map(|seat| seat as u8),
            resigned: player.resigned_at.is_some(),
        })
    };
    Ok(GameSummary {
        id: row.id,
        ruleset: row.ruleset,
        edition: row.edition,
        options: row.options.read()?,
        seats: row.seats as u8,
        visibility: Visibility::try_from(row.visibility.as_str())?,
        status: Status::try_from(row.status.as_str())?,
        host,
        players: players.into_iter().map(of_player).collect::<StoreResult<_>>()?,
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

/// A game, if the caller may know of it.
pub async fn show_game(games: &Games, id: GameId, caller: Option<AccountId>) -> Result<GameSummary, PlayError> {
    let row = games.store.game(id).await?;
    let hidden = row.visibility == Visibility::Private.as_str();
    let summary = games.summaries(vec![row], caller).await?.pop().ok_or(PlayError::NotFound)?;
    let sits_there = caller.is_some() && summary.players.iter().any(|player| player.account == caller);
    // Only who owns a sandbox is told of its faults.
    let owns_it = summary.sandbox.as_ref().is_some_and(|sandbox| sandbox.faults.is_some());
    if hidden && !sits_there && !owns_it { Err(PlayError::NotFound) } else { Ok(summary) }
}

/// The game an invitation is for. Once it is not open any more, an invitation shows no more than the id of the game would.
pub async fn show_invite(games: &Games, invite: &str, caller: Option<AccountId>) -> Result<GameSummary, PlayError> {
    let row = games.store.game_by_invite(invite).await?;
    if row.status != Status::Open.as_str() {
        return show_game(games, row.id, caller).await;
    }
    games.summaries(vec![row], caller).await?.pop().ok_or(PlayError::NotFound)
}
