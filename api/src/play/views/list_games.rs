//! Lists of games and of turns.

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{Games, error::PlayError, session::game_session::AwaitedDecision, views::game_summary::GameSummary},
    store::GameFilter,
};

/// Turns listed; further ones are only counted.
const MAX_LISTED_TURNS: i64 = 500;

/// Which games to list.
#[derive(Clone, Copy, Debug)]
pub struct GameListQuery<'a> {
    /// Only games of the caller; otherwise only public games.
    pub own: bool,
    /// Only games in which the account with this name plays, too.
    pub player: Option<&'a str>,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only of this ruleset.
    pub ruleset: Option<&'a str>,
    /// Only games that accept bots with an owner, or only those that do not.
    pub accepts_bots: Option<bool>,
    /// Only rated games, or only unrated ones.
    pub rated: Option<bool>,
    /// Only games older than this one.
    pub before: Option<GameId>,
    /// The most games to return.
    pub limit: i64,
}

/// The games that wait for a decision of an account.
#[derive(Debug)]
pub struct PendingTurns {
    /// The number of games, listed or not.
    pub count: usize,
    /// The games, earliest deadline first; those without a deadline follow, longest wait first.
    pub turns: Vec<PendingTurn>,
}

/// A game that waits for a decision.
#[derive(Debug)]
pub struct PendingTurn {
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// Its version: what to send as `If-Match`.
    pub version: i64,
    /// The decision.
    pub awaited: AwaitedDecision,
}

/// Returns games, newest first. Without a caller only public games can be asked for.
pub async fn list_games(
    games: &Games,
    caller: Option<AccountId>,
    request: GameListQuery<'_>,
) -> Result<Vec<GameSummary>, PlayError> {
    let filter = GameFilter {
        player: caller.filter(|_| request.own),
        with: request.player,
        status: request.status,
        ruleset: request.ruleset,
        accepts_bots: request.accepts_bots,
        rated: request.rated,
        before: request.before,
    };
    let rows = games.store.list_games(filter, request.limit).await?;
    games.summaries(rows, caller).await
}

/// Returns the decisions that games wait for from the caller, most urgent first.
pub async fn list_turns(games: &Games, caller: AccountId) -> Result<PendingTurns, PlayError> {
    let mut turns = Vec::new();
    for (game, seat) in games.store.games_awaiting(caller, MAX_LISTED_TURNS).await? {
        let awaiting: Vec<AwaitedDecision> = game.awaiting.read()?;
        let own = awaiting.into_iter().find(|awaited| i16::from(awaited.seat) == seat);
        turns.extend(own.map(|awaited| PendingTurn {
            game: game.id,
            ruleset: game.ruleset,
            version: game.version,
            awaited,
        }));
    }
    turns.sort_by_key(|turn| {
        let deadline = turn.awaited.deadline;
        (deadline.is_none(), deadline, turn.awaited.since, turn.game)
    });
    let count = if turns.len() < MAX_LISTED_TURNS as usize {
        turns.len()
    } else {
        games.store.count_awaiting(caller).await? as usize
    };
    Ok(PendingTurns { count, turns })
}
