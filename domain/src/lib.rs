//! The rules of the games Salon plays: pure, typed, deterministic.
//!
//! [`kernel`] holds what every turn-based game needs, [`rulesets`] the games themselves. Nothing here
//! knows of time, files, networks or databases.

pub mod kernel;
pub mod rulesets;
