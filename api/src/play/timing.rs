//! The time side of a game: what the domain reckons with, and what of it is shown and stored.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::{self, Calendar, ClockRules, Interval, LocalTime, Pauses, SeatClock, Sleep, Step};
use salon_domain::kernel::Seat;

use super::{Awaited, PlayError};
use crate::store::{CalendarRow, GameRow, JsonText, Store, VacationRow, ids::AccountId};

/// How time goes in a game.
#[derive(Clone, Debug)]
pub(super) struct Timing {
    pub(super) rules: ClockRules,
    /// By seat; empty without a clock.
    pub(super) clocks: Vec<SeatClock>,
    pub(super) pauses: Pauses,
    /// By seat; empty without a clock.
    calendars: Arc<[Calendar]>,
}

impl Timing {
    /// At the deal, for as many seats.
    pub(super) fn begin(rules: ClockRules, calendars: Vec<Calendar>) -> Self {
        let clocks = calendars.iter().map(|_| SeatClock::new(&rules)).collect();
        Self { rules, clocks, pauses: Pauses::default(), calendars: calendars.into() }
    }

    /// As it is stored.
    pub(super) async fn load(store: &Store, row: &GameRow, owners: &[AccountId]) -> Result<Self, PlayError> {
        let rules: ClockRules = row.clock.read()?;
        let calendars = match rules.timed() {
            true => read(store.calendars_in(row.id, owners).await?, owners),
            false => Vec::new(),
        };
        Ok(Self { rules, clocks: row.clocks.read()?, pauses: row.pauses.read()?, calendars: calendars.into() })
    }

    /// The clocks for storing; none without a clock.
    pub(super) fn stored(&self) -> Option<JsonText> {
        self.rules.timed().then(|| JsonText::of(&self.clocks))
    }

    /// The clock of a seat.
    pub(super) fn clock(&self, seat: u8) -> Option<&SeatClock> {
        self.clocks.get(usize::from(seat))
    }

    /// Changes the clock of a seat.
    pub(super) fn change(&mut self, seat: u8, change: impl FnOnce(SeatClock) -> SeatClock) {
        if let Some(clock) = self.clocks.get_mut(usize::from(seat)) {
            *clock = change(*clock);
        }
    }

    /// Whether a bot keeps this seat because its owner missed too many deadlines.
    pub(super) fn kept(&self, seat: Seat) -> bool {
        self.clock(seat.number()).is_some_and(|clock| clock.kept)
    }

    /// What is to be done for a seat that is awaited, if it does nothing itself.
    pub(super) fn next_step(&self, awaited: &Awaited) -> Option<(DateTime<Utc>, Step)> {
        self.reckon(awaited)?.next_step()
    }

    /// Writes deadlines to those who are awaited.
    pub(super) fn stamp(&self, awaiting: &mut [Awaited]) {
        for awaited in awaiting {
            awaited.deadline = self.reckon(awaited).and_then(|reckoned| reckoned.deadline());
        }
    }

    /// Carries the clocks on over a move of `mover`, by itself or by the server in its place.
    pub(super) fn moved(
        &mut self,
        mover: u8,
        by_owner: bool,
        before: &[Awaited],
        after: &[Awaited],
        at: DateTime<Utc>,
    ) {
        for awaited in before.iter().filter(|awaited| !after.iter().any(|later| later.same_decision(awaited))) {
            let Some(reckoned) = self.reckon(awaited) else { continue };
            let settled = if awaited.seat == mover && by_owner {
                reckoned.after_decision(at)
            } else {
                // The decision was made for it, or went away.
                reckoned.after_decision_by_server(at)
            };
            self.change(awaited.seat, |_| settled);
        }
    }

    /// Carries on under settings of a seat's account that are others since `at`. What ran until then stays as it ran; a decision
    /// that it is awaited for only since then goes by the new ones anyway.
    pub(super) fn resettle(
        &mut self,
        awaiting: &mut [Awaited],
        seat: u8,
        before: &Calendar,
        after: &Calendar,
        at: DateTime<Utc>,
    ) {
        self.set_calendar(seat, before);
        let earlier =
            |awaited: &&mut Awaited| awaited.seat == seat && awaited.counts_from.unwrap_or(awaited.since) < at;
        if let Some(awaited) = awaiting.iter_mut().find(earlier) {
            if let Some(reckoned) = self.reckon(awaited) {
                let settled = reckoned.after_settings_change(at);
                self.change(seat, |_| settled);
            }
            awaited.counts_from = Some(at);
        }
        self.set_calendar(seat, after);
        self.stamp(awaiting);
    }

    fn set_calendar(&mut self, seat: u8, calendar: &Calendar) {
        let mut calendars = self.calendars.to_vec();
        if let Some(of_seat) = calendars.get_mut(usize::from(seat)) {
            calendar.clone_into(of_seat);
        }
        self.calendars = calendars.into();
    }

    /// Whether the whole game stands still.
    pub(super) fn stands_still(&self) -> bool {
        self.pauses.last()
    }

    /// Lets the whole game stand still, or go on.
    pub(super) fn pause(&mut self, paused: bool, at: DateTime<Utc>) {
        let open = self.pauses.0.iter_mut().find(|pause| pause.to.is_none());
        match (open, paused) {
            (None, true) => self.pauses.0.push(Interval { from: at, to: None }),
            (Some(pause), false) => pause.to = Some(at),
            _ => {}
        }
    }

    fn reckon(&self, awaited: &Awaited) -> Option<clock::Awaited<'_>> {
        let clock = self.clock(awaited.seat)?;
        let calendar = self.calendars.get(usize::from(awaited.seat))?;
        let since = awaited.counts_from.unwrap_or(awaited.since);
        Some(clock::Awaited::new(&self.rules, clock, since, calendar, &self.pauses))
    }
}

/// The calendars of these accounts, in their order.
pub(super) async fn calendars(store: &Store, owners: &[AccountId]) -> Result<Vec<Calendar>, PlayError> {
    Ok(read(store.calendars(owners).await?, owners))
}

/// The same from rows.
pub(super) fn read((rows, away): (Vec<CalendarRow>, Vec<VacationRow>), owners: &[AccountId]) -> Vec<Calendar> {
    let of = |owner: &AccountId| {
        let row = rows.iter().find(|row| row.account_id == *owner);
        row.map_or_else(Calendar::default, |row| calendar(row, &away))
    };
    owners.iter().map(of).collect()
}

/// What clocks respect of one account. What was stored once and makes no sense any more is passed over: a clock has to go on.
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
