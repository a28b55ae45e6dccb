//! Giving a seat up, or losing it. The game goes on for the others; the server keeps the seat.

use super::{
    GameSummary, Games, PlayError, SeatOf, Status, join_game::must_sit_there, live::Live, news, show_game,
    summary::Outcome,
};
use crate::{
    feed::{News, NewsFor},
    store::{
        JsonText, TableLock,
        ids::{AccountId, GameId},
    },
};

/// How often it is tried again because somebody moved through another server in between.
const TRIES: usize = 16;

/// Gives the caller's seat up. When one is left, that one has won.
pub async fn resign_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let slot = games.cache.slot(game);
    let mut slot = slot.lock().await;
    let mut done = false;
    for _ in 0..TRIES {
        // Read before the table is locked: many who hold one connection and want a second one would wait for each other.
        let live = games.load(game).await;
        done = resign(games, game, account, live).await?;
        if done {
            break;
        }
    }
    *slot = None;
    drop(slot);
    if !done {
        return Err(PlayError::Contention);
    }
    games.wake.drain_soon();
    games.wake.attend_soon();
    show_game(games, game, Some(account)).await
}

/// Gives it up if the game still is what was read; says whether it is.
async fn resign(
    games: &Games,
    game: GameId,
    account: AccountId,
    live: Result<Live, PlayError>,
) -> Result<bool, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    must_sit_there(&mut table, account).await?;
    if table.game.status != Status::Running.as_str() {
        return Err(PlayError::NotRunning);
    }
    if !table.resign(account).await? {
        return Err(PlayError::Resigned);
    }
    let live = live?;
    if (live.version(), live.roster) != (table.game.version, table.game.roster) {
        return Ok(false);
    }
    // Whoever resigns is answered; a feed that is about to be deleted needs no news.
    leave(games, &mut table, live, account, false).await?;
    table.commit().await?;
    Ok(true)
}

/// Takes the seat from somebody whose time is up, if the game still is what was looked at.
pub(super) async fn forfeit(games: &Games, live: &Live, seat: SeatOf) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(live.id).await?;
    let same = (table.game.version, table.game.roster) == (live.version(), live.roster);
    if !same || table.game.status != Status::Running.as_str() || !table.resign(seat.account).await? {
        return Ok(());
    }
    let number = seat.seat.number();
    let awaited = live.awaiting.iter().find(|awaited| awaited.seat == number);
    let decision = awaited.map(|awaited| awaited.decision.clone()).unwrap_or_default();
    let lost = News::DeadlineMissed { game: live.id, seat: number, decision, forfeited: true };
    table.news(games.clock.now(), &[NewsFor { account: seat.account, news: lost }]).await?;
    let mut after = live.clone();
    after.timing.change(number, salon_domain::clock::SeatClock::after_expiry);
    table.keep_clocks(JsonText::of(&after.timing.clocks)).await?;
    leave(games, &mut table, after, seat.account, true).await?;
    table.commit().await?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    Ok(())
}

/// What follows when a seat has no owner any more: the end, if one is left; otherwise a bot.
async fn leave(
    games: &Games,
    table: &mut TableLock,
    mut live: Live,
    account: AccountId,
    tell_them: bool,
) -> Result<(), PlayError> {
    let now = games.clock.now();
    let mut seats = live.seats.to_vec();
    seats.iter_mut().filter(|seat| seat.account == account).for_each(|seat| seat.resigned = true);
    let left = seats.iter().filter(|seat| !seat.resigned).count();
    let number = seats.iter().find(|seat| seat.account == account).map(|seat| seat.seat.number());
    live.seats = seats.into();
    table.delete_plans(account, None).await?;
    let mut told = Vec::new();
    if let Some(seat) = number {
        told.extend(news::to_others(&live, account, News::SeatResigned { game: live.id, seat }));
    }
    if left <= 1 {
        let outcome = Outcome::by_resignation(&*live.game, &live.seats);
        told.extend(news::finished(&live, &outcome));
        table.finish(JsonText::of(&outcome)).await?;
    } else {
        table.due(live.next_duty(now).map(|(at, ..)| at)).await?;
    }
    told.retain(|news| tell_them || news.account != account);
    Ok(table.news(now, &told).await?)
}
