//! The score: the fruit of each seat.

use schemars::JsonSchema;
use serde::Serialize;

use super::state::State;
use crate::kernel::score::rank;
use crate::kernel::{BySeat, Score};

/// The points of a seat by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "OrchardTally")]
pub struct Tally {
    /// The fruit picked.
    pub picked: u16,
    /// The sum of the bonus cards.
    pub bonuses: u16,
    /// The fruit paid for them.
    pub paid: u16,
}

/// Returns the score of each seat: its fruit, and its trees to break ties.
pub(super) fn score(state: &State) -> BySeat<Score<Tally>> {
    rank(state.players.map(|_, player| {
        let tally = Tally { picked: player.picked, bonuses: player.bonuses(), paid: player.paid };
        (i32::from(player.fruit()), vec![i32::from(player.trees)], tally)
    }))
}
