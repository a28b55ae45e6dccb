//! What the server itself has to do in a game next, and when.

use chrono::{DateTime, Utc};
use salon_domain::clock::Step;
use salon_domain::kernel::bots::Level;

use super::{Awaited, SeatOf, Status, live::Live, plans::Acts};
use crate::store::ids::PlanId;

/// How well a bot plays that keeps somebody else's seat.
pub(super) const CARETAKER: Level = Level::Amateur;

/// Something to do, most of it for a seat that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// Its plan is to be played.
    Plan(PlanId),
    /// A bot plays it.
    Play(Level),
    /// Its time is made to run out.
    RunOut,
    /// Its clock has come to something.
    Clock(Step),
    /// Other people play than before: the game is to stand still, or to go on.
    Pause,
}

impl Live {
    /// Who plays for this seat, if it is a bot.
    pub(super) fn bot_of(&self, seat: &SeatOf) -> Option<Level> {
        let kept = seat.resigned || self.timing.kept(seat.seat);
        seat.bot.or(kept.then_some(CARETAKER))
    }

    /// What is to be done next if nobody moves: when, for which seat, what.
    pub(super) fn next_duty(&self, now: DateTime<Utc>) -> Option<(DateTime<Utc>, SeatOf, Duty)> {
        if self.status != Status::Running {
            return None;
        }
        if self.pause_due().is_some() {
            return self.seats.first().map(|seat| (now, *seat, Duty::Pause));
        }
        let duties = self.awaiting.iter().filter_map(|awaited| self.duty_for(awaited, now));
        duties.min_by_key(|(at, seat, _)| (*at, seat.seat.number()))
    }

    fn duty_for(&self, awaited: &Awaited, now: DateTime<Utc>) -> Option<(DateTime<Utc>, SeatOf, Duty)> {
        let seat = *self.seats.iter().find(|seat| seat.seat.number() == awaited.seat)?;
        if let Some(level) = self.bot_of(&seat) {
            // While the people let their game stand still, a bot waits like everybody.
            return (!self.timing.stands_still()).then_some((now, seat, Duty::Play(level)));
        }
        if self.runs_out(&seat) {
            return (!self.timing.stands_still()).then_some((now, seat, Duty::RunOut));
        }
        if let Some(plan) = self.applicable_plan(awaited, Acts::AtOnce) {
            return Some((now, seat, Duty::Plan(plan.id)));
        }
        let (at, step) = self.timing.next_step(awaited)?;
        Some((at, seat, Duty::Clock(step)))
    }
}
