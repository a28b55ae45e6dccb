//! Joins an open table.

use crate::{
    model::{
        game::Visibility,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        tables::{
            entry_checks::{Applicant, check_open, first_free_place},
            start_game::deal,
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
};

/// Joins an open table; the last player to join starts the game. A table that is not public needs the invitation. A private game
/// that has started stays hidden, also from accounts with the invitation.
pub async fn join_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    invite: Option<&str>,
) -> Result<GameSummary, PlayError> {
    let applicant = Applicant::load(games, account).await?;
    let mut table = games.store.lock_table(game).await?;
    let is_public = table.game.visibility == Visibility::Public;
    let is_closed = table.game.visibility == Visibility::Private && check_open(&table).is_err();
    let places = table.places().await?;
    let plays = places.iter().any(|(_, player)| *player == account);
    let is_invited = !is_closed && invite == Some(table.game.invite.as_str());
    if !is_public && !plays && !is_invited {
        return Err(PlayError::NotFound);
    }
    if plays {
        return Err(PlayError::AlreadyJoined);
    }
    check_open(&table)?;
    if places.len() >= table.game.seats as usize {
        return Err(PlayError::Full);
    }
    applicant.check(&mut table).await?;
    // Not always the last place: a player may have left.
    table.join(first_free_place(&places), account).await?;
    if places.len() + 1 == table.game.seats as usize {
        deal(games, &mut table).await?;
    }
    table.commit().await?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    show_game(games, game, Some(account)).await
}
