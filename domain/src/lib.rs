//! The rules of the games Salon plays: pure, typed, deterministic.
//!
//! [`kernel`] holds what every turn-based game needs, [`rulesets`] the games, [`clock`] the time limits of seats.
//! Nothing here does I/O or reads the system clock: the current time is an argument.

pub mod clock;
pub mod kernel;
pub mod rulesets;
