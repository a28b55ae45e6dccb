//! The rules of the games Salon plays: pure, typed, deterministic.
//!
//! [`kernel`] holds what every turn-based game needs, [`rulesets`] the games themselves, [`clock`] how long a seat may
//! take and what happens then. Nothing here knows of files, networks or databases, and what time it is has to be told.

pub mod clock;
pub mod kernel;
pub mod rulesets;
