//! The next duty of a game: what the server has to do in it without a request, and when.

use chrono::{DateTime, Utc};
use salon_domain::clock::Step;
use salon_domain::kernel::bots::Level;

use crate::{
    model::{game::Status, ids::PlanId, plan_trigger::PlanTrigger},
    play::session::game_session::{AwaitedDecision, GameSession, SeatOf},
};

/// The level of the bot that plays for an absent or resigned owner.
pub(in crate::play) const ABSENT_OWNER_BOT: Level = Level::Amateur;

/// A duty. All but `Pause` are for an awaited seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Duty {
    /// Carry out the plan of the seat.
    Plan(PlanId),
    /// Let a bot of this level decide for the seat.
    Play(Level),
    /// Let the time of the seat run out, as an injected fault of a sandbox.
    InjectExpiry,
    /// Do the due step of the clock of the seat.
    Clock(Step),
    /// Pause or resume the game, because other people play than before.
    Pause,
}

impl GameSession {
    /// The level of the bot that plays for a seat, or `None` if its account plays.
    pub(in crate::play) fn bot_of(&self, seat: &SeatOf) -> Option<Level> {
        let kept = seat.resigned || self.timing.kept(seat.seat);
        seat.bot.or(kept.then_some(ABSENT_OWNER_BOT))
    }

    /// The next duty if no seat moves: when it is due, for which seat, and what it is.
    pub(in crate::play) fn next_duty(&self, now: DateTime<Utc>) -> Option<(DateTime<Utc>, SeatOf, Duty)> {
        if self.status != Status::Running {
            return None;
        }
        if self.pause_due().is_some() {
            return self.seats.first().map(|seat| (now, *seat, Duty::Pause));
        }
        let duties = self.awaiting.iter().filter_map(|awaited| self.duty_for(awaited, now));
        duties.min_by_key(|(at, seat, _)| (*at, seat.seat.number()))
    }

    fn duty_for(&self, awaited: &AwaitedDecision, now: DateTime<Utc>) -> Option<(DateTime<Utc>, SeatOf, Duty)> {
        let seat = *self.seats.iter().find(|seat| seat.seat.number() == awaited.seat)?;
        if let Some(level) = self.bot_of(&seat) {
            // In a paused game bots wait too.
            return (!self.timing.is_paused()).then_some((now, seat, Duty::Play(level)));
        }
        if self.has_expiry_fault(&seat) {
            return (!self.timing.is_paused()).then_some((now, seat, Duty::InjectExpiry));
        }
        if let Some(plan) = self.applicable_plan(awaited, PlanTrigger::AtOnce) {
            return Some((now, seat, Duty::Plan(plan.id)));
        }
        let (at, step) = self.timing.next_step(awaited)?;
        Some((at, seat, Duty::Clock(step)))
    }
}
