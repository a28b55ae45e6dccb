//! The clocks of a game: passes stored clocks, pauses and calendars to the domain and applies the results.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::{self, Calendar, ClockRules, Interval, LocalTime, Pauses, SeatClock, Sleep, Step};
use salon_domain::kernel::Seat;

use crate::{
    model::ids::AccountId,
    play::{error::PlayError, session::game_session::AwaitedDecision},
    store::{CalendarRow, GameRow, JsonText, Store, VacationRow},
};

/// The clocks of a game.
#[derive(Clone, Debug)]
pub(in crate::play) struct Timing {
    pub(in crate::play) rules: ClockRules,
    /// By seat; empty without a clock.
    pub(in crate::play) clocks: Vec<SeatClock>,
    pub(in crate::play) pauses: Pauses,
    /// By seat; empty without a clock.
    calendars: Arc<[Calendar]>,
}

impl Timing {
    /// The clocks at the deal, one for each calendar.
    pub(in crate::play) fn begin(rules: ClockRules, calendars: Vec<Calendar>) -> Self {
        let clocks = calendars.iter().map(|_| SeatClock::new(&rules)).collect();
        Self { rules, clocks, pauses: Pauses::default(), calendars: calendars.into() }
    }

    /// The stored clocks of a game.
    pub(in crate::play) async fn load(store: &Store, row: &GameRow, owners: &[AccountId]) -> Result<Self, PlayError> {
        let rules: ClockRules = row.clock.read()?;
        let calendars = match rules.timed() {
            true => calendars(store.calendars_in(row.id, owners).await?, owners),
            false => Vec::new(),
        };
        Ok(Self { rules, clocks: row.clocks.read()?, pauses: row.pauses.read()?, calendars: calendars.into() })
    }

    /// The clocks as stored with a move; `None` if the game has no clock.
    pub(in crate::play) fn stored(&self) -> Option<JsonText> {
        self.rules.timed().then(|| JsonText::of(&self.clocks))
    }

    /// The clock of a seat.
    pub(in crate::play) fn clock(&self, seat: u8) -> Option<&SeatClock> {
        self.clocks.get(usize::from(seat))
    }

    /// Changes the clock of a seat.
    pub(in crate::play) fn change(&mut self, seat: u8, change: impl FnOnce(SeatClock) -> SeatClock) {
        if let Some(clock) = self.clocks.get_mut(usize::from(seat)) {
            *clock = change(*clock);
        }
    }

    /// Whether a bot plays for this seat because its owner missed too many deadlines.
    pub(in crate::play) fn kept(&self, seat: Seat) -> bool {
        self.clock(seat.number()).is_some_and(|clock| clock.kept)
    }

    /// When the clock of an awaited seat needs the next step, and which, if the seat does not move.
    pub(in crate::play) fn next_step(&self, awaited: &AwaitedDecision) -> Option<(DateTime<Utc>, Step)> {
        self.running_clock(awaited)?.next_step()
    }

    /// Sets the deadlines of awaited seats.
    pub(in crate::play) fn stamp(&self, awaiting: &mut [AwaitedDecision]) {
        for awaited in awaiting {
            awaited.deadline = self.running_clock(awaited).and_then(|running| running.deadline());
        }
    }

    /// Stops the clocks of decisions that a move made or removed: those of `before` that are not in `after`.
    pub(in crate::play) fn stop_clocks(
        &mut self,
        moved: MoveTime,
        before: &[AwaitedDecision],
        after: &[AwaitedDecision],
    ) {
        let MoveTime { mover, by_owner, at } = moved;
        for awaited in before.iter().filter(|awaited| !after.iter().any(|later| later.same_decision(awaited))) {
            let Some(running) = self.running_clock(awaited) else { continue };
            let stopped = if awaited.seat == mover && by_owner {
                running.after_decision(at)
            } else {
                // The decision was made by the server, or is not needed any more.
                running.after_decision_by_server(at)
            };
            self.change(awaited.seat, |_| stopped);
        }
    }

    /// Applies a change of a seat's calendar. Time before the change counts by the old calendar, time after it by the new one.
    pub(in crate::play) fn change_calendar(
        &mut self,
        awaiting: &mut [AwaitedDecision],
        seat: u8,
        change: &CalendarUpdate,
    ) {
        let at = change.at;
        self.set_calendar(seat, &change.before);
        let earlier =
            |awaited: &&mut AwaitedDecision| awaited.seat == seat && awaited.counts_from.unwrap_or(awaited.since) < at;
        if let Some(awaited) = awaiting.iter_mut().find(earlier) {
            if let Some(running) = self.running_clock(awaited) {
                let counted = running.after_settings_change(at);
                self.change(seat, |_| counted);
            }
            awaited.counts_from = Some(at);
        }
        self.set_calendar(seat, &change.after);
        self.stamp(awaiting);
    }

    fn set_calendar(&mut self, seat: u8, calendar: &Calendar) {
        let mut calendars = self.calendars.to_vec();
        if let Some(of_seat) = calendars.get_mut(usize::from(seat)) {
            calendar.clone_into(of_seat);
        }
        self.calendars = calendars.into();
    }

    /// Whether the game is paused.
    pub(in crate::play) fn is_paused(&self) -> bool {
        self.pauses.is_open()
    }

    /// Pauses or resumes the game.
    pub(in crate::play) fn pause(&mut self, paused: bool, at: DateTime<Utc>) {
        let open = self.pauses.0.iter_mut().find(|pause| pause.to.is_none());
        match (open, paused) {
            (None, true) => self.pauses.0.push(Interval { from: at, to: None }),
            (Some(pause), false) => pause.to = Some(at),
            _ => {}
        }
    }

    fn running_clock(&self, awaited: &AwaitedDecision) -> Option<clock::RunningClock<'_>> {
        let clock = self.clock(awaited.seat)?;
        let calendar = self.calendars.get(usize::from(awaited.seat))?;
        let since = awaited.counts_from.unwrap_or(awaited.since);
        Some(clock::RunningClock::new(
            clock::GameClock { rules: &self.rules, pauses: &self.pauses },
            clock,
            since,
            calendar,
        ))
    }
}

/// A move, as far as clocks are concerned.
pub(in crate::play) struct MoveTime {
    /// The seat that moved.
    pub(in crate::play) mover: u8,
    /// Whether its owner decided, not the server.
    pub(in crate::play) by_owner: bool,
    /// When.
    pub(in crate::play) at: DateTime<Utc>,
}

/// A change of a calendar.
pub(in crate::play) struct CalendarUpdate {
    /// The calendar until the change.
    pub(in crate::play) before: Calendar,
    /// The calendar since the change.
    pub(in crate::play) after: Calendar,
    /// When it changed.
    pub(in crate::play) at: DateTime<Utc>,
}

/// Reads the calendars of accounts, in the same order.
pub(in crate::play) async fn load_calendars(store: &Store, owners: &[AccountId]) -> Result<Vec<Calendar>, PlayError> {
    Ok(calendars(store.calendars(owners).await?, owners))
}

/// The calendars that rows store, in the order of the accounts.
pub(in crate::play) fn calendars(
    (rows, away): (Vec<CalendarRow>, Vec<VacationRow>),
    owners: &[AccountId],
) -> Vec<Calendar> {
    let of = |owner: &AccountId| {
        let row = rows.iter().find(|row| row.account_id == *owner);
        row.map_or_else(Calendar::default, |row| calendar(row, &away))
    };
    owners.iter().map(of).collect()
}

/// The calendar of one account. Invalid stored values are ignored, so that clocks continue to run.
fn calendar(row: &CalendarRow, away: &[VacationRow]) -> Calendar {
    let local = |time: chrono::NaiveTime| {
        use chrono::Timelike;
        LocalTime::new(time.hour(), time.minute())
    };
    let sleep = row.sleep_from.and_then(local).zip(row.sleep_to.and_then(local));
    let own = away.iter().filter(|(account, ..)| *account == row.account_id);
    Calendar {
        time_zone: row.time_zone.parse().unwrap_or(chrono_tz::Tz::UTC),
        sleep: sleep.and_then(|(from, to)| Sleep::new(from, to).ok()),
        weekends_off: row.weekends_off,
        vacations: own.map(|(_, from, to)| Interval { from: *from, to: *to }).collect(),
    }
}
