//! Private notes of a player on a game.

use chrono::{DateTime, Utc};

use crate::{
    model::{
        ids::{AccountId, GameId},
        texts::NoteText,
    },
    play::Games,
    store::NoteRow,
    talk::{TableRole, TalkError, role},
};

/// A player's private note on a game.
#[derive(Clone, Debug)]
pub struct Note {
    /// The game.
    pub game: GameId,
    /// The text.
    pub text: String,
    /// When it was written.
    pub updated_at: DateTime<Utc>,
}

impl From<NoteRow> for Note {
    fn from(row: NoteRow) -> Self {
        Self { game: row.game_id, text: row.text, updated_at: row.updated_at }
    }
}

async fn require_player(games: &Games, game: GameId, account: AccountId) -> Result<(), TalkError> {
    match role(games, game, Some(account)).await? {
        (_, TableRole::Player) => Ok(()),
        (_, TableRole::Spectator) => Err(TalkError::NotAPlayer),
    }
}

/// Returns the caller's note.
pub async fn show_note(games: &Games, game: GameId, account: AccountId) -> Result<Note, TalkError> {
    require_player(games, game, account).await?;
    Ok(games.store.note(game, account).await?.into())
}

/// Replaces the caller's note and returns it.
pub async fn write_note(games: &Games, game: GameId, account: AccountId, text: &NoteText) -> Result<Note, TalkError> {
    require_player(games, game, account).await?;
    Ok(games.store.write_note(game, account, text.as_str(), games.clock.now()).await?.into())
}

/// Deletes the caller's note.
pub async fn delete_note(games: &Games, game: GameId, account: AccountId) -> Result<(), TalkError> {
    require_player(games, game, account).await?;
    Ok(games.store.delete_note(game, account).await?)
}
