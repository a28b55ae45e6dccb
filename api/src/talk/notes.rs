//! What a player notes about a game: nobody else ever reads it.

use super::{NoteText, Role, TalkError, role};
use crate::{
    play::Games,
    store::{
        NoteRow,
        ids::{AccountId, GameId},
    },
};

async fn must_play(games: &Games, game: GameId, account: AccountId) -> Result<(), TalkError> {
    match role(games, game, Some(account)).await? {
        (_, Role::Player) => Ok(()),
        (_, Role::Spectator) => Err(TalkError::NotAPlayer),
    }
}

/// The caller's note.
pub async fn show_note(games: &Games, game: GameId, account: AccountId) -> Result<NoteRow, TalkError> {
    must_play(games, game, account).await?;
    Ok(games.store.note(game, account).await?)
}

/// Writes the caller's note in place of the one before.
pub async fn write_note(
    games: &Games,
    game: GameId,
    account: AccountId,
    text: &NoteText,
) -> Result<NoteRow, TalkError> {
    must_play(games, game, account).await?;
    Ok(games.store.write_note(game, account, text.as_str(), games.clock.now()).await?)
}

/// Throws the caller's note away.
pub async fn delete_note(games: &Games, game: GameId, account: AccountId) -> Result<(), TalkError> {
    must_play(games, game, account).await?;
    Ok(games.store.delete_note(game, account).await?)
}
