//! A dealt game in memory: what it is, who sits where, and where it stands.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Stored};
use salon_domain::kernel::{Seat, Seed, Viewer};
use salon_domain::rulesets;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{
    BUILD, ExpectedVersion, Games, PlayError, Status, Visibility, cache::Slot, plans::Plan, sandbox::Sandbox,
    schemas::RulesetEvent, timing::Timing, values::Actor,
};
use crate::{
    accounts::AccountKind,
    store::{
        MoveRow, PlayerRow,
        ids::{AccountId, GameId},
    },
};

/// Moves read at once when a game is loaded.
const CHUNK: i64 = 500;
/// How often a sandbox is read again because moves were taken back meanwhile.
const TRIES: usize = 16;

/// A seat the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Awaited {
    /// Who.
    #[schema(minimum = 0, maximum = 7, example = 0)]
    pub seat: u8,
    /// For what; the ruleset names its decisions.
    #[schema(example = "place_bid")]
    pub decision: String,
    /// Since when.
    pub since: DateTime<Utc>,
    /// Until when, if the game is on a clock that runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<DateTime<Utc>>,
    /// From when on the clock counts with the settings of today, if they changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_from: Option<DateTime<Utc>>,
}

impl Awaited {
    /// Whether the other is about the same decision, whatever has become of its deadline.
    pub(super) fn same_decision(&self, other: &Self) -> bool {
        (self.seat, &self.decision, self.since) == (other.seat, &other.decision, other.since)
    }
}

/// An event as somebody may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventView {
    /// Its number in the game, from 0.
    #[schema(minimum = 0, example = 17)]
    pub seq: i64,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Whose move it belongs to.
    #[schema(minimum = 0, maximum = 7, example = 0)]
    pub seat: u8,
    /// Who decided it for that seat.
    pub by: Actor,
    /// What happened, as the ruleset tells it to this viewer.
    #[schema(value_type = RulesetEvent)]
    pub event: Box<RawValue>,
}

/// Who sits where.
#[derive(Clone, Copy, Debug)]
pub struct SeatOf {
    /// The account.
    pub account: AccountId,
    /// Its seat.
    pub seat: Seat,
    /// Whether the owner gave it up.
    pub resigned: bool,
    /// Whether the owner's account was deleted.
    pub gone: bool,
    /// How well it plays, if it is one of the server's own bots.
    pub bot: Option<Level>,
    /// Whether it is neither one of those nor a bot that somebody brought along.
    pub person: bool,
    /// Whether the owner wants the game to stand still.
    pub wants_pause: bool,
}

impl SeatOf {
    /// The seat of somebody at a dealt table.
    pub(super) fn of(player: &PlayerRow) -> Option<Self> {
        Some(Self {
            account: player.account_id,
            seat: Seat::new(u8::try_from(player.seat?).ok()?)?,
            resigned: player.resigned_at.is_some(),
            gone: player.name.is_none(),
            person: player.kind == AccountKind::Person.as_str(),
            bot: player.level.as_deref().and_then(|level| level.parse().ok()),
            wants_pause: player.wants_pause,
        })
    }
}

/// A dealt game.
#[derive(Clone)]
pub(super) struct Live {
    pub(super) id: GameId,
    pub(super) ruleset: &'static dyn AnyRuleset,
    pub(super) visibility: Visibility,
    pub(super) status: Status,
    pub(super) seats: Arc<[SeatOf]>,
    /// How often the roster had changed when these seats were read.
    pub(super) roster: i32,
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) awaiting: Vec<Awaited>,
    pub(super) timing: Timing,
    /// What seats have planned, the oldest first. Nobody but their owners may know.
    pub(super) plans: Arc<[Plan]>,
    /// The version of the newest snapshot that is kept.
    pub(super) snapshot: i64,
    /// What there is to know if it is for trying a bot out.
    pub(super) sandbox: Option<Sandbox>,
}

impl Live {
    /// How many events have happened.
    pub(super) fn version(&self) -> i64 {
        self.game.seq() as i64
    }

    /// Whether nothing happened between the two.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        (self.version(), self.roster, self.status) == (other.version(), other.roster, other.status)
    }

    /// The seat of this account.
    pub(super) fn seat_of(&self, account: AccountId) -> Option<SeatOf> {
        self.seats.iter().copied().find(|seat| seat.account == account)
    }

    /// Changes who sits in the seat of an account.
    pub(super) fn change_seat(&mut self, account: AccountId, change: impl Fn(&mut SeatOf)) {
        let mut seats = self.seats.to_vec();
        seats.iter_mut().filter(|seat| seat.account == account).for_each(change);
        self.seats = seats.into();
    }

    /// Every command this seat could give now, as an array; none where the game is over, or the seat was given up.
    pub(super) fn legal(&self, seat: SeatOf) -> Result<Box<RawValue>, PlayError> {
        if self.status == Status::Running && !seat.resigned {
            return Ok(self.game.legal(seat.seat)?);
        }
        RawValue::from_string("[]".to_owned()).map_err(|error| PlayError::Corrupt(error.to_string()))
    }

    fn is_sandbox_of(&self, account: Option<AccountId>) -> bool {
        self.sandbox.is_some_and(|sandbox| Some(sandbox.owner) == account)
    }

    /// What this account sees of the game; nobody, if it may not know of it.
    pub(super) fn viewer(&self, account: Option<AccountId>) -> Result<Viewer, PlayError> {
        match account.and_then(|account| self.seat_of(account)) {
            Some(seat) => Ok(Viewer::Seat(seat.seat)),
            // Whose sandbox it is watches it, even after giving the own seat away.
            None if self.visibility == Visibility::Private && !self.is_sandbox_of(account) => Err(PlayError::NotFound),
            None => Ok(Viewer::Spectator),
        }
    }

    /// What this account sees when it asks to look from a seat: its own, or any if it owns a sandbox with open hands. To all others
    /// there is no such view; only who owns the sandbox is told that its hands are closed.
    pub(super) fn viewer_from(&self, account: Option<AccountId>, seat: Option<u8>) -> Result<Viewer, PlayError> {
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

    /// The line of play, in a sandbox: how often moves were taken back.
    pub(super) fn line(&self) -> Option<i32> {
        self.sandbox.map(|sandbox| sandbox.line)
    }

    /// Whether it is at a version somebody names. On which line is asked only where there can be several, and of those who say.
    pub(super) fn is_at(&self, expected: ExpectedVersion) -> bool {
        let same_line = expected.line.zip(self.line()).is_none_or(|(expected, line)| expected == line);
        expected.version == self.version() && same_line
    }

    /// Carries on with moves that were appended elsewhere.
    fn follow(&mut self, moves: &[MoveRow]) -> Result<(), PlayError> {
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

/// The events of moves, as a viewer may see them, from number `from` on.
pub(super) fn disclose(
    ruleset: &'static dyn AnyRuleset,
    moves: &[MoveRow],
    from: i64,
    viewer: Viewer,
) -> Result<Vec<EventView>, PlayError> {
    let mut views = Vec::new();
    for row in moves {
        let stored: Vec<Box<RawValue>> = row.events.read()?;
        let texts: Vec<&str> = stored.iter().map(|event| event.get()).collect();
        let seen = ruleset.read_events(&texts)?.seen(viewer);
        let numbered = (row.seq..).zip(seen).filter(|(seq, _)| *seq >= from);
        let by = Actor::try_from(row.actor.as_str())?;
        views.extend(numbered.map(|(seq, event)| EventView { seq, at: row.at, seat: row.seat as u8, by, event }));
    }
    Ok(views)
}

/// Whom a game waits for now; who was awaited for the same thing before, has been since then, unless it has just moved: then it
/// is a new decision.
pub(super) fn awaiting(game: &dyn AnyGame, before: &[Awaited], mover: Option<u8>, at: DateTime<Utc>) -> Vec<Awaited> {
    let one = |seat: u8, decision: &str| {
        let same = |awaited: &&Awaited| awaited.seat == seat && awaited.decision == decision && mover != Some(seat);
        let new = || Awaited { seat, decision: decision.to_owned(), since: at, deadline: None, counts_from: None };
        before.iter().find(same).cloned().unwrap_or_else(new)
    };
    game.awaiting().into_iter().map(|awaited| one(awaited.seat.number(), awaited.decision)).collect()
}

impl Games {
    /// Reads a dealt game: from its newest snapshot and what came after, so that a long game loads as fast as a short one.
    pub(super) async fn load(&self, id: GameId) -> Result<Live, PlayError> {
        for _ in 0..TRIES {
            let live = self.load_once(id).await?;
            // Where moves can be taken back, they may have been while it was read; that would have changed the roster.
            if live.sandbox.is_none() || self.store.game_version(id).await?.2 == live.roster {
                return Ok(live);
            }
        }
        Err(PlayError::Contention)
    }

    async fn load_once(&self, id: GameId) -> Result<Live, PlayError> {
        let row = self.store.dealt(id, BUILD).await?;
        let ruleset = rulesets::find(&row.game.ruleset).map_err(|refusal| PlayError::Corrupt(refusal.to_string()))?;
        let stored = Stored {
            table: row.agreed.as_str(),
            seed: Seed::new(row.seed),
            opening: row.opening.as_str(),
            snapshot: row.snapshot.as_ref().map(|(version, state)| (*version as u64, state.as_str())),
            events: &[],
        };
        let game = match ruleset.resume(&stored) {
            // A snapshot that cannot be read is no more than a missing one.
            Err(_) if stored.snapshot.is_some() => ruleset.resume(&Stored { snapshot: None, ..stored })?,
            other => other?,
        };
        let mut seats: Vec<SeatOf> = self.store.players(&[id]).await?.iter().filter_map(SeatOf::of).collect();
        seats.sort_by_key(|seat| seat.seat.number());
        let owners: Vec<AccountId> = seats.iter().map(|seat| seat.account).collect();
        let timing = Timing::load(&self.store, &row.game, &owners).await?;
        let plans = self.store.plans(id).await?.into_iter().map(Plan::try_from).collect::<Result<Vec<_>, _>>()?;
        // Nothing that is public is one.
        let visibility = Visibility::try_from(row.game.visibility.as_str())?;
        let sandbox = match visibility {
            Visibility::Public => None,
            Visibility::Unlisted | Visibility::Private => match self.store.sandbox(id).await? {
                Some(sandbox) => Some(Sandbox::of(sandbox, &self.store.faults(&[id]).await?)),
                None => None,
            },
        };
        let mut live = Live {
            id,
            ruleset,
            visibility,
            status: Status::try_from(row.game.status.as_str())?,
            seats: seats.into(),
            roster: row.game.roster,
            snapshot: game.seq() as i64,
            game: Arc::from(game),
            awaiting: row.game.awaiting.read()?,
            timing,
            plans: plans.into(),
            sandbox,
        };
        let (awaiting, clocks) = (live.awaiting.clone(), live.timing.clocks.clone());
        self.follow(&mut live).await?;
        if live.version() == row.game.version {
            // The row is fresher than the last move: deadlines and clocks change between moves too.
            (live.awaiting, live.timing.clocks) = (awaiting, clocks);
            live.status = Status::try_from(row.game.status.as_str())?;
        }
        Ok(live)
    }

    /// Brings a game up to date with what other servers appended.
    pub(super) async fn catch_up(&self, live: &mut Live) -> Result<(), PlayError> {
        let followed = self.follow(live).await;
        // Where moves can be taken back, what was read may belong to another line than what was there. That would have changed the
        // roster, and then nothing of it is kept.
        if live.sandbox.is_some() && self.store.game_version(live.id).await?.2 != live.roster {
            *live = self.load(live.id).await?;
            return Ok(());
        }
        followed
    }

    /// Carries on with whatever stands behind the moves a game has.
    async fn follow(&self, live: &mut Live) -> Result<(), PlayError> {
        loop {
            let moves = self.store.moves_from(live.id, live.version(), CHUNK).await?;
            let complete = (moves.len() as i64) < CHUNK;
            live.follow(&moves)?;
            if complete {
                return Ok(());
            }
        }
    }

    /// The game as it is now, for reading.
    pub(super) async fn current(&self, id: GameId) -> Result<Live, PlayError> {
        let slot = self.cache.slot(id);
        let found = self.current_in(id, &slot).await;
        if matches!(found, Err(PlayError::NotFound)) {
            self.cache.give_back(id, slot);
        }
        found
    }

    async fn current_in(&self, id: GameId, slot: &Slot) -> Result<Live, PlayError> {
        let mut slot = slot.lock().await;
        let (version, status, roster) = self.versions.of(id).await?;
        let status = Status::try_from(status.as_str())?;
        match slot.as_mut().filter(|live| live.status == status && live.roster == roster) {
            Some(live) if live.version() == version => {}
            Some(live) => self.catch_up(live).await?,
            _ => *slot = Some(self.load(id).await?),
        }
        slot.clone().ok_or(PlayError::NotFound)
    }

    /// Has a snapshot kept now and then, beside the request that caused it.
    pub(super) fn keep_snapshot(&self, live: &mut Live) {
        /// Events after which a new snapshot pays.
        const EVERY: i64 = 64;
        // One of a line that was taken back would be found on the next one: sandboxes have none.
        if live.sandbox.is_none() && live.version() - live.snapshot >= EVERY {
            live.snapshot = live.version();
            self.snapshots.keep(live.id, Arc::clone(&live.game));
        }
    }
}
