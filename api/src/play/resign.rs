//! Giving a seat up. The game goes on for the others; the server keeps the seat.

use super::{
    GameSummary, Games, PlayError, Status, join_game::must_sit_there, live::Live, show_game, summary::Outcome,
};
use crate::store::{
    JsonText,
    ids::{AccountId, GameId},
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
    games.wake.keep_seats_soon();
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
    let mut seats = live.seats.to_vec();
    seats.iter_mut().filter(|seat| seat.account == account).for_each(|seat| seat.resigned = true);
    if seats.iter().filter(|seat| !seat.resigned).count() <= 1 {
        table.finish(JsonText::of(&Outcome::by_resignation(&*live.game, &seats))).await?;
    }
    table.commit().await?;
    Ok(true)
}
