//! Giving a seat up, or losing it. The game goes on for the others; the server keeps the seat.

use super::{
    GameSummary, Games, PlayError, SeatOf, Status, cache::Slot, join_game::must_sit_there, live::Live, news, show_game,
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
    let resigned = resign_in(games, &slot, game, account).await;
    if matches!(resigned, Err(PlayError::NotFound)) {
        games.cache.give_back(game, slot);
    }
    resigned?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    show_game(games, game, Some(account)).await
}

/// Gives it up, again and again if others are faster.
async fn resign_in(games: &Games, slot: &Slot, game: GameId, account: AccountId) -> Result<(), PlayError> {
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
    games.wake.rate_soon();
    if done { Ok(()) } else { Err(PlayError::Contention) }
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
    games.wake.rate_soon();
    Ok(())
}

/// What follows when a seat has no owner any more: the end, if one is left or none but the server's own bots; otherwise a bot.
async fn leave(
    games: &Games,
    table: &mut TableLock,
    mut live: Live,
    account: AccountId,
    tell_them: bool,
) -> Result<(), PlayError> {
    let now = games.clock.now();
    live.change_seat(account, |seat| seat.resigned = true);
    let left = live.seats.iter().filter(|seat| !seat.resigned).count();
    let only_bots = live.seats.iter().all(|seat| seat.resigned || seat.bot.is_some());
    let number = live.seat_of(account).map(|seat| seat.seat.number());
    table.delete_plans(account, None).await?;
    let mut told = Vec::new();
    if let Some(seat) = number {
        told.extend(news::to_others(&live, account, News::SeatResigned { game: live.id, seat }));
    }
    if left <= 1 || only_bots {
        let outcome = Outcome::by_resignation(&*live.game, &live.seats);
        told.extend(news::finished(&live, &outcome));
        table.finish(JsonText::of(&outcome)).await?;
    } else {
        told.extend(live.pause_as_wanted(now));
        table.retime(live.retiming(now)).await?;
    }
    told.retain(|news| tell_them || news.account != account);
    Ok(table.news(now, &told).await?)
}
