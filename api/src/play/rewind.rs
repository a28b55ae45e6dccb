//! Taking moves of a sandbox back. The game is then as it was right after the last move that stays, its clocks included.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::{Interval, Pauses, SeatClock};

use super::{
    Awaited, GameSummary, Games, PlayError, SeatOf, Status,
    bots::must_leave_some_to_others,
    live::Live,
    news,
    read_game::past,
    sandbox::{must_own, shift, since_then},
    show_game,
};
use crate::{
    feed::News,
    store::{
        JsonText, MoveRow, Rewinding,
        ids::{AccountId, GameId},
    },
};

/// How often it is tried again because somebody moved in between.
const TRIES: usize = 16;

/// Takes back every move that is not whole at this version. Nothing happens if there is none; so a retry does no harm.
pub async fn rewind_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    version: i64,
) -> Result<GameSummary, PlayError> {
    let row = must_own(games, game, account).await?;
    if !matches!(Status::try_from(row.status.as_str())?, Status::Running | Status::Finished) {
        return Err(PlayError::NotRunning);
    }
    for _ in 0..TRIES {
        let live = games.current(game).await?;
        if !(0..=live.version()).contains(&version) {
            return Err(PlayError::NoSuchVersion(live.version()));
        }
        let moves = games.store.moves_from(game, 0, i64::MAX).await?;
        let last = moves.iter().take_while(|row| end(row) <= version).last();
        let over = last.map(|row| row.awaiting.read::<Vec<Awaited>>()).transpose()?.is_some_and(|all| all.is_empty());
        // Ended by its rules, or nothing to take back.
        if over || (last.map_or(0, end) == live.version() && live.status == Status::Running) {
            return show_game(games, game, Some(account)).await;
        }
        if rewind(games, &live, last, row.started_at).await? {
            games.wake.drain_soon();
            games.wake.attend_soon();
            return show_game(games, game, Some(account)).await;
        }
    }
    Err(PlayError::Contention)
}

/// The version a move leads to.
fn end(row: &MoveRow) -> i64 {
    row.seq + i64::from(row.count)
}

/// Takes back what came after a move, if the game still is what was read; says whether it is.
async fn rewind(
    games: &Games,
    live: &Live,
    last: Option<&MoveRow>,
    started_at: Option<DateTime<Utc>>,
) -> Result<bool, PlayError> {
    let now = games.clock.now();
    let then = last.map(|row| row.at).or(started_at).unwrap_or(now);
    let after = at(games, live, last, then, now).await?;
    let mut table = games.store.lock_table(live.id).await?;
    if (table.game.version, table.game.roster) != (live.version(), live.roster) {
        return Ok(false);
    }
    // Called off meanwhile, which is no end that could be taken back.
    if table.game.status == Status::Aborted.as_str() {
        return Err(PlayError::NotRunning);
    }
    if live.status == Status::Finished && live.seats.iter().any(|seat| seat.bot.is_some()) {
        let host = table.game.host_id;
        must_leave_some_to_others(&mut table, host).await?;
    }
    let version = after.version();
    table
        .rewind(Rewinding {
            version,
            awaiting: JsonText::of(&after.awaiting),
            clocks: JsonText::of(&after.timing.clocks),
            pauses: JsonText::of(&after.timing.pauses),
            duty: after.next_duty(now).map(|(at, ..)| at),
            at: now,
        })
        .await?;
    let mut told = news::to_all(&after, |_| News::GameRewound { game: live.id, version });
    told.extend(news::turns(&after, None, None));
    table.news(now, &told).await?;
    table.commit().await?;
    Ok(true)
}

/// The game as it was after a move, as if that move had been made now.
async fn at(
    games: &Games,
    live: &Live,
    last: Option<&MoveRow>,
    then: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<Live, PlayError> {
    let (game, mut awaiting) = past(games, live, last.map_or(0, end)).await?;
    let later = since_then(then, now);
    shift(&mut awaiting, later);
    let mut timing = live.timing.clone();
    timing.clocks = match last.and_then(|row| row.clocks.as_ref()) {
        Some(clocks) => clocks.read()?,
        None => live.timing.clocks.iter().map(|_| SeatClock::new(&live.timing.rules)).collect(),
    };
    let until = |pause: &Interval| pause.to.map_or(then, |to| to.min(then));
    let before = live.timing.pauses.0.iter().filter(|pause| pause.from < then);
    let before = before.map(|pause| Interval { from: pause.from + later, to: Some(until(pause) + later) });
    timing.pauses = Pauses(before.collect());
    timing.stamp(&mut awaiting);
    // Whoever gave a seat up has it again, and whoever has gone since has given it up.
    let mut seats: Vec<SeatOf> = live.seats.to_vec();
    let players = games.store.players(&[live.id]).await?;
    for seat in &mut seats {
        seat.resigned = players.iter().any(|player| player.account_id == seat.account && player.name.is_none());
    }
    Ok(Live {
        game,
        awaiting,
        timing,
        seats: seats.into(),
        plans: Arc::new([]),
        status: Status::Running,
        ..live.clone()
    })
}
