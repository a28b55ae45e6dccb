//! Lists of games and of turns.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Awaited, GameSummary, Games, PlayError, Status};
use crate::store::{
    GameFilter,
    ids::{AccountId, GameId},
};

/// Turns told at once; the count goes on beyond.
const MOST_TURNS: i64 = 500;

/// Which games.
#[derive(Clone, Copy, Debug)]
pub struct ListOrder<'a> {
    /// Only the caller's; otherwise the public ones.
    pub own: bool,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only of this ruleset.
    pub ruleset: Option<&'a str>,
    /// Only those that let bots join, or only those that do not.
    pub accepts_bots: Option<bool>,
    /// Only those that count, or that do not.
    pub rated: Option<bool>,
    /// Only older than this one.
    pub before: Option<GameId>,
    /// At most so many.
    pub limit: i64,
}

/// The games that wait for somebody.
#[derive(Debug, Serialize, ToSchema)]
pub struct Turns {
    /// How many games wait.
    pub count: usize,
    /// Each of them, the next deadline first; without deadlines, the one that has waited longest.
    pub turns: Vec<Turn>,
}

/// A game that waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct Turn {
    /// The game.
    pub game: GameId,
    /// What is played.
    pub ruleset: String,
    /// How many events have happened: what to send as `If-Match`.
    pub version: i64,
    /// Seat, decision, and since when.
    pub awaited: Awaited,
}

/// Games, the newest first.
pub async fn list_games(games: &Games, caller: AccountId, order: ListOrder<'_>) -> Result<Vec<GameSummary>, PlayError> {
    let filter = GameFilter {
        player: order.own.then_some(caller),
        status: order.status.map(Status::as_str),
        ruleset: order.ruleset,
        accepts_bots: order.accepts_bots,
        rated: order.rated,
        before: order.before,
    };
    let rows = games.store.list_games(filter, order.limit).await?;
    games.summaries(rows, Some(caller)).await
}

/// What the caller is awaited for, the most urgent first.
pub async fn list_turns(games: &Games, caller: AccountId) -> Result<Turns, PlayError> {
    let mut turns = Vec::new();
    for (game, seat) in games.store.games_awaiting(caller, MOST_TURNS).await? {
        let awaiting: Vec<Awaited> = game.awaiting.read()?;
        let own = awaiting.into_iter().find(|awaited| i16::from(awaited.seat) == seat);
        turns.extend(own.map(|awaited| Turn { game: game.id, ruleset: game.ruleset, version: game.version, awaited }));
    }
    // A deadline is urgent before anything without one.
    turns.sort_by_key(|turn| {
        let deadline = turn.awaited.deadline;
        (deadline.is_none(), deadline, turn.awaited.since, turn.game)
    });
    let count = if turns.len() < MOST_TURNS as usize {
        turns.len()
    } else {
        games.store.count_awaiting(caller).await? as usize
    };
    Ok(Turns { count, turns })
}
