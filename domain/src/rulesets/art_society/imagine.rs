//! What might be behind what a viewer sees, and the count of everything that is.

use super::components::{PaintingId, components};
use super::state::State;
use super::wall::Tile;
use crate::kernel::{Census, Chance, Viewer};

/// Shuffles every stack and seals any other card of the hand for every bid the viewer has not sealed itself.
///
/// A sealed card stays in its hand until it is revealed, so the hands tell nothing about it.
pub(super) fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut imagined = state.clone();
    for stack in &mut imagined.stacks {
        // Sorted first, so that nothing of the real order is left in the imagined one.
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

/// Every painting, decor tile and bid card, wherever it is.
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
        // The starting bid lies below; what is sealed counts where it is until it is revealed: in the hand.
        let played = player.bids.cards().iter().skip(1).copied();
        player.hand.cards().chain(played).for_each(|card| count(format!("{seat} card {}", card.value())));
        player.bids.cards().first().into_iter().for_each(|card| count(format!("starting bid {}", card.value())));
    }
    debug_assert!(
        census.len() <= components().paintings.len() + 5 + 4 * 20 + 4,
        "nothing is counted that is not printed"
    );
    census
}
