//! Tables and games: opening, joining, seats, plans, records, sandboxes.

pub(in crate::http) mod game;
pub(in crate::http) mod invitations;
pub(in crate::http) mod plan_choices;
pub(in crate::http) mod plans;
pub(in crate::http) mod records;
pub(in crate::http) mod sandbox;
pub(in crate::http) mod seats;
pub(in crate::http) mod tables;
