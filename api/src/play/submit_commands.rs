//! Submitting an array of commands: decided by the rules, appended exactly once.

use std::sync::Arc;

use salon_domain::clock::SeatClock;
use salon_domain::kernel::catalogue::Accepted;
use salon_domain::kernel::refusal::Refusal;
use salon_domain::kernel::{Seat, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Awaited, EventView, Games, PlayError, SeatOf, Status,
    cache::Slot,
    error::Moved,
    live::{self, Live, awaiting},
    news, sandbox,
    summary::Outcome,
    values::Actor,
};
use crate::{
    feed::NewsFor,
    store::{
        JsonText, MoveRow, NewMove,
        ids::{AccountId, GameId, PlanId},
    },
};

/// How often a move is decided anew because others were faster.
const TRIES: usize = 16;
/// The most missed events a conflict tells; who missed more reads them page by page.
const MOST_MISSED: i64 = 200;

/// What a caller asks for.
pub struct Submission<'a> {
    /// The game.
    pub game: GameId,
    /// Who asks.
    pub account: AccountId,
    /// The array of commands, as it came.
    pub commands: &'a [u8],
    /// Makes it safe to repeat: the key, and the hash of the whole request.
    pub key: Option<(String, Vec<u8>)>,
    /// The version the caller thinks the game is at; without it, whatever is legal now is taken.
    pub expected: Option<ExpectedVersion>,
}

/// A version as somebody names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedVersion {
    /// How many events have happened.
    pub version: i64,
    /// On which line of play, in a sandbox; without it, on any.
    pub line: Option<i32>,
}

/// What an accepted array of commands leads to. The same again for a retry.
#[derive(Debug, Serialize, ToSchema)]
pub struct Answer {
    /// How many events have happened by now: the next `If-Match`.
    #[schema(minimum = 1, example = 18)]
    pub version: i64,
    /// How far the game is.
    pub status: Status,
    /// What happened, as the caller may see it.
    pub events: Vec<EventView>,
    /// Whom the game waits for now.
    pub awaiting: Vec<Awaited>,
    /// The line of play, in a sandbox.
    #[serde(skip)]
    pub line: Option<i32>,
    /// Whether it is to be lost on its way, as somebody wants it to be in a sandbox.
    #[serde(skip)]
    pub lost: bool,
}

/// Submits commands.
pub async fn submit_commands(games: &Games, submission: &Submission<'_>) -> Result<Answer, PlayError> {
    let slot = games.cache.slot(submission.game);
    let answer = submit_in(games, &slot, submission).await;
    if matches!(answer, Err(PlayError::NotFound)) {
        games.cache.give_back(submission.game, slot);
    }
    answer
}

async fn submit_in(games: &Games, slot: &Slot, submission: &Submission<'_>) -> Result<Answer, PlayError> {
    let mut slot = slot.lock().await;
    if slot.is_none() {
        *slot = Some(games.load(submission.game).await?);
    }
    let live = slot.as_mut().ok_or(PlayError::NotFound)?;
    let outcome = submit(games, live, submission).await;
    // Of those who sit there only: the figures are no place to ask whether there is a game.
    if live.seat_of(submission.account).is_some() {
        let key = live.ruleset.about().key;
        let word = outcome.as_ref().map_or_else(outcome_word, |(_, given)| given.as_str());
        metrics::counter!("salon_commands_total", "ruleset" => key, "outcome" => word).increment(1);
    }
    if outcome.is_err() && live.status != Status::Running {
        // Perhaps it was resumed elsewhere; nothing stale is kept.
        *slot = None;
    }
    outcome.map(|(answer, _)| answer)
}

/// Whether an answer was given for the first time.
#[derive(Clone, Copy)]
enum Given {
    Now,
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

async fn submit(games: &Games, live: &mut Live, submission: &Submission<'_>) -> Result<(Answer, Given), PlayError> {
    if live.seat_of(submission.account).is_none() {
        // Perhaps they have just been let in.
        refresh(games, live).await?;
    }
    let Some(seat) = live.seat_of(submission.account) else { return left(games, live, submission).await };
    if live.sandbox.is_some() {
        sandbox::note_after_loss(games, live, seat, submission).await?;
        sandbox::overtake(games, live, seat, submission).await?;
    }
    match attempt(games, live, seat, submission).await {
        Ok(answer) if live.sandbox.is_some() => {
            let lost = sandbox::loses_answer(games, live, seat, submission).await?;
            Ok((Answer { lost, ..answer }, Given::Now))
        }
        Ok(answer) => Ok((answer, Given::Now)),
        // Whatever stands against it now may be the first attempt's own effect.
        Err(error) => match given_before(games, live, submission).await? {
            Some(answer) => Ok((answer, Given::Before)),
            None => Err(error),
        },
    }
}

/// What somebody is answered who does not sit there: what they did while they did, they may ask for again.
async fn left(games: &Games, live: &Live, submission: &Submission<'_>) -> Result<(Answer, Given), PlayError> {
    let refused = live.viewer(Some(submission.account)).map_or_else(|hidden| hidden, |_| PlayError::NotAPlayer);
    given_before(games, live, submission).await?.map(|answer| (answer, Given::Before)).ok_or(refused)
}

/// Decides and appends, again and again if others are faster.
async fn attempt(
    games: &Games,
    live: &mut Live,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<Answer, PlayError> {
    let began = ExpectedVersion { version: live.version(), line: live.line() };
    for _ in 0..TRIES {
        // Whatever was read anew may tell of another roster: who sits where is asked again after each time.
        let seat = live.seat_of(seat.account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        if let Some(expected) = submission.expected.filter(|expected| !live.is_at(*expected)) {
            if refresh(games, live).await? {
                continue;
            }
            return Err(moved(games, live, seat, expected).await?);
        }
        if live.status != Status::Running {
            if refresh(games, live).await? {
                continue;
            }
            return Err(PlayError::NotRunning);
        }
        let accepted = match live.game.decide(seat.seat, submission.commands) {
            Ok(accepted) => accepted,
            // Refused on an old state is not refused; what is no command is none on any, and costs no question.
            Err(refusal) if depends_on_state(&refusal) && refresh(games, live).await? => continue,
            Err(refusal) => return Err(refusal.into()),
        };
        let decided = Decided {
            accepted,
            actor: Actor::Owner,
            account: Some(submission.account),
            key: submission.key.clone(),
            plan: None,
            expired: false,
            news: Vec::new(),
        };
        if let Some(answer) = append(games, live, seat, decided).await? {
            return Ok(answer);
        }
        if !refresh(games, live).await? {
            // Same version, still not appended: the key is taken, or the game ended without an event.
            *live = games.load(live.id).await?;
            if given_before(games, live, submission).await?.is_some() || live.status != Status::Running {
                return Err(PlayError::NotRunning);
            }
        }
    }
    let seat = live.seat_of(seat.account).ok_or(PlayError::NotAPlayer)?;
    Err(match moved(games, live, seat, began).await? {
        PlayError::Moved(moved) => PlayError::Overtaken(moved),
        other => other,
    })
}

/// Whether another state of the game could take what this one refused.
fn depends_on_state(refusal: &Refusal) -> bool {
    !matches!(refusal, Refusal::NoCommands | Refusal::TooManyCommands { .. } | Refusal::MalformedCommands { .. })
}

/// A move that was decided, and how it came about.
pub(super) struct Decided {
    pub(super) accepted: Accepted,
    pub(super) actor: Actor,
    /// Who asked; nobody if the server did it by itself.
    pub(super) account: Option<AccountId>,
    pub(super) key: Option<(String, Vec<u8>)>,
    /// The plan that is carried out with it.
    pub(super) plan: Option<PlanId>,
    /// Whether it was decided because the time was up.
    pub(super) expired: bool,
    /// What else is told.
    pub(super) news: Vec<NewsFor>,
}

/// Appends what was decided; nothing if the game moved on meanwhile.
pub(super) async fn append(
    games: &Games,
    live: &mut Live,
    seat: SeatOf,
    decided: Decided,
) -> Result<Option<Answer>, PlayError> {
    let Decided { accepted, actor, account, key, plan, expired, mut news } = decided;
    let at = games.clock.now();
    let expected = live.version();
    let mover = seat.seat.number();
    let stored = accepted.events.stored();
    let mut awaited = awaiting(&*accepted.game, &live.awaiting, Some(mover), at);
    let over = awaited.is_empty();
    let mut timing = live.timing.clone();
    if expired {
        timing.change(mover, SeatClock::after_expiry);
    }
    timing.moved(mover, account.is_some() || (actor == Actor::Plan && !expired), &live.awaiting, &awaited, at);
    timing.stamp(&mut awaited);
    let next = Live {
        game: accepted.game.into(),
        awaiting: awaited,
        timing,
        status: if over { Status::Finished } else { Status::Running },
        // Other servers must not go on with a plan that is gone.
        roster: live.roster + i32::from(plan.is_some()),
        plans: match plan {
            Some(plan) => live.plans.iter().filter(|other| other.id != plan).cloned().collect(),
            None => Arc::clone(&live.plans),
        },
        ..live.clone()
    };
    news.extend(news::of_move(live, &next, mover));
    let had_duty = live.next_duty(at).is_some();
    let duty = next.next_duty(at).map(|(due, ..)| due);
    let new = NewMove {
        game_id: live.id,
        expected,
        roster: live.roster,
        count: stored.len() as i32,
        seat: i16::from(seat.seat.number()),
        account_id: account,
        commands: JsonText::from(&*accepted.commands),
        events: JsonText::of(&stored),
        awaiting: JsonText::of(&next.awaiting),
        key,
        result: over.then(|| JsonText::of(&Outcome::by_rules(&*next.game, &next.seats))),
        at,
        actor: actor.as_str(),
        clocks: next.timing.stored(),
        news,
        duty,
        had_duty,
        plan,
        planned: !live.plans.is_empty(),
    };
    if !games.writers.append(new).await? {
        return Ok(None);
    }
    let seen = accepted.events.seen(Viewer::Seat(seat.seat));
    let events = (expected..).zip(seen).map(|(seq, event)| EventView { seq, at, seat: mover, by: actor, event });
    let events = events.collect();
    *live = next;
    games.keep_snapshot(live);
    if duty.is_some_and(|due| due <= at) {
        games.wake.attend_soon();
    }
    Ok(Some(Answer {
        version: live.version(),
        status: live.status,
        events,
        awaiting: live.awaiting.clone(),
        line: live.line(),
        lost: false,
    }))
}

/// Brings the game up to date; says whether anything was new.
pub(super) async fn refresh(games: &Games, live: &mut Live) -> Result<bool, PlayError> {
    let (version, status, roster) = games.store.game_version(live.id).await?;
    let status = Status::try_from(status.as_str())?;
    if status != live.status || roster != live.roster {
        *live = games.load(live.id).await?;
        return Ok(true);
    }
    if version == live.version() {
        return Ok(false);
    }
    games.catch_up(live).await?;
    Ok(true)
}

/// The answer a key was given before, if it was.
pub(super) async fn given_before(
    games: &Games,
    live: &Live,
    submission: &Submission<'_>,
) -> Result<Option<Answer>, PlayError> {
    let Some((key, hash)) = &submission.key else { return Ok(None) };
    match games.store.move_by_key(live.id, submission.account, key).await? {
        None => Ok(None),
        Some(row) if row.request_hash.as_ref() != Some(hash) => Err(PlayError::KeyReused),
        Some(row) => again(live, &row).map(Some),
    }
}

/// The answer that was given for this move, to the seat that made it, whoever has it now.
fn again(live: &Live, row: &MoveRow) -> Result<Answer, PlayError> {
    let seat = u8::try_from(row.seat).ok().and_then(Seat::new);
    let seat = seat.ok_or_else(|| PlayError::Corrupt(format!("a move of seat {}", row.seat)))?;
    let awaiting: Vec<Awaited> = row.awaiting.read()?;
    Ok(Answer {
        version: row.seq + i64::from(row.count),
        status: if awaiting.is_empty() { Status::Finished } else { Status::Running },
        events: live::disclose(live.ruleset, std::slice::from_ref(row), row.seq, Viewer::Seat(seat))?,
        awaiting,
        line: live.line(),
        lost: false,
    })
}

/// What the caller missed since the version it named.
async fn moved(games: &Games, live: &Live, seat: SeatOf, expected: ExpectedVersion) -> Result<PlayError, PlayError> {
    let parted = match expected.line.zip(live.line()) {
        Some((before, line)) => games.store.rewound_to(live.id, before, line).await?,
        None => None,
    };
    if parted.is_none() && expected.version > live.version() {
        return Ok(PlayError::NoSuchVersion(live.version()));
    }
    // What was taken back did not happen: the caller goes on from where the lines part.
    let expected = parted.map_or(expected.version, |parted| parted.min(expected.version));
    let viewer = Viewer::Seat(seat.seat);
    let moves = games.store.moves_from(live.id, expected, MOST_MISSED).await?;
    Ok(PlayError::Moved(Box::new(Moved {
        version: live.version(),
        missed: live::disclose(live.ruleset, &moves, expected, viewer)?,
        legal: live.legal(seat)?,
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
