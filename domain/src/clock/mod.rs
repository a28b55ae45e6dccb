//! Time limits of decisions: how long a seat may take, when its time runs, and what happens at the deadline.
//!
//! Everything is a pure function of stored values and of an instant passed by the caller. [`ClockRules`] belong to a
//! game, a [`Calendar`] to an account, [`Pauses`] to a game, a [`SeatClock`] to a seat. [`Timeline`] says when time
//! runs, [`RunningClock`] when the time of an awaited seat is up and what to do next. Every awaited seat has its own
//! [`RunningClock`], so in simultaneous phases the clocks run independently.

mod calendar;
mod local;
mod reliability;
mod rules;
mod running_clock;
mod seat_clock;
mod stops;
mod timeline;
mod vacation;

pub use calendar::{BadLocalTime, BadSleep, Calendar, Interval, LocalTime, Pauses, Sleep};
pub use reliability::Reliability;
pub use rules::{AtDeadline, BadClockRules, ClockRules, Extension, Respects, Time};
pub use running_clock::{GameClock, RunningClock, Step};
pub use seat_clock::{MISSED_UNTIL_KEPT, SeatClock};
pub use timeline::Timeline;
pub use vacation::{VACATION_DAYS_A_YEAR, vacation_left};
