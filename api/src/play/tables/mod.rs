//! The table around a game: open, join, invite, start, rematch, resign, abort, substitutes.

pub(in crate::play) mod abort_game;
pub(in crate::play) mod bot_seats;
pub(in crate::play) mod change_game;
pub(in crate::play) mod entry_checks;
pub(in crate::play) mod invite;
pub(in crate::play) mod join_game;
pub(in crate::play) mod leave_game;
pub(in crate::play) mod open_game;
pub(in crate::play) mod rematch;
pub(in crate::play) mod resign;
pub(in crate::play) mod start_game;
pub(in crate::play) mod substitutes;
pub(in crate::play) mod take_seat_back;
mod transfer_seat;
