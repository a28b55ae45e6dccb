//! Table talk: messages, private notes, and whom somebody does not want to hear. Nothing of it is part of a game's record.

mod messages;
mod mutes;
mod notes;
mod values;

pub use self::{
    messages::{MessageOrder, delete_message, list_messages, post_message, set_spectators, show_spectators},
    mutes::{list_mutes, mute_account, unmute_account},
    notes::{delete_note, show_note, write_note},
    values::{Audience, MessageText, NoteText, Spectators},
};
use crate::{
    play::{Games, Visibility},
    store::{
        GameRow, StoreError,
        ids::{AccountId, GameId},
    },
};

/// Why table talk is refused.
#[derive(Debug, thiserror::Error)]
pub enum TalkError {
    /// There is no such thing, or the caller may not know of it.
    #[error("not found")]
    NotFound,
    /// Only those at the table may do that.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Only the host may do that.
    #[error("not the host of this game")]
    NotHost,
    /// The host lets those who watch not talk.
    #[error("spectators do not talk here")]
    Silent,
    /// Somebody else said it.
    #[error("not the author")]
    NotAuthor,
    /// The key came with another body before.
    #[error("the key was used before")]
    KeyReused,
    /// Nobody can mute themselves.
    #[error("oneself")]
    Oneself,
    /// Enough is enough.
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

/// How somebody has to do with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Player,
    Spectator,
}

/// The game and the caller's part in it; a private one is there for its players only.
async fn role(games: &Games, game: GameId, caller: Option<AccountId>) -> Result<(GameRow, Role), TalkError> {
    let row = games.store.game(game).await?;
    let players = games.store.players(&[game]).await?;
    if players.iter().any(|player| Some(player.account_id) == caller) {
        return Ok((row, Role::Player));
    }
    if row.visibility == Visibility::Private.as_str() { Err(TalkError::NotFound) } else { Ok((row, Role::Spectator)) }
}
