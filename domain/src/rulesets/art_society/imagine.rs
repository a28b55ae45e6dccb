//! Imagined states for a viewer, and the census of all components.

use super::components::{PaintingId, components};
use super::state::State;
use super::wall::Tile;
use crate::kernel::{Census, Chance, Viewer};

/// Returns the state with every stack shuffled and every sealed bid of another seat replaced by a random card of its
/// hand. A sealed card stays in its hand until it is revealed, so hands do not leak it.
pub(super) fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut imagined = state.clone();
    for stack in &mut imagined.stacks {
        // Sorted first, so that the result does not depend on the real order.
        stack.sort_unstable();
        chance.shuffle(stack);
    }
    for (seat, player) in imagined.players.iter_mut() {
        if player.sealed.is_some() && !viewer.is(seat) {
            let hand: Vec<_> = player.hand.cards().collect();
            player.sealed = chance.pick(&hand).copied();
        }
    }
    imagined
}

/// Returns the number of each painting, decor tile and bid card, wherever it is.
pub(super) fn census(state: &State) -> Census {
    let mut census = Census::new();
    let mut count = |what: String| *census.entry(what).or_default() += 1;
    let mut tile = |tile: Tile| match tile {
        Tile::Painting(id) => count(id.to_string()),
        Tile::Decor(decor) => count(format!("decor {decor:?}")),
    };
    let in_stacks = state.stacks.iter().flatten();
    let paintings = in_stacks.chain(&state.auction).chain(&state.museum.paintings);
    paintings.for_each(|id: &PaintingId| tile(Tile::Painting(*id)));
    for (_, player) in state.players.iter() {
        player.wall.tiles().iter().for_each(|hung| tile(hung.tile));
        player.assistant.into_iter().for_each(&mut tile);
        player.pending().into_iter().chain(player.excess.iter().copied()).for_each(|id| tile(Tile::Painting(id)));
    }
    for decor in super::components::Decor::ALL {
        (0..state.decor.left(decor)).for_each(|_| tile(Tile::Decor(decor)));
    }
    for (seat, player) in state.players.iter() {
        // The first card of the stack is the starting bid. A sealed card is still in the hand.
        let played = player.bids.cards().iter().skip(1).copied();
        player.hand.cards().chain(played).for_each(|card| count(format!("{seat} card {}", card.value())));
        player.bids.cards().first().into_iter().for_each(|card| count(format!("starting bid {}", card.value())));
    }
    debug_assert!(census.len() <= components().paintings.len() + 5 + 4 * 20 + 4, "only printed components are counted");
    census
}
