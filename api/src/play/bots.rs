//! The server's own bots at a table that waits for players.

use salon_domain::kernel::bots::Level;

use super::{
    GameSummary, Games, PlayError,
    join_game::{must_be_open, must_sit_there},
    show_game,
    start_game::deal,
};
use crate::store::{
    BuiltInRow, TableLock,
    ids::{AccountId, GameId},
};

/// Built-in bots of these levels, in this order, each another one and none of those who sit at the table already.
pub(super) async fn pick(games: &Games, levels: &[Level], seated: &[AccountId]) -> Result<Vec<AccountId>, PlayError> {
    let all = games.store.built_in_bots().await?;
    let mut taken = seated.to_vec();
    for level in levels {
        taken.push(free(&all, *level, &taken).ok_or(PlayError::Full)?);
    }
    Ok(taken.split_off(seated.len()))
}

/// The first bot of this level that is none of these.
pub(super) fn free(all: &[BuiltInRow], level: Level, taken: &[AccountId]) -> Option<AccountId> {
    let of_level = all.iter().filter(|bot| bot.level() == Some(level));
    of_level.map(|bot| bot.id).find(|bot| !taken.contains(bot))
}

/// Games of one account against built-in bots at the same time, with the tables at which bots wait for others. Whoever wanted more
/// would have the bots think less for everybody.
pub(super) const MOST_AGAINST_BOTS: i64 = 100;

/// Keeps one host from having all the bots to themselves. To be asked of every table at which a bot sits down, and of every game
/// with bots that begins: its host may be another one by then.
pub(super) async fn must_leave_some_to_others(table: &mut TableLock, host: AccountId) -> Result<(), PlayError> {
    let others = table.others_against_bots(host).await?;
    if others >= MOST_AGAINST_BOTS { Err(PlayError::TooManyGames) } else { Ok(()) }
}

/// Lets a bot sit down at an open table; with the last seat the game starts.
pub async fn add_bot(games: &Games, game: GameId, host: AccountId, level: Level) -> Result<GameSummary, PlayError> {
    // Read before the table is locked: many who hold one connection and want a second one would wait for each other.
    let all = games.store.built_in_bots().await?;
    let mut table = games.store.lock_table(game).await?;
    must_host_an_open_table(&mut table, host).await?;
    let places = table.places().await?;
    if places.len() >= table.game.seats as usize {
        return Err(PlayError::Full);
    }
    let seated: Vec<AccountId> = places.iter().map(|(_, player)| *player).collect();
    let bot = free(&all, level, &seated).ok_or(PlayError::Full)?;
    let place = (0..).find(|place| places.iter().all(|(taken, _)| taken != place)).unwrap_or(0);
    table.join(place, bot).await?;
    // Last, as wherever accounts are held on to.
    must_leave_some_to_others(&mut table, host).await?;
    if places.len() + 1 == table.game.seats as usize {
        deal(games, &mut table).await?;
    }
    table.commit().await?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    show_game(games, game, Some(host)).await
}

/// Sends a bot away from an open table.
pub async fn remove_bot(games: &Games, game: GameId, host: AccountId, bot: AccountId) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    must_host_an_open_table(&mut table, host).await?;
    let players = table.players().await?;
    if !players.iter().any(|player| player.account_id == bot && player.level.is_some()) {
        return Err(PlayError::NotFound);
    }
    table.leave(bot).await?;
    table.commit().await?;
    games.wake.drain_soon();
    Ok(())
}

async fn must_host_an_open_table(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    must_sit_there(table, account).await?;
    if table.game.host_id != account {
        return Err(PlayError::NotHost);
    }
    must_be_open(table)
}
