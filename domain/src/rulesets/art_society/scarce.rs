//! Games with little decor, few rounds and only large paintings, for tests.

use super::components::Decor;
use super::state::State;
use crate::kernel::Chance;

/// Leaves a few decor tiles, a few cards in every hand, and just enough paintings for the remaining auctions,
/// preferring large ones.
pub(super) fn make_scarce(state: &mut State, chance: &mut Chance) {
    for decor in Decor::ALL {
        state.decor.set(decor, state.decor.left(decor).min(chance.below(4) as u8));
    }
    let rounds = 4 + chance.below(9) as usize;
    for (_, player) in state.players.iter_mut() {
        let mut cards: Vec<_> = player.hand.cards().collect();
        chance.shuffle(&mut cards);
        cards.iter().skip(rounds).for_each(|card| player.hand.take(*card));
    }
    let wanted = rounds * state.auction_size();
    let mut surplus = state.stacks.iter().map(|stack| stack.len()).sum::<usize>().saturating_sub(wanted);
    // The printed data starts with the smallest paintings.
    for stack in &mut state.stacks {
        let gone = surplus.min(stack.len());
        stack.truncate(stack.len() - gone);
        surplus -= gone;
    }
}
