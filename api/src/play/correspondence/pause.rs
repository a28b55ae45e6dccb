//! Pausing a game, while all people who play it want that.

use crate::{
    model::ids::{AccountId, GameId},
    play::{
        Games,
        error::PlayError,
        session::game_session::GameSession,
        tables::{change_game::change_game, entry_checks::check_is_player},
        views::{game_summary::GameSummary, show_game::show_game},
    },
};

/// Records whether the caller wants the game to be paused.
pub async fn pause_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    wanted: bool,
) -> Result<GameSummary, PlayError> {
    change_game(games, (game, account), async |table, session| {
        check_is_player(table, account).await?;
        let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        session.change_seat(account, |seat| seat.wants_pause = wanted);
        Ok(table.set_wants_pause(account, wanted).await?)
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Pauses or resumes a game after a move changed who its people are.
pub(in crate::play) async fn pause_or_resume(games: &Games, mut session: GameSession) -> Result<(), PlayError> {
    let Some(mut table) = games.lock_unchanged(&session).await? else { return Ok(()) };
    let now = games.clock.now();
    let notices = session.pause_as_wanted(now);
    table.insert_notices(now, &notices).await?;
    table.update_timing(session.timing_change(now)).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    Ok(())
}
