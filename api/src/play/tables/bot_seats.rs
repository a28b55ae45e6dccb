//! Built-in bots at a table that waits for players.

use salon_domain::kernel::bots::Level;

use crate::{
    model::ids::{AccountId, GameId},
    play::{
        Games,
        error::PlayError,
        tables::{
            entry_checks::{check_is_host, check_open, first_free_place},
            start_game::deal,
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::{BuiltInBotRow, TableLock},
};

/// Games of one host against built-in bots at the same time, including open tables with bots. More would leave the bots less time to
/// think in the games of others.
pub(in crate::play) const MAX_GAMES_AGAINST_BOTS: i64 = 100;

/// Returns different built-in bots of these levels, in this order.
pub(in crate::play) async fn pick_bots(games: &Games, levels: &[Level]) -> Result<Vec<AccountId>, PlayError> {
    let all = games.store.built_in_bots().await?;
    let mut picked = Vec::with_capacity(levels.len());
    for level in levels {
        picked.push(find_free_bot(&all, *level, &picked).ok_or(PlayError::Full)?);
    }
    Ok(picked)
}

/// Returns the first bot of this level that is not among `taken`.
pub(in crate::play) fn find_free_bot(all: &[BuiltInBotRow], level: Level, taken: &[AccountId]) -> Option<AccountId> {
    let of_level = all.iter().filter(|bot| bot.level == level);
    of_level.map(|bot| bot.id).find(|bot| !taken.contains(bot))
}

/// Checks that the host has not too many games against built-in bots. To be called whenever a bot joins a table and whenever a game
/// with bots starts, since the host may have changed.
pub(in crate::play) async fn check_bot_limit(table: &mut TableLock, host: AccountId) -> Result<(), PlayError> {
    let others = table.count_other_tables_against_bots(host).await?;
    if others >= MAX_GAMES_AGAINST_BOTS { Err(PlayError::TooManyGames) } else { Ok(()) }
}

/// Adds a bot to an open table; with the last seat the game starts.
pub async fn add_bot(games: &Games, game: GameId, host: AccountId, level: Level) -> Result<GameSummary, PlayError> {
    // Read before the table is locked: requests that hold one connection and wait for a second one could block each other.
    let all = games.store.built_in_bots().await?;
    let mut table = games.store.lock_table(game).await?;
    check_is_host(&mut table, host).await?;
    check_open(&table)?;
    let places = table.places().await?;
    if places.len() >= table.game.seats as usize {
        return Err(PlayError::Full);
    }
    let seated: Vec<AccountId> = places.iter().map(|(_, player)| *player).collect();
    let bot = find_free_bot(&all, level, &seated).ok_or(PlayError::Full)?;
    table.join(first_free_place(&places), bot).await?;
    // This locks the budget of the host. Such locks are taken last everywhere, so that transactions do not deadlock.
    check_bot_limit(&mut table, host).await?;
    if places.len() + 1 == table.game.seats as usize {
        deal(games, &mut table).await?;
    }
    table.commit().await?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    show_game(games, game, Some(host)).await
}

/// Removes a bot from an open table.
pub async fn remove_bot(games: &Games, game: GameId, host: AccountId, bot: AccountId) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    check_is_host(&mut table, host).await?;
    check_open(&table)?;
    let players = table.players().await?;
    if !players.iter().any(|player| player.account_id == bot && player.level.is_some()) {
        return Err(PlayError::NotFound);
    }
    table.leave(bot).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    Ok(())
}
