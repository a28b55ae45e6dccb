//! An injected fault: the time of a seat runs out as soon as it is awaited.

use crate::{
    model::game::Status,
    play::{
        Games,
        commit::notices,
        correspondence::bot_turn::{BotTurn, ConcurrencySlot, DutyOutcome, RETRY_DELAY, play_bot},
        error::PlayError,
        session::{
            duties::ABSENT_OWNER_BOT,
            game_session::{GameSession, SeatOf},
        },
    },
};

/// Lets the time of a seat run out as soon as it is awaited. With the last injected expiry the account gets the turn notice together
/// with the notice of the missed deadline, like a player who was delayed.
pub(in crate::play) async fn inject_expiry(
    games: &Games,
    session: &GameSession,
    seat: SeatOf,
    slot: &mut ConcurrencySlot,
) -> Result<DutyOutcome, PlayError> {
    let number = seat.seat.number();
    if !games.store.consume_expiry_fault(session.id, number.into(), session.version(), session.roster).await? {
        games.cache.remove(session.id);
        return Ok(DutyOutcome::Changed);
    }
    let played = play_expired(games, session, seat, slot).await;
    if matches!(played, Ok(DutyOutcome::Moved)) {
        return played;
    }
    // With a delay, so that a failing attempt is not repeated in a tight loop.
    games.store.restore_expiry_fault(session.id, number.into(), games.clock.now() + RETRY_DELAY).await?;
    played.map(|_| DutyOutcome::Rescheduled)
}

/// Lets a bot decide for a seat with an injected expiry, if nothing else changed in the game.
async fn play_expired(
    games: &Games,
    session: &GameSession,
    seat: SeatOf,
    slot: &mut ConcurrencySlot,
) -> Result<DutyOutcome, PlayError> {
    let now = games.current(session.id).await?;
    let number = seat.seat.number();
    // Consuming the fault counted the roster up by one. Any other change (pause, rewind, plan) has to be considered first.
    let same = now.version() == session.version() && now.roster == session.roster + 1 && now.status == Status::Running;
    let Some(awaited) = now.awaiting.iter().find(|awaited| same && awaited.seat == number) else {
        return Ok(DutyOutcome::Changed);
    };
    // While more expiries follow, there is no turn notice for a decision that the seat cannot make.
    let last = !now.has_expiry_fault(&seat);
    let notices = last.then(|| notices::your_turn(&now, &seat, awaited, false)).into_iter().collect();
    let turn = BotTurn { expired: true, notices, ..BotTurn::new(seat, ABSENT_OWNER_BOT) };
    play_bot(games, &now, turn, slot).await
}
