//! Sandboxes: games for trying a bot out. Whose they are, letting time pass in them, and what is to go wrong.

use chrono::{DateTime, TimeDelta, Utc};
use salon_domain::clock::{AtDeadline, ClockRules};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{
    Awaited, GameSummary, Games, PlayError, SeatOf, Status, Visibility,
    attend::{self, BEFORE_ANOTHER_TRY, Done, Place},
    choose::choose,
    duties::CARETAKER,
    live::Live,
    news, seats, show_game,
    submit_commands::{Decided, Submission, append, given_before, refresh},
    values::Actor,
};
use crate::store::{
    FaultRow, GameRow, SandboxRow,
    ids::{AccountId, GameId},
};

/// The most time that passes at once.
pub const MOST_SECONDS: u32 = 366 * 86_400;
/// A decision that has waited for longer than this waits no longer, however much time passes.
const LONGEST: TimeDelta = TimeDelta::days(3660);
/// The most faults of a kind for a seat.
pub const MOST_FAULTS: u8 = 100;

/// What somebody wants of a sandbox.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SandboxOrder {
    /// Whether the owner may look at the game from every seat. Everybody is told before joining.
    #[serde(default)]
    #[schema(default = false)]
    pub open_hands: bool,
}

/// A game for trying a bot out: never public, never rated, and without a trace in anybody's reliability. Its owner may let time pass,
/// take moves back and have things go wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct SandboxSummary {
    /// Whether the owner may look at the game from every seat.
    pub open_hands: bool,
    /// How often moves were taken back.
    #[schema(minimum = 0)]
    pub rewinds: i32,
    /// For the owner: what is still to go wrong, by seat, and what was seen of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faults: Option<Vec<FaultsLeft>>,
}

/// What came after an answer that was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema, strum::IntoStaticStr, strum::EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AfterLoss {
    /// The same command under the same key: a retry, which has no second effect.
    SameKey,
    /// The same command under another key or none, as if the first had never been made.
    NewKey,
    /// Another command: whoever sent it had looked again.
    WentOn,
}

/// What becomes of a command that comes too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema, strum::IntoStaticStr, strum::EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Overtaken {
    /// It named the version it was meant for, so it is refused, and its sender told what was missed.
    Conflict,
    /// It named none, and is carried out in a game its sender has not seen.
    Accepted,
    /// It named none, and the rules refuse it by now.
    Refused,
}

/// What is still to go wrong for a seat.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct FaultsLeft {
    /// The seat.
    #[schema(minimum = 0, maximum = 7, example = 1)]
    pub seat: u8,
    /// Answers still to be lost.
    #[schema(minimum = 0, maximum = 100, example = 1)]
    pub lose_answers: u8,
    /// Commands still to be overtaken.
    #[schema(minimum = 0, maximum = 100, example = 0)]
    pub overtake: u8,
    /// Decisions still to run out of time.
    #[schema(minimum = 0, maximum = 100, example = 0)]
    pub expire: u8,
    /// What came after the last answer that was lost; none before something did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_loss: Option<AfterLoss>,
    /// What became of the last command that was overtaken; none before one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overtaken: Option<Overtaken>,
}

/// What is to go wrong for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatFaults {
    /// The seat.
    #[schema(minimum = 0, maximum = 7, example = 1)]
    pub seat: u8,
    /// So many of its next accepted commands are carried out, but the connection is cut instead of an answer.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 1)]
    pub lose_answers: u8,
    /// So many of its next commands come too late: just before, a bot decides for another seat that is awaited, or for this one
    /// where no other is.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 0)]
    pub overtake: u8,
    /// So many of its next decisions run out of time as soon as it is awaited: a bot decides for it, and it learns of it afterwards.
    /// Only where there is a clock at whose end a bot decides.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 0)]
    pub expire: u8,
}

impl SandboxSummary {
    /// A sandbox as the caller may know it.
    pub(super) fn of(sandbox: &SandboxRow, faults: &[FaultRow], caller: Option<AccountId>) -> Self {
        let own = faults.iter().filter(|fault| fault.game_id == sandbox.game_id);
        let left = own.map(|fault| FaultsLeft {
            seat: fault.seat as u8,
            lose_answers: fault.lose_answers as u8,
            overtake: fault.overtake as u8,
            expire: fault.expire as u8,
            after_loss: fault.after_loss.as_deref().and_then(|word| word.parse().ok()),
            overtaken: fault.overtaken.as_deref().and_then(|word| word.parse().ok()),
        });
        let seen = |it: &FaultsLeft| it.after_loss.is_some() || it.overtaken.is_some();
        let left = left.filter(|it| seen(it) || (it.lose_answers, it.overtake, it.expire) != (0, 0, 0));
        Self {
            open_hands: sandbox.open_hands,
            rewinds: sandbox.rewinds,
            faults: (caller == Some(sandbox.owner_id)).then(|| left.collect()),
        }
    }
}

/// The game, if it is a sandbox of the caller's. Others learn no more than they may know anyway.
pub(super) async fn must_own(games: &Games, game: GameId, account: AccountId) -> Result<GameRow, PlayError> {
    let row = games.store.game(game).await?;
    let sandbox = games.store.sandbox(game).await?;
    if sandbox.is_some_and(|sandbox| sandbox.owner_id == account) {
        return Ok(row);
    }
    let players = games.store.players(&[game]).await?;
    let hidden = row.visibility == Visibility::Private.as_str();
    if hidden && players.iter().all(|player| player.account_id != account) {
        return Err(PlayError::NotFound);
    }
    Err(if sandbox.is_some() { PlayError::NotOwner } else { PlayError::NotASandbox })
}

/// Lets time pass in this game only: whatever began in it began so much earlier. Reminders, extensions, plans, bots and take-overs
/// follow as they would have.
pub async fn pass_time(
    games: &Games,
    game: GameId,
    account: AccountId,
    seconds: u32,
) -> Result<GameSummary, PlayError> {
    if !(1..=MOST_SECONDS).contains(&seconds) {
        return Err(PlayError::BadSandbox("/seconds", format!("from 1 to {MOST_SECONDS}")));
    }
    must_run(&must_own(games, game, account).await?)?;
    seats::change(games, game, async |_, live| {
        let passed = TimeDelta::seconds(seconds.into());
        let oldest = games.clock.now() - LONGEST;
        if live.awaiting.iter().any(|awaited| awaited.since - passed < oldest) {
            return Err(PlayError::BadSandbox("/seconds", "so much time has passed already".to_owned()));
        }
        shift(&mut live.awaiting, -passed);
        for pause in &mut live.timing.pauses.0 {
            pause.from -= passed;
            pause.to = pause.to.map(|to| to - passed);
        }
        live.timing.stamp(&mut live.awaiting);
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Moves the moments since when somebody is awaited. Deadlines are to be reckoned anew afterwards.
pub(super) fn shift(awaiting: &mut [Awaited], by: TimeDelta) {
    for awaited in awaiting {
        awaited.since += by;
        awaited.counts_from = awaited.counts_from.map(|from| from + by);
    }
}

/// Says what is to go wrong for a seat from now on, in the place of what was said before.
pub async fn set_faults(
    games: &Games,
    game: GameId,
    account: AccountId,
    faults: SeatFaults,
) -> Result<GameSummary, PlayError> {
    for (at, count) in
        [("/lose_answers", faults.lose_answers), ("/overtake", faults.overtake), ("/expire", faults.expire)]
    {
        if count > MOST_FAULTS {
            return Err(PlayError::BadSandbox(at, format!("from 0 to {MOST_FAULTS}")));
        }
    }
    must_own(games, game, account).await?;
    let mut table = games.store.lock_table(game).await?;
    must_run(&table.game)?;
    if i16::from(faults.seat) >= table.game.seats {
        return Err(PlayError::BadSandbox("/seat", "the table has no such seat".to_owned()));
    }
    let clock: ClockRules = table.game.clock.read()?;
    if faults.expire > 0 && !(clock.timed() && clock.at_deadline == AtDeadline::Bot) {
        return Err(PlayError::BadSandbox("/expire", "no clock at whose end a bot decides".to_owned()));
    }
    let row = FaultRow {
        game_id: game,
        seat: faults.seat.into(),
        lose_answers: faults.lose_answers.into(),
        overtake: faults.overtake.into(),
        expire: faults.expire.into(),
        after_loss: None,
        overtaken: None,
    };
    table.set_faults(&row, games.clock.now()).await?;
    table.commit().await?;
    games.wake.attend_soon();
    show_game(games, game, Some(account)).await
}

fn must_run(game: &GameRow) -> Result<(), PlayError> {
    if game.status == Status::Running.as_str() { Ok(()) } else { Err(PlayError::NotRunning) }
}

/// Lets the game move on just before a command is decided, if that is to go wrong. Only a command that would have been accepted is
/// worth it; a retry of one that was gets its answer.
pub(super) async fn overtake(
    games: &Games,
    live: &mut Live,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<(), PlayError> {
    if given_before(games, live, submission).await?.is_some() {
        return Ok(());
    }
    refresh(games, live).await?;
    let expected = submission.expected.is_none_or(|expected| live.is_at(expected));
    let acceptable = expected && live.status == Status::Running && !seat.resigned;
    if !acceptable || live.game.decide(seat.seat, submission.commands).is_err() {
        return Ok(());
    }
    let number = seat.seat.number();
    if !games.store.take_overtaking(live.id, number.into()).await? {
        return Ok(());
    }
    let awaited = |of: &&SeatOf| live.awaiting.iter().any(|awaited| awaited.seat == of.seat.number());
    let other = live.seats.iter().filter(awaited).find(|of| of.seat != seat.seat).copied();
    let faster = other.unwrap_or(seat);
    let room = games.thinkers.room().await?;
    let accepted = choose(games, room, live, faster.seat, CARETAKER).await?;
    let decided =
        Decided { accepted, actor: Actor::Bot, account: None, key: None, plan: None, expired: false, news: Vec::new() };
    // Where somebody really was faster, that is as good.
    append(games, live, faster, decided).await?;
    let what = match submission.expected {
        Some(_) => Overtaken::Conflict,
        None if live.game.decide(seat.seat, submission.commands).is_ok() => Overtaken::Accepted,
        None => Overtaken::Refused,
    };
    Ok(games.store.note_overtaken(live.id, number.into(), what.into()).await?)
}

/// Whether the answer to an accepted command is not to be given.
pub(super) async fn loses_answer(
    games: &Games,
    live: &Live,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<bool, PlayError> {
    let lost = (submission.key.as_ref().map(|(key, _)| key.clone()), digest(submission));
    Ok(games.store.take_loss(live.id, seat.seat.number().into(), lost).await?)
}

fn digest(submission: &Submission<'_>) -> Vec<u8> {
    Sha256::digest(submission.commands).to_vec()
}

/// Writes down what a seat does after an answer to it was lost.
pub(super) async fn note_after_loss(
    games: &Games,
    live: &mut Live,
    seat: SeatOf,
    submission: &Submission<'_>,
) -> Result<(), PlayError> {
    let number = seat.seat.number();
    let Some((key, lost)) = games.store.lost_command(live.id, number.into()).await? else { return Ok(()) };
    refresh(games, live).await?;
    let awaited = live.awaiting.iter().any(|awaited| awaited.seat == number);
    let looked = awaited && submission.expected.is_none_or(|expected| live.is_at(expected));
    let what = match &submission.key {
        Some((own, _)) if key.as_ref() == Some(own) => AfterLoss::SameKey,
        // The same again may be meant, by somebody who knows that it is asked for again.
        _ if digest(submission) == lost && !looked => AfterLoss::NewKey,
        _ => AfterLoss::WentOn,
    };
    Ok(games.store.note_after_loss(live.id, number.into(), what.into()).await?)
}

/// Lets the time of a seat run out as soon as it is awaited. It is told that it was its turn, the last time, and that it was too late
/// at once, as somebody is who was held up.
pub(super) async fn run_out(games: &Games, live: &Live, seat: SeatOf, place: &mut Place) -> Result<Done, PlayError> {
    let number = seat.seat.number();
    if !games.store.take_expiry(live.id, number.into(), live.version(), live.roster).await? {
        games.cache.forget(live.id);
        return Ok(Done::LookAgain);
    }
    let played = play_expired(games, live, seat, place).await;
    if matches!(played, Ok(Done::Moved)) {
        return played;
    }
    // Not at once: what failed now would fail again and again.
    games.store.give_expiry_back(live.id, number.into(), games.clock.now() + BEFORE_ANOTHER_TRY).await?;
    played.map(|_| Done::PutOff)
}

/// Plays for a seat whose time has just been made to run out, if the game is what it was then but for that.
async fn play_expired(games: &Games, live: &Live, seat: SeatOf, place: &mut Place) -> Result<Done, PlayError> {
    let now = games.current(live.id).await?;
    let number = seat.seat.number();
    // It counted the roster up by one. Whatever else did, a pause, a rewind or a plan, is to be thought of first.
    let same = now.version() == live.version() && now.roster == live.roster + 1 && now.status == Status::Running;
    let Some(awaited) = now.awaiting.iter().find(|awaited| same && awaited.seat == number) else {
        return Ok(Done::LookAgain);
    };
    // While more of it is to come, nobody calls for a decision that is not to be made.
    let last = !now.runs_out(&seat);
    let told = last.then(|| news::your_turn(&now, &seat, awaited, false)).into_iter().collect();
    attend::play_bot(games, &now, seat, CARETAKER, true, told, place).await
}

/// What a dealt game has to know of being a sandbox.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sandbox {
    pub(super) owner: AccountId,
    pub(super) open_hands: bool,
    /// The line of play it is on: how often moves were taken back.
    pub(super) line: i32,
    /// The seats whose time runs out as soon as they are awaited, a bit each.
    expiring: u8,
}

impl Sandbox {
    /// As it is stored.
    pub(super) fn of(row: SandboxRow, faults: &[FaultRow]) -> Self {
        let expiring = faults.iter().filter(|fault| fault.expire > 0);
        let expiring = expiring.fold(0, |seats, fault| seats | 1_u8.checked_shl(fault.seat as u32).unwrap_or(0));
        Self { owner: row.owner_id, open_hands: row.open_hands, line: row.rewinds, expiring }
    }
}

impl Live {
    /// Whether the time of this seat runs out as soon as it is awaited.
    pub(super) fn runs_out(&self, seat: &SeatOf) -> bool {
        self.sandbox.is_some_and(|sandbox| sandbox.expiring & (1 << seat.seat.index()) != 0)
    }
}

/// A moment that went by on a line that is gone, as if it went by just now.
pub(super) fn since_then(then: DateTime<Utc>, now: DateTime<Utc>) -> TimeDelta {
    (now - then).max(TimeDelta::zero())
}
