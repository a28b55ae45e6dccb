//! Answers a repeated request as the first one was answered.

use salon_domain::kernel::{Seat, Viewer};

use super::submit::{Answer, Submission};
use crate::{
    model::game::Status,
    play::{
        Games,
        error::PlayError,
        session::game_session::{self, AwaitedDecision, GameSession},
    },
    store::MoveRow,
};

/// Returns the answer that a request with this key was given before, or `None` if the key is new. The same key with another request
/// is an error.
pub(in crate::play) async fn previous_answer(
    games: &Games,
    session: &GameSession,
    submission: &Submission<'_>,
) -> Result<Option<Answer>, PlayError> {
    let Some((key, hash)) = &submission.key else { return Ok(None) };
    match games.store.move_by_key(session.id, submission.account, key).await? {
        None => Ok(None),
        Some(row) if row.request_hash.as_ref() != Some(hash) => Err(PlayError::KeyReused),
        Some(row) => rebuild(session, &row).map(Some),
    }
}

/// Rebuilds the answer from the stored move, as the seat that made it sees it, also if the seat has another player by now.
fn rebuild(session: &GameSession, row: &MoveRow) -> Result<Answer, PlayError> {
    let seat = u8::try_from(row.seat).ok().and_then(Seat::new);
    let seat = seat.ok_or_else(|| PlayError::Corrupt(format!("a move of seat {}", row.seat)))?;
    let awaiting: Vec<AwaitedDecision> = row.awaiting.read()?;
    Ok(Answer {
        version: row.seq + i64::from(row.count),
        status: if awaiting.is_empty() { Status::Finished } else { Status::Running },
        events: game_session::disclose(session.ruleset, std::slice::from_ref(row), row.seq, Viewer::Seat(seat))?,
        awaiting,
        line: session.line(),
        session: None,
    })
}
