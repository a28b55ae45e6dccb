//! Rows of duties, clocks, plans and vacations.

pub(in crate::store) mod calendars;
pub(in crate::store) mod duties;
pub(in crate::store) mod pending_clock_updates;
pub(in crate::store) mod plans;
