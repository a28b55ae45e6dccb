//! Resigning from a game, or forfeiting it at a deadline. The game continues; a bot plays for the seat.

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::{Notice, NoticeFor},
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        session::{
            cache::Slot,
            game_session::{GameSession, SeatOf},
            outcome::Outcome,
        },
        tables::entry_checks::check_is_player,
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::{JsonText, TableLock},
};

/// Attempts while moves of other servers come first.
const MAX_ATTEMPTS: usize = 16;

/// Resigns the caller's seat. If only one seat is left, it wins.
pub async fn resign_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let slot = games.cache.slot(game);
    let resigned = resign_in(games, &slot, game, account).await;
    if matches!(resigned, Err(PlayError::NotFound)) {
        games.cache.remove_if_unused(game, slot);
    }
    resigned?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    show_game(games, game, Some(account)).await
}

/// Resigns; retries if the game changes in between.
async fn resign_in(games: &Games, slot: &Slot, game: GameId, account: AccountId) -> Result<(), PlayError> {
    let mut slot = slot.lock().await;
    let mut done = false;
    for _ in 0..MAX_ATTEMPTS {
        // Read before the table is locked: requests that hold one connection and wait for a second one could block each other.
        let session = games.load(game).await;
        done = resign(games, game, account, session).await?;
        if done {
            break;
        }
    }
    *slot = None;
    games.signals.finished_games.raise();
    if done { Ok(()) } else { Err(PlayError::Contention) }
}

/// Resigns if the game has not changed since it was read; returns whether it did.
async fn resign(
    games: &Games,
    game: GameId,
    account: AccountId,
    session: Result<GameSession, PlayError>,
) -> Result<bool, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    check_is_player(&mut table, account).await?;
    if table.game.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    if !table.resign(account).await? {
        return Err(PlayError::Resigned);
    }
    let session = session?;
    if (session.version(), session.roster) != (table.game.version, table.game.roster) {
        return Ok(false);
    }
    // The caller gets an answer and needs no notice.
    finish_or_continue(games, &mut table, session, Leaving { account, notify: false }).await?;
    table.commit().await?;
    Ok(true)
}

/// Resigns a seat whose time is up, if the game has not changed since the session was read.
pub(in crate::play) async fn forfeit(games: &Games, session: &GameSession, seat: SeatOf) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(session.id).await?;
    let same = (table.game.version, table.game.roster) == (session.version(), session.roster);
    if !same || table.game.status != Status::Running || !table.resign(seat.account).await? {
        return Ok(());
    }
    let number = seat.seat.number();
    let awaited = session.awaiting.iter().find(|awaited| awaited.seat == number);
    let decision = awaited.map(|awaited| awaited.decision.clone()).unwrap_or_default();
    let lost = Notice::DeadlineMissed {
        game: session.id,
        ruleset: Some(session.ruleset.about().key.to_owned()),
        seat: number,
        decision,
        forfeited: true,
    };
    table.insert_notices(games.clock.now(), &[NoticeFor { account: seat.account, notice: lost }]).await?;
    let mut after = session.clone();
    after.timing.change(number, salon_domain::clock::SeatClock::after_expiry);
    table.update_clocks(JsonText::of(&after.timing.clocks)).await?;
    finish_or_continue(games, &mut table, after, Leaving { account: seat.account, notify: true }).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    games.signals.finished_games.raise();
    Ok(())
}

/// An account that leaves a game.
struct Leaving {
    account: AccountId,
    /// Whether it gets notices too.
    notify: bool,
}

/// Ends the game if one seat is left, or only built-in bots; otherwise a bot plays for the seat from now on.
async fn finish_or_continue(
    games: &Games,
    table: &mut TableLock,
    mut session: GameSession,
    Leaving { account, notify }: Leaving,
) -> Result<(), PlayError> {
    let now = games.clock.now();
    session.change_seat(account, |seat| seat.resigned = true);
    let left = session.seats.iter().filter(|seat| !seat.resigned).count();
    let only_bots = session.seats.iter().all(|seat| seat.resigned || seat.bot.is_some());
    let number = session.seat_of(account).map(|seat| seat.seat.number());
    table.delete_plans(account, None).await?;
    let mut notices = Vec::new();
    if let Some(seat) = number {
        notices.extend(notices::to_others(&session, account, Notice::SeatResigned { game: session.id, seat }));
    }
    if left <= 1 || only_bots {
        let outcome = Outcome::by_resignation(&*session.game, &session.seats);
        notices.extend(notices::finished(&session, &outcome));
        table.finish(JsonText::of(&outcome)).await?;
    } else {
        notices.extend(session.pause_as_wanted(now));
        table.update_timing(session.timing_change(now)).await?;
    }
    notices.retain(|notice| notify || notice.account != account);
    Ok(table.insert_notices(now, &notices).await?)
}
