//! Rewinds a sandbox: takes moves back, including their effect on clocks.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use salon_domain::clock::{Interval, Pauses, SeatClock};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::Notice,
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        sandbox::pass_time::shift,
        session::game_session::{AwaitedDecision, GameSession, SeatOf},
        tables::{bot_seats::check_bot_limit, entry_checks::check_owns_sandbox},
        views::{game_summary::GameSummary, read_game::game_at, show_game::show_game},
    },
    store::{JsonText, MoveRow, RewindTarget},
};

/// Attempts while other changes of the game come first.
const MAX_ATTEMPTS: usize = 16;

/// Takes back every move that ends after this version. Without such a move it has no effect, so it can be retried.
pub async fn rewind_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    version: i64,
) -> Result<GameSummary, PlayError> {
    let row = check_owns_sandbox(games, game, account).await?;
    if !matches!(row.status, Status::Running | Status::Finished) {
        return Err(PlayError::NotRunning);
    }
    for _ in 0..MAX_ATTEMPTS {
        let session = games.current(game).await?;
        if !(0..=session.version()).contains(&version) {
            return Err(PlayError::NoSuchVersion(session.version()));
        }
        let moves = games.store.moves_from(game, 0, i64::MAX).await?;
        let last = moves.iter().take_while(|row| end(row) <= version).last();
        let over =
            last.map(|row| row.awaiting.read::<Vec<AwaitedDecision>>()).transpose()?.is_some_and(|all| all.is_empty());
        // The last remaining move ended the game, or there is nothing to take back.
        if over || (last.map_or(0, end) == session.version() && session.status == Status::Running) {
            return show_game(games, game, Some(account)).await;
        }
        if rewind(games, &session, last, row.started_at).await? {
            games.signals.outbox.raise();
            games.signals.duties.raise();
            return show_game(games, game, Some(account)).await;
        }
    }
    Err(PlayError::Contention)
}

/// The version after a move.
fn end(row: &MoveRow) -> i64 {
    row.seq + i64::from(row.count)
}

/// Takes back all moves after `last`, if the game has not changed since the session was read; returns whether it did.
async fn rewind(
    games: &Games,
    session: &GameSession,
    last: Option<&MoveRow>,
    started_at: Option<DateTime<Utc>>,
) -> Result<bool, PlayError> {
    let now = games.clock.now();
    let then = last.map(|row| row.at).or(started_at).unwrap_or(now);
    let after = session_after(games, session, last, (then, now)).await?;
    let mut table = games.store.lock_table(session.id).await?;
    if (table.game.version, table.game.roster) != (session.version(), session.roster) {
        return Ok(false);
    }
    // An abort cannot be taken back.
    if table.game.status == Status::Aborted {
        return Err(PlayError::NotRunning);
    }
    if session.status == Status::Finished && session.seats.iter().any(|seat| seat.bot.is_some()) {
        let host = table.game.host_id;
        check_bot_limit(&mut table, host).await?;
    }
    let version = after.version();
    table
        .rewind(RewindTarget {
            version,
            awaiting: JsonText::of(&after.awaiting),
            clocks: JsonText::of(&after.timing.clocks),
            pauses: JsonText::of(&after.timing.pauses),
            duty: after.next_duty(now).map(|(at, ..)| at),
            at: now,
        })
        .await?;
    let mut notices = notices::to_all(&after, |_| Notice::GameRewound { game: session.id, version });
    notices.extend(notices::turns(&after, None, None));
    table.insert_notices(now, &notices).await?;
    table.commit().await?;
    Ok(true)
}

/// The session as it was after a move at the time `then`, shifted as if that move were made `now`.
async fn session_after(
    games: &Games,
    session: &GameSession,
    last: Option<&MoveRow>,
    (then, now): (DateTime<Utc>, DateTime<Utc>),
) -> Result<GameSession, PlayError> {
    let (game, mut awaiting) = game_at(games, session, last.map_or(0, end)).await?;
    let later = (now - then).max(TimeDelta::zero());
    shift(&mut awaiting, later);
    let mut timing = session.timing.clone();
    timing.clocks = match last.and_then(|row| row.clocks.as_ref()) {
        Some(clocks) => clocks.read()?,
        None => session.timing.clocks.iter().map(|_| SeatClock::new(&session.timing.rules)).collect(),
    };
    let until = |pause: &Interval| pause.to.map_or(then, |to| to.min(then));
    let before = session.timing.pauses.0.iter().filter(|pause| pause.from < then);
    let before = before.map(|pause| Interval { from: pause.from + later, to: Some(until(pause) + later) });
    timing.pauses = Pauses(before.collect());
    timing.stamp(&mut awaiting);
    // Resignations are taken back, except those of accounts that were deleted since.
    let mut seats: Vec<SeatOf> = session.seats.to_vec();
    let players = games.store.players(&[session.id]).await?;
    for seat in &mut seats {
        seat.resigned = players.iter().any(|player| player.account_id == seat.account && player.name.is_none());
    }
    Ok(GameSession {
        game,
        awaiting,
        timing,
        seats: seats.into(),
        plans: Arc::new([]),
        status: Status::Running,
        ..session.clone()
    })
}
