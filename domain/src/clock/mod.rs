//! Clocks for real lives: how long a seat may take over a decision, when that time runs, and what happens at its end.
//!
//! Everything is a pure function of what is stored and of the instant it is told; nothing here asks what time it is.
//! [`ClockRules`] are chosen with the game, a [`Calendar`] belongs to an account, [`Pauses`] to a game, a [`SeatClock`]
//! to a seat. [`Timeline`] says when time runs, [`Awaited`] when a seat's time is up and what is to be done next.
//! Every awaited seat has its own [`Awaited`], so in simultaneous phases all clocks run by themselves, at once.

mod awaited;
mod calendar;
mod local;
mod reliability;
mod rules;
mod seat_clock;
mod stops;
mod timeline;
mod vacation;

pub use awaited::{Awaited, Step};
pub use calendar::{BadLocalTime, BadSleep, Calendar, Interval, LocalTime, Pauses, Sleep};
pub use reliability::Reliability;
pub use rules::{AtDeadline, BadClockRules, ClockRules, Extension, Respects, Time};
pub use seat_clock::{MISSED_UNTIL_KEPT, SeatClock};
pub use timeline::Timeline;
pub use vacation::{VACATION_DAYS_A_YEAR, vacation_left};
