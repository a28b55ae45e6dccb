//! Lets time pass in a sandbox.

use chrono::TimeDelta;

use salon_domain::args;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::game_session::AwaitedDecision,
        tables::{change_game::change_game, entry_checks::check_owns_sandbox},
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::GameRow,
};

/// Seconds that can pass with one request.
pub const MAX_SECONDS: u32 = 366 * 86_400;
/// The age of the oldest awaited decision beyond which no more time can pass.
const MAX_WAIT: TimeDelta = TimeDelta::days(3660);

/// Lets time pass in this game only, by shifting the start of everything in it into the past. Reminders, extensions, plans, bots and
/// take-overs follow as after real time.
pub async fn pass_time(
    games: &Games,
    game: GameId,
    account: AccountId,
    seconds: u32,
) -> Result<GameSummary, PlayError> {
    if !(1..=MAX_SECONDS).contains(&seconds) {
        return Err(PlayError::invalid("/seconds", "input-range", &args!["least" => 1, "most" => MAX_SECONDS]));
    }
    check_running(&check_owns_sandbox(games, game, account).await?)?;
    change_game(games, (game, account), async |_, session| {
        let passed = TimeDelta::seconds(seconds.into());
        let oldest = games.clock.now() - MAX_WAIT;
        if session.awaiting.iter().any(|awaited| awaited.since - passed < oldest) {
            return Err(PlayError::invalid("/seconds", "input-too-much-time", &args![]));
        }
        shift(&mut session.awaiting, -passed);
        for pause in &mut session.timing.pauses.0 {
            pause.from -= passed;
            pause.to = pause.to.map(|to| to - passed);
        }
        session.timing.stamp(&mut session.awaiting);
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Shifts the start of awaited decisions. Their deadlines have to be computed again afterwards.
pub(super) fn shift(awaiting: &mut [AwaitedDecision], by: TimeDelta) {
    for awaited in awaiting {
        awaited.since += by;
        awaited.counts_from = awaited.counts_from.map(|from| from + by);
    }
}

pub(super) fn check_running(game: &GameRow) -> Result<(), PlayError> {
    if game.status == Status::Running { Ok(()) } else { Err(PlayError::NotRunning) }
}
