//! Previews commands without any effect.

use salon_domain::kernel::catalogue::JsonPreview;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{Games, error::PlayError},
};

/// Returns the effect that commands would have, as far as the caller can know, and the version it was computed at.
pub async fn preview_commands(
    games: &Games,
    game: GameId,
    account: AccountId,
    commands: &[u8],
) -> Result<(i64, JsonPreview), PlayError> {
    let session = games.current(game).await?;
    session.viewer(Some(account))?;
    let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if session.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    Ok((session.version(), session.game.preview(seat.seat, commands)?))
}
