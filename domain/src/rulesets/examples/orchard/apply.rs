//! Applying events. No rule is used here: the events say what the rules decided.

use super::event::{Event, Harvest};
use super::state::{Order, State};
use crate::kernel::{BySeat, Seat};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::OrderSealed { seat, order } => state.players[*seat].sealed = Some(*order),
        Event::OrdersRevealed { orders, harvests, winner } => revealed(state, orders, harvests, *winner),
        Event::BonusTurnedUp { round, bonus } => {
            state.round = *round;
            state.deck.pop();
            state.bonus = Some(*bonus);
        }
        Event::GameEnded {} => state.over = true,
    }
}

fn revealed(state: &mut State, orders: &BySeat<Order>, harvests: &BySeat<Harvest>, winner: Option<Seat>) {
    for (seat, player) in state.players.iter_mut() {
        player.sealed = None;
        if let Some(harvest) = harvests.of(seat) {
            player.trees += harvest.planted;
            player.picked += harvest.picked;
        }
    }
    let bonus = state.bonus.take();
    match winner {
        Some(seat) => {
            let player = &mut state.players[seat];
            player.paid += orders.of(seat).map_or(0, |order| u16::from(order.bid));
            player.won.extend(bonus);
        }
        None => state.discarded.extend(bonus),
    }
}
