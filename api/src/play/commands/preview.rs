//! Previews commands without any effect.

use salon_domain::kernel::catalogue::JsonPreview;
use salon_domain::kernel::{Language, Speech};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::{game_session::GameSession, player_names::names_of},
    },
    store::PlayerRow,
};

/// The effect that commands would have, as far as the caller can know.
pub struct Previewed {
    /// The version at which the commands were tried.
    pub version: i64,
    /// The effect.
    pub preview: JsonPreview,
    pub(in crate::play) seat: u8,
    pub(in crate::play) session: GameSession,
    pub(in crate::play) players: Vec<PlayerRow>,
}

/// Returns the effect that commands would have, as far as the caller can know.
pub async fn preview_commands(
    games: &Games,
    (game, account): (GameId, AccountId),
    commands: &[u8],
    language: Language,
) -> Result<Previewed, PlayError> {
    let ids = [game];
    let (session, players) = tokio::join!(games.current_for_action(game, account), games.store.players(&ids));
    let (session, players) = (session?, players?);
    session.viewer(Some(account))?;
    let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if session.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    let names = names_of(&players);
    let preview = session.game.preview(seat.seat, commands, &Speech { language, names: &names })?;
    Ok(Previewed { version: session.version(), preview, seat: seat.seat.number(), session, players })
}
