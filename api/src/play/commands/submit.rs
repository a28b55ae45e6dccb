//! Submits an array of commands: decided by the rules, committed exactly once.

use salon_domain::kernel::Viewer;
use salon_domain::kernel::refusal::Refusal;

use super::idempotency::previous_answer;
use crate::{
    model::{
        event_view::EventView,
        game::{Actor, Status},
        ids::{AccountId, GameId},
    },
    platform::telemetry::COMMANDS,
    play::{
        Games,
        commit::commit_move::{DecidedMove, commit_move},
        error::{Moved, PlayError},
        session::{
            cache::Slot,
            game_session::{self, AwaitedDecision, ExpectedVersion, GameSession, SeatOf},
        },
    },
};

/// Attempts to commit before the caller gets a conflict.
const MAX_ATTEMPTS: usize = 16;
/// Missed events in the answer to a conflict; further ones are read page by page.
const MAX_MISSED_EVENTS: i64 = 200;

/// Commands that a caller submits.
pub struct Submission<'a> {
    /// The game.
    pub game: GameId,
    /// The caller.
    pub account: AccountId,
    /// The array of commands, as received.
    pub commands: &'a [u8],
    /// The idempotency key, and the hash of the whole request.
    pub key: Option<(String, Vec<u8>)>,
    /// The version that the caller expects; `None` accepts any.
    pub expected: Option<ExpectedVersion>,
    /// Whether the answer needs the session after the commands, for the state of the game.
    pub with_session: bool,
}

/// The answer to accepted commands. A retry gets the same.
pub struct Answer {
    /// The version afterwards: the next `If-Match`.
    pub version: i64,
    /// The status of the game.
    pub status: Status,
    /// The events, as the caller may see them.
    pub events: Vec<EventView>,
    /// The decisions the game waits for now.
    pub awaiting: Vec<AwaitedDecision>,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// The game right after the commands, if it was asked for; `None` in the answer to a retry.
    pub(in crate::play) session: Option<Box<GameSession>>,
}

impl Answer {
    /// The answer to commands that brought the session to its version.
    fn new(session: &GameSession, events: Vec<EventView>, with_session: bool) -> Self {
        Self {
            version: session.version(),
            status: session.status,
            events,
            awaiting: session.awaiting.clone(),
            line: session.line(),
            session: with_session.then(|| Box::new(session.clone())),
        }
    }
}

/// Runs `submit` on the session of the game, which no other request on this server changes meanwhile.
pub(in crate::play) async fn with_session(
    games: &Games,
    submission: &Submission<'_>,
    submit: impl AsyncFnOnce(&mut GameSession) -> Result<(Answer, Given), PlayError>,
) -> Result<Answer, PlayError> {
    let slot = games.cache.slot(submission.game);
    let answer = submit_in(games, &slot, submission, submit).await;
    if matches!(answer, Err(PlayError::NotFound)) {
        games.cache.remove_if_unused(submission.game, slot);
        return Err(games.why_no_session(submission.game, submission.account).await);
    }
    answer
}

async fn submit_in(
    games: &Games,
    slot: &Slot,
    submission: &Submission<'_>,
    submit: impl AsyncFnOnce(&mut GameSession) -> Result<(Answer, Given), PlayError>,
) -> Result<Answer, PlayError> {
    let mut slot = slot.lock().await;
    if slot.is_none() {
        *slot = Some(games.load(submission.game).await?);
    }
    let session = slot.as_mut().ok_or(PlayError::NotFound)?;
    let outcome = submit(session).await;
    // Counted for seats of the game only: metrics must not reveal to other accounts whether a game exists.
    if session.seat_of(submission.account).is_some() {
        let key = session.ruleset.about().key;
        let word = outcome.as_ref().map_or_else(outcome_word, |(_, given)| given.as_str());
        metrics::counter!(COMMANDS, "ruleset" => key, "outcome" => word).increment(1);
    }
    if outcome.is_err() && session.status != Status::Running {
        // Another server may have resumed the game: do not keep a stale session.
        *slot = None;
    }
    outcome.map(|(answer, _)| answer)
}

/// Whether an answer is given for the first time.
#[derive(Clone, Copy)]
pub(in crate::play) enum Given {
    /// For the first time.
    Now,
    /// Again, to a repeated request.
    Before,
}

impl Given {
    fn as_str(self) -> &'static str {
        match self {
            Self::Now => "accepted",
            Self::Before => "repeated",
        }
    }
}

/// Submits commands to a session: decides and commits them, or answers a repeated request as before.
pub(in crate::play) async fn submit(
    games: &Games,
    session: &mut GameSession,
    submission: &Submission<'_>,
) -> Result<(Answer, Given), PlayError> {
    let Some(seat) = current_seat(games, session, submission.account).await? else {
        return left(games, session, submission).await;
    };
    match attempt(games, session, seat, submission).await {
        Ok(answer) => Ok((answer, Given::Now)),
        // A refusal may be the effect of the first attempt with the same key.
        Err(error) => match previous_answer(games, session, submission).await? {
            Some(answer) => Ok((answer, Given::Before)),
            None => Err(error),
        },
    }
}

/// The seat of an account. Without one the session is refreshed first, since the account may have just joined.
pub(in crate::play) async fn current_seat(
    games: &Games,
    session: &mut GameSession,
    account: AccountId,
) -> Result<Option<SeatOf>, PlayError> {
    if session.seat_of(account).is_none() {
        games.refresh(session).await?;
    }
    Ok(session.seat_of(account))
}

/// The answer to an account without a seat: a request that it made while it had one is answered as before.
async fn left(games: &Games, session: &GameSession, submission: &Submission<'_>) -> Result<(Answer, Given), PlayError> {
    let refused = session.viewer(Some(submission.account)).map_or_else(|hidden| hidden, |_| PlayError::NotAPlayer);
    previous_answer(games, session, submission).await?.map(|answer| (answer, Given::Before)).ok_or(refused)
}

/// Decides and commits; decides anew while other moves are committed first.
async fn attempt(
    games: &Games,
    session: &mut GameSession,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<Answer, PlayError> {
    let began = ExpectedVersion { version: session.version(), line: session.line() };
    for _ in 0..MAX_ATTEMPTS {
        // A refreshed session may have another roster.
        let seat = session.seat_of(seat.account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        if let Some(expected) = submission.expected.filter(|expected| !session.is_at(*expected)) {
            if games.refresh(session).await? {
                continue;
            }
            return Err(moved(games, session, seat, expected).await?);
        }
        if session.status != Status::Running {
            if games.refresh(session).await? {
                continue;
            }
            return Err(PlayError::NotRunning);
        }
        let accepted = match session.game.decide(seat.seat, submission.commands) {
            Ok(accepted) => accepted,
            // The session may be stale; a malformed command is refused on every state, without asking the database.
            Err(refusal) if depends_on_state(&refusal) && games.refresh(session).await? => continue,
            Err(refusal) => return Err(refusal.into()),
        };
        let decided = DecidedMove {
            account: Some(submission.account),
            key: submission.key.clone(),
            ..DecidedMove::by_server(accepted, Actor::Owner)
        };
        if let Some(events) = commit_move(games, session, seat, decided).await? {
            return Ok(Answer::new(session, events, submission.with_session));
        }
        if !games.refresh(session).await? {
            // The version is the same: the key is taken, or the game ended without an event.
            *session = games.load(session.id).await?;
            if previous_answer(games, session, submission).await?.is_some() || session.status != Status::Running {
                return Err(PlayError::NotRunning);
            }
        }
    }
    let seat = session.seat_of(seat.account).ok_or(PlayError::NotAPlayer)?;
    Err(match moved(games, session, seat, began).await? {
        PlayError::Moved(moved) => PlayError::Overtaken(moved),
        other => other,
    })
}

/// Whether the commands could be legal in another state of the game.
fn depends_on_state(refusal: &Refusal) -> bool {
    !matches!(refusal, Refusal::NoCommands | Refusal::TooManyCommands { .. } | Refusal::MalformedCommands { .. })
}

/// The error with what the caller missed since the version it expects.
async fn moved(
    games: &Games,
    session: &GameSession,
    seat: SeatOf,
    expected: ExpectedVersion,
) -> Result<PlayError, PlayError> {
    let parted = match expected.line.zip(session.line()) {
        Some((before, line)) => games.store.rewound_to(session.id, before, line).await?,
        None => None,
    };
    if parted.is_none() && expected.version > session.version() {
        return Ok(PlayError::NoSuchVersion(session.version()));
    }
    // After a rewind the caller continues from the version at which the lines of play part.
    let expected = parted.map_or(expected.version, |parted| parted.min(expected.version));
    let viewer = Viewer::Seat(seat.seat);
    let moves = games.store.moves_from(session.id, expected, MAX_MISSED_EVENTS).await?;
    Ok(PlayError::Moved(Box::new(Moved {
        version: session.version(),
        missed: game_session::disclose(session.ruleset, &moves, expected, viewer)?,
        legal: session.legal(seat)?,
    })))
}

fn outcome_word(error: &PlayError) -> &'static str {
    match error {
        PlayError::Refused(_) => "refused",
        PlayError::Moved(_) | PlayError::Overtaken(_) | PlayError::Contention | PlayError::NoSuchVersion(_) => {
            "conflict"
        }
        PlayError::Store(_) | PlayError::Corrupt(_) => "failed",
        _ => "rejected",
    }
}
