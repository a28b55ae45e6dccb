//! Table talk: messages, private notes and mutes. None of it is part of a game's record.

mod messages;
mod mutes;
mod notes;

pub use self::{
    messages::{
        Message, MessagePage, NewMessageRequest, delete_message, list_messages, post_message, set_spectators,
        show_spectators,
    },
    mutes::{Mute, list_mutes, mute_account, unmute_account},
    notes::{Note, delete_note, show_note, write_note},
};
pub use crate::model::texts::{Audience, MessageText, NoteText, Spectators};
use crate::{
    model::{
        game::Visibility,
        ids::{AccountId, GameId},
    },
    play::Games,
    store::{GameRow, StoreError},
};

/// Why table talk is refused.
#[derive(Debug, thiserror::Error)]
pub enum TalkError {
    /// It does not exist, or the caller may not see it.
    #[error("not found")]
    NotFound,
    /// Only players may do this.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Only the host may do this.
    #[error("not the host of this game")]
    NotHost,
    /// The host does not let spectators talk.
    #[error("spectators may not talk here")]
    SpectatorsMayNotTalk,
    /// Another account wrote it.
    #[error("not the author")]
    NotAuthor,
    /// The key was used with another request.
    #[error("the key was used before")]
    KeyReused,
    /// An account cannot mute itself.
    #[error("an account cannot mute itself")]
    CannotMuteSelf,
    /// The account has the maximum number of mutes.
    #[error("too many mutes")]
    TooManyMutes,
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for TalkError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            other => Self::Store(other),
        }
    }
}

/// The role of an account in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableRole {
    Player,
    Spectator,
}

/// Returns the game and the caller's role in it. Only players find a private game.
async fn role(games: &Games, game: GameId, caller: Option<AccountId>) -> Result<(GameRow, TableRole), TalkError> {
    let row = games.store.game(game).await?;
    let players = games.store.players(&[game]).await?;
    if players.iter().any(|player| Some(player.account_id) == caller) {
        return Ok((row, TableRole::Player));
    }
    if row.visibility == Visibility::Private { Err(TalkError::NotFound) } else { Ok((row, TableRole::Spectator)) }
}
