//! Trying commands out without any effect.

use salon_domain::kernel::catalogue::Tried;

use super::{Games, PlayError, Status};
use crate::store::ids::{AccountId, GameId};

/// What these commands would lead to, as far as the caller can know; and the version it was tried on.
pub async fn preview_commands(
    games: &Games,
    game: GameId,
    account: AccountId,
    commands: &[u8],
) -> Result<(i64, Tried), PlayError> {
    let live = games.current(game).await?;
    live.viewer(Some(account))?;
    let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if live.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    Ok((live.version(), live.game.preview(seat.seat, commands)?))
}
