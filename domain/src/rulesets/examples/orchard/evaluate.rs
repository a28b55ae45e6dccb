//! The evaluation for bots: fruit now, a value for each tree, and the expected result of a sealed order.

use super::state::{Player, State, Work};
use crate::kernel::Seat;

/// The value of a tree while the game is running, in fruit.
const TREE: f64 = 2.5;
/// The chance to win the bonus card for each fruit of the bid.
const WIN_CHANCE_PER_FRUIT: f64 = 0.16;

/// Returns the lead of this seat over the best other seat.
pub(super) fn evaluate(state: &State, seat: Seat) -> f64 {
    let worth = |player: &Player| worth(player, state);
    let others = state.players.iter().filter(|(other, _)| *other != seat).map(|(_, player)| worth(player));
    state.players.of(seat).map_or(0.0, worth) - others.fold(f64::NEG_INFINITY, f64::max)
}

fn worth(player: &Player, state: &State) -> f64 {
    let fruit = f64::from(player.fruit());
    if state.over {
        return fruit + f64::from(player.trees) / 1000.0;
    }
    let order = player.sealed.map_or(0.0, |order| {
        let work = match order.work {
            Work::Plant => TREE,
            Work::Pick => f64::from(player.trees),
        };
        let bid = f64::from(order.bid);
        work + bid * WIN_CHANCE_PER_FRUIT * (f64::from(state.bonus.unwrap_or(0)) - bid)
    });
    fruit + f64::from(player.trees) * TREE + order
}
