//! Makes money, tickets and promotion tokens scarce, for tests.

use super::pieces::{PromotionLevel, Visitor};
use super::state::State;
use crate::kernel::Chance;

/// Leaves each player little money, and few tickets and promotion tokens on the board.
pub(super) fn make_scarce(state: &mut State, chance: &mut Chance) {
    for player in &mut state.players {
        player.money = player.money.min(chance.below(8) as u16);
    }
    for kind in Visitor::ALL {
        state.box_office[kind] = state.box_office[kind].min(chance.below(3) as u8);
    }
    for level in PromotionLevel::ALL {
        state.tokens[level] = state.tokens[level].min(chance.below(3) as u8);
    }
}
