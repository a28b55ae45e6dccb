//! Submits commands with injected faults in a sandbox, and without them in other games.

use sha2::{Digest, Sha256};

use crate::{
    model::{
        game::{Actor, Status},
        sandbox_faults::{AfterLoss, Overtaken},
    },
    play::{
        Games,
        bots::choose_move::{BotSeat, choose_move},
        commands::{
            idempotency::previous_answer,
            submit::{self, Answer, Given, Submission},
        },
        commit::commit_move::{DecidedMove, commit_move},
        error::PlayError,
        session::{
            duties::ABSENT_OWNER_BOT,
            game_session::{GameSession, SeatOf},
        },
    },
};

/// Attempts to commit a move that overtakes a command. A client that counts on the fault looks for that move.
const MAX_OVERTAKE_ATTEMPTS: usize = 16;

/// Submits commands. `None` if they were accepted and the answer is to be dropped, as an injected fault.
pub async fn submit_commands(games: &Games, submission: &Submission<'_>) -> Result<Option<Answer>, PlayError> {
    let mut is_lost = false;
    let answer = submit::with_session(games, submission, async |session| {
        if session.sandbox.is_none() {
            return submit::submit(games, session, submission).await;
        }
        let (answer, given, lost) = submit_with_faults(games, session, submission).await?;
        is_lost = lost;
        Ok((answer, given))
    })
    .await?;
    Ok((!is_lost).then_some(answer))
}

/// Also returns whether the answer is to be dropped.
async fn submit_with_faults(
    games: &Games,
    session: &mut GameSession,
    submission: &Submission<'_>,
) -> Result<(Answer, Given, bool), PlayError> {
    let seat = submit::current_seat(games, session, submission.account).await?;
    if let Some(seat) = seat {
        record_after_loss(games, session, seat, submission).await?;
        overtake(games, session, seat, submission).await?;
    }
    let (answer, given) = submit::submit(games, session, submission).await?;
    let lost = match (&given, seat) {
        (Given::Now, Some(seat)) => loses_answer(games, session, seat, submission).await?,
        _ => false,
    };
    Ok((answer, given, lost))
}

/// Injects a move just before commands are decided, if that fault is due. Only commands that would be accepted are overtaken; the
/// retry of an accepted request is not.
async fn overtake(
    games: &Games,
    session: &mut GameSession,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<(), PlayError> {
    if previous_answer(games, session, submission).await?.is_some() {
        return Ok(());
    }
    games.refresh(session).await?;
    let expected = submission.expected.is_none_or(|expected| session.is_at(expected));
    let acceptable = expected && session.status == Status::Running && !seat.resigned;
    if !acceptable || session.game.decide(seat.seat, submission.commands).is_err() {
        return Ok(());
    }
    let number = seat.seat.number();
    if !games.store.consume_overtake_fault(session.id, number.into()).await? {
        return Ok(());
    }
    for _ in 0..MAX_OVERTAKE_ATTEMPTS {
        if overtake_once(games, session, seat).await? {
            break;
        }
        games.refresh(session).await?;
    }
    let what = match submission.expected {
        Some(_) => Overtaken::Conflict,
        None if session.game.decide(seat.seat, submission.commands).is_ok() => Overtaken::Accepted,
        None => Overtaken::Refused,
    };
    Ok(games.store.record_overtaken(session.id, number.into(), what.as_str()).await?)
}

/// Lets a bot decide for another awaited seat, or for this one where no other is awaited, and commits its move. Returns false if
/// another move was committed first.
async fn overtake_once(games: &Games, session: &mut GameSession, seat: SeatOf) -> Result<bool, PlayError> {
    let awaited = |of: &&SeatOf| session.awaiting.iter().any(|awaited| awaited.seat == of.seat.number());
    let mut seats = session.seats.iter().filter(awaited).copied();
    // None is awaited once the game is over: then there is nothing left to overtake.
    let Some(faster) = seats.clone().find(|of| of.seat != seat.seat).or_else(|| seats.next()) else { return Ok(true) };
    let permit = games.bot_threads.wait_for_permit().await?;
    let accepted = choose_move(games, permit, session, BotSeat { seat: faster.seat, level: ABSENT_OWNER_BOT }).await?;
    Ok(commit_move(games, session, faster, DecidedMove::by_server(accepted, Actor::Bot)).await?.is_some())
}

/// Returns whether the answer to accepted commands is to be dropped, and consumes that fault.
async fn loses_answer(
    games: &Games,
    session: &GameSession,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<bool, PlayError> {
    let lost = (submission.key.as_ref().map(|(key, _)| key.clone()), digest(submission));
    Ok(games.store.consume_loss_fault(session.id, seat.seat.number().into(), lost).await?)
}

fn digest(submission: &Submission<'_>) -> Vec<u8> {
    Sha256::digest(submission.commands).to_vec()
}

/// Records what a client sends after an answer to it was dropped.
async fn record_after_loss(
    games: &Games,
    session: &mut GameSession,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<(), PlayError> {
    let number = seat.seat.number();
    let Some((key, lost)) = games.store.lost_command(session.id, number.into()).await? else { return Ok(()) };
    games.refresh(session).await?;
    let awaited = session.awaiting.iter().any(|awaited| awaited.seat == number);
    let has_read = awaited && submission.expected.is_none_or(|expected| session.is_at(expected));
    let what = match &submission.key {
        Some((own, _)) if key.as_ref() == Some(own) => AfterLoss::SameKey,
        // A client that read the new version may submit the same commands again on purpose.
        _ if digest(submission) == lost && !has_read => AfterLoss::NewKey,
        _ => AfterLoss::WentOn,
    };
    Ok(games.store.record_after_loss(session.id, number.into(), what.as_str()).await?)
}
