//! An event of a game as a viewer may see it.

use chrono::{DateTime, Utc};
use salon_domain::kernel::Words;
use serde_json::value::RawValue;

use crate::model::game::Actor;

/// An event of a game as a viewer may see it.
#[derive(Clone, Debug)]
pub struct EventView {
    /// Its number in the game, from 0.
    pub seq: i64,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// The seat whose move it belongs to.
    pub seat: u8,
    /// Who decided the move for that seat.
    pub by: Actor,
    /// The event, without what the viewer may not see.
    pub event: Box<RawValue>,
    /// The event as text, if it was asked for.
    pub words: Option<Words>,
}
