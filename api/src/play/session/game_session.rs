//! A dealt game in memory: its state, its seats and the decisions it waits for.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset};
use salon_domain::kernel::{Seat, Speech, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    model::{
        account_ref::AccountKind,
        event_view::EventView,
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    play::{
        error::PlayError,
        session::{plans::Plan, sandbox_state::SandboxState, timing::Timing},
    },
    store::{MoveRow, PlayerRow},
};

/// A version that a caller expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedVersion {
    /// The number of events.
    pub version: i64,
    /// The line of play of a sandbox; `None` for any.
    pub line: Option<i32>,
}

/// A decision that the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AwaitedDecision {
    /// The seat that decides.
    pub seat: u8,
    /// The decision, as the ruleset names it.
    pub decision: String,
    /// When the game began to wait for it.
    pub since: DateTime<Utc>,
    /// When the seat's time is up; `None` without a clock, or while it is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<DateTime<Utc>>,
    /// When the current clock settings of the account took effect, if that was after `since`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_from: Option<DateTime<Utc>>,
}

impl AwaitedDecision {
    /// Whether both are the same decision. Deadlines may differ.
    pub(in crate::play) fn same_decision(&self, other: &Self) -> bool {
        (self.seat, &self.decision, self.since) == (other.seat, &other.decision, other.since)
    }
}

/// A seat and the account that plays it.
#[derive(Clone, Copy, Debug)]
pub struct SeatOf {
    /// The account.
    pub account: AccountId,
    /// Its seat.
    pub seat: Seat,
    /// Whether the account resigned.
    pub resigned: bool,
    /// Whether the account was deleted.
    pub account_deleted: bool,
    /// The level of a built-in bot; `None` for all other accounts.
    pub bot: Option<Level>,
    /// Whether the account is a person: neither a built-in bot nor a bot with an owner.
    pub person: bool,
    /// Whether the account wants the game to be paused.
    pub wants_pause: bool,
}

impl SeatOf {
    /// The seat of a player, or `None` before the deal.
    pub(in crate::play) fn of(player: &PlayerRow) -> Option<Self> {
        Some(Self {
            account: player.account_id,
            seat: Seat::new(u8::try_from(player.seat?).ok()?)?,
            resigned: player.resigned_at.is_some(),
            account_deleted: player.name.is_none(),
            person: player.kind == AccountKind::Person,
            bot: player.level.map(|level| level.0),
            wants_pause: player.wants_pause,
        })
    }
}

/// A dealt game in memory.
#[derive(Clone)]
pub(in crate::play) struct GameSession {
    pub(in crate::play) id: GameId,
    pub(in crate::play) ruleset: &'static dyn AnyRuleset,
    pub(in crate::play) visibility: Visibility,
    pub(in crate::play) status: Status,
    pub(in crate::play) seats: Arc<[SeatOf]>,
    /// The roster at which the session was read.
    pub(in crate::play) roster: i32,
    pub(in crate::play) game: Arc<dyn AnyGame>,
    pub(in crate::play) awaiting: Vec<AwaitedDecision>,
    pub(in crate::play) timing: Timing,
    /// The plans of all seats, oldest first. Only the account that made a plan may see it.
    pub(in crate::play) plans: Arc<[Plan]>,
    /// The version of the newest stored snapshot.
    pub(in crate::play) snapshot: i64,
    /// The state of the sandbox, if the game is one.
    pub(in crate::play) sandbox: Option<SandboxState>,
}

impl GameSession {
    /// The number of events.
    pub(in crate::play) fn version(&self) -> i64 {
        self.game.seq() as i64
    }

    /// Whether both have the same version, roster and status.
    pub(in crate::play) fn is_same(&self, other: &Self) -> bool {
        (self.version(), self.roster, self.status) == (other.version(), other.roster, other.status)
    }

    /// The seat of an account, or `None` if it does not play.
    pub(in crate::play) fn seat_of(&self, account: AccountId) -> Option<SeatOf> {
        self.seats.iter().copied().find(|seat| seat.account == account)
    }

    /// Changes the seat of an account.
    pub(in crate::play) fn change_seat(&mut self, account: AccountId, change: impl Fn(&mut SeatOf)) {
        let mut seats = self.seats.to_vec();
        seats.iter_mut().filter(|seat| seat.account == account).for_each(change);
        self.seats = seats.into();
    }

    /// All legal commands of a seat as a JSON array; empty if the game is over or the seat was resigned.
    pub(in crate::play) fn legal(&self, seat: SeatOf) -> Result<Box<RawValue>, PlayError> {
        if self.status == Status::Running && !seat.resigned {
            return Ok(self.game.legal(seat.seat)?);
        }
        RawValue::from_string("[]".to_owned()).map_err(|error| PlayError::Corrupt(error.to_string()))
    }

    fn is_sandbox_of(&self, account: Option<AccountId>) -> bool {
        self.sandbox.is_some_and(|sandbox| Some(sandbox.owner) == account)
    }

    /// The viewer that an account is, or `NotFound` if it may not know of the game.
    pub(in crate::play) fn viewer(&self, account: Option<AccountId>) -> Result<Viewer, PlayError> {
        match account.and_then(|account| self.seat_of(account)) {
            Some(seat) => Ok(Viewer::Seat(seat.seat)),
            // The owner of a sandbox may watch it, even without a seat.
            None if self.visibility == Visibility::Private && !self.is_sandbox_of(account) => Err(PlayError::NotFound),
            None => Ok(Viewer::Spectator),
        }
    }

    /// The viewer for a requested seat: the account's own, or any if it owns a sandbox with open hands. All others get `NotFound`;
    /// only the owner of a sandbox gets `HandsClosed`.
    pub(in crate::play) fn viewer_from(
        &self,
        account: Option<AccountId>,
        seat: Option<u8>,
    ) -> Result<Viewer, PlayError> {
        let own = self.viewer(account)?;
        let Some(number) = seat else { return Ok(own) };
        let asked = Seat::new(number).filter(|seat| self.seats.iter().any(|of| of.seat == *seat));
        let owns_it = self.is_sandbox_of(account);
        let open = owns_it && self.sandbox.is_some_and(|sandbox| sandbox.open_hands);
        match asked.map(Viewer::Seat) {
            Some(asked) if asked == own || open => Ok(asked),
            Some(_) if owns_it => Err(PlayError::HandsClosed),
            _ => Err(PlayError::NotFound),
        }
    }

    /// Whether the game is at this version. The line of play is compared only if both sides have one.
    pub(in crate::play) fn is_at(&self, expected: ExpectedVersion) -> bool {
        let same_line = expected.line.zip(self.line()).is_none_or(|(expected, line)| expected == line);
        expected.version == self.version() && same_line
    }

    /// Applies moves that are stored after those the session has.
    pub(super) fn apply_moves(&mut self, moves: &[MoveRow]) -> Result<(), PlayError> {
        let Some(last) = moves.last() else { return Ok(()) };
        let mut events: Vec<Box<RawValue>> = Vec::new();
        for row in moves {
            let skipped = self.version() - row.seq;
            let these: Vec<Box<RawValue>> = row.events.read()?;
            events.extend(these.into_iter().skip(usize::try_from(skipped).unwrap_or(0).min(row.count as usize)));
        }
        let texts: Vec<&str> = events.iter().map(|event| event.get()).collect();
        self.game = Arc::from(self.game.advance(&texts)?);
        self.awaiting = last.awaiting.read()?;
        if let Some(clocks) = &last.clocks {
            self.timing.clocks = clocks.read()?;
        }
        if self.awaiting.is_empty() {
            self.status = Status::Finished;
        }
        Ok(())
    }
}

/// For which viewer events are read, and how they are said.
#[derive(Clone, Copy)]
pub(in crate::play) struct EventReader<'a> {
    pub(in crate::play) viewer: Viewer,
    /// `None` for events without texts.
    pub(in crate::play) speech: Option<Speech<'a>>,
}

impl From<Viewer> for EventReader<'static> {
    fn from(viewer: Viewer) -> Self {
        Self { viewer, speech: None }
    }
}

/// Returns the events of moves as a viewer may see them, from number `from` on.
pub(in crate::play) fn disclose<'a>(
    ruleset: &'static dyn AnyRuleset,
    moves: &[MoveRow],
    from: i64,
    reader: impl Into<EventReader<'a>>,
) -> Result<Vec<EventView>, PlayError> {
    let EventReader { viewer, speech } = reader.into();
    let mut views = Vec::new();
    for row in moves {
        let stored: Vec<Box<RawValue>> = row.events.read()?;
        let texts: Vec<&str> = stored.iter().map(|event| event.get()).collect();
        let events = ruleset.read_events(&texts)?;
        let mut words = speech.map(|speech| events.say(viewer, &speech).into_iter());
        for (seq, event) in (row.seq..).zip(events.seen(viewer)) {
            let words = words.as_mut().and_then(Iterator::next);
            if seq >= from {
                views.push(EventView { seq, at: row.at, seat: row.seat as u8, by: row.actor, event, words });
            }
        }
    }
    Ok(views)
}

/// Returns the decisions that a game waits for. One that it waited for `before` keeps its times, unless `mover` has just moved: then
/// it is a new decision.
pub(in crate::play) fn awaiting(
    game: &dyn AnyGame,
    before: &[AwaitedDecision],
    mover: Option<u8>,
    at: DateTime<Utc>,
) -> Vec<AwaitedDecision> {
    let one = |seat: u8, decision: &str| {
        let same =
            |awaited: &&AwaitedDecision| awaited.seat == seat && awaited.decision == decision && mover != Some(seat);
        let new =
            || AwaitedDecision { seat, decision: decision.to_owned(), since: at, deadline: None, counts_from: None };
        before.iter().find(same).cloned().unwrap_or_else(new)
    };
    game.awaiting().into_iter().map(|awaited| one(awaited.seat.number(), awaited.decision)).collect()
}
