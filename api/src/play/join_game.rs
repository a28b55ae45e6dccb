//! Joining, leaving and giving up a table.

use super::{GameSummary, Games, PlayError, Status, Visibility, show_game, start_game::deal};
use crate::{
    feed::{News, NewsFor},
    store::{
        TableLock,
        ids::{AccountId, GameId},
    },
};

/// Joins an open table; the last one to join starts the game. What is not public needs the invitation, and a private game that is not
/// open any more is none of anybody else's business, whatever they hold.
pub async fn join_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    invite: Option<&str>,
) -> Result<GameSummary, PlayError> {
    // Read before the table is locked: many who hold one connection and want a second one would wait for each other.
    let reliability = games.reliability(account).await?;
    let brought_along = games.store.is_owned(account).await?;
    let mut table = games.store.lock_table(game).await?;
    let open_to_all = table.game.visibility == Visibility::Public.as_str();
    let closed = table.game.visibility == Visibility::Private.as_str() && must_be_open(&table).is_err();
    let places = table.places().await?;
    let sits_there = places.iter().any(|(_, player)| *player == account);
    let invited = !closed && invite == Some(table.game.invite.as_str());
    if !open_to_all && !sits_there && !invited {
        return Err(PlayError::NotFound);
    }
    if sits_there {
        return Err(PlayError::AlreadyJoined);
    }
    must_be_open(&table)?;
    if places.len() >= table.game.seats as usize {
        return Err(PlayError::Full);
    }
    if let Some(least) = table.game.least_reliability.filter(|least| !reliability.meets(*least as u8)) {
        return Err(PlayError::TooUnreliable(least));
    }
    if brought_along && !table.game.accepts_bots {
        return Err(PlayError::BotsRefused);
    }
    must_not_share_an_owner(&mut table, account).await?;
    // The first free place: somebody may have left.
    let place = (0..).find(|place| places.iter().all(|(taken, _)| taken != place)).unwrap_or(0);
    table.join(place, account).await?;
    if places.len() + 1 == table.game.seats as usize {
        deal(games, &mut table).await?;
    }
    table.commit().await?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    show_game(games, game, Some(account)).await
}

/// Leaves an open table. When the host leaves, whoever joined next is the host, but never one of the server's own bots; when no
/// one else is left, the table is gone.
pub async fn leave_game(games: &Games, game: GameId, account: AccountId) -> Result<(), PlayError> {
    let sandbox = games.store.sandbox(game).await?;
    let mut table = games.store.lock_table(game).await?;
    must_sit_there(&mut table, account).await?;
    must_be_open(&table)?;
    table.leave(account).await?;
    let left = table.players().await?;
    let heir = table
        .places()
        .await?
        .into_iter()
        .map(|(_, player)| player)
        .find(|player| left.iter().any(|row| row.account_id == *player && row.level.is_none()));
    match heir {
        None => table.abort().await?,
        // Nobody else could do with it what it is for.
        Some(_) if sandbox.is_some_and(|sandbox| sandbox.owner_id == account) => table.abort().await?,
        Some(heir) if table.game.host_id == account => table.hand_over(heir).await?,
        Some(_) => {}
    }
    table.commit().await?;
    games.wake.drain_soon();
    Ok(())
}

/// Ends a table that has not really begun: an open one by its host, a dealt one by its host before everybody has moved, as long as
/// the host plays.
pub async fn abort_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    must_sit_there(&mut table, account).await?;
    if table.game.host_id != account {
        return Err(PlayError::NotHost);
    }
    let players = table.players().await?;
    let has_resigned = players.iter().any(|player| player.account_id == account && player.resigned_at.is_some());
    match Status::try_from(table.game.status.as_str())? {
        Status::Open => {}
        // It is the game of the others now.
        Status::Running if has_resigned => return Err(PlayError::Resigned),
        // Else whoever does not like their hand would ask for another one.
        Status::Running if table.game.rated => return Err(PlayError::TooLate),
        // Somebody has not moved yet: the first round is still to come.
        Status::Running if table.seats_that_moved().await? < i64::from(table.game.seats) => {}
        Status::Running => return Err(PlayError::TooLate),
        Status::Finished | Status::Aborted => return Err(PlayError::NotRunning),
    }
    table.abort().await?;
    let told = players.iter().filter(|player| player.level.is_none());
    let told: Vec<NewsFor> =
        told.map(|player| NewsFor { account: player.account_id, news: News::GameAborted { game } }).collect();
    table.news(games.clock.now(), &told).await?;
    table.commit().await?;
    games.cache.forget(game);
    games.wake.drain_soon();
    show_game(games, game, Some(account)).await
}

pub(super) fn must_be_open(table: &TableLock) -> Result<(), PlayError> {
    if table.game.status == Status::Open.as_str() { Ok(()) } else { Err(PlayError::NotOpen) }
}

/// Others learn no more than that there is no such game, unless they may know of it.
pub(super) async fn must_sit_there(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    if table.places().await?.iter().any(|(_, player)| *player == account) {
        Ok(())
    } else if table.game.visibility == Visibility::Private.as_str() {
        Err(PlayError::NotFound)
    } else {
        Err(PlayError::NotAPlayer)
    }
}

/// Where it counts, an owner and their bots do not play each other. Elsewhere whose bot it is does not matter: that is how a bot is
/// tried out.
pub(super) async fn must_not_share_an_owner(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    if table.game.rated && table.shares_an_owner(account).await? { Err(PlayError::SameOwner) } else { Ok(()) }
}
