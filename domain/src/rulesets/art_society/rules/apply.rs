//! Applying events. No rule is used here: the events say what the rules decided.

use crate::kernel::Seat;
use crate::rulesets::art_society::components::{Decor, PaintingId, Supply};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::state::{DecorDue, Phase, SeatTurn, Stage, State};
use crate::rulesets::art_society::wall::{Hung, Spot, Tile};

pub(in crate::rulesets::art_society) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::SetupFinished { .. } => state.phase = Phase::Auction,
        Event::AuctionOpened { round, .. } => auction_opened(state, *round),
        // The list has room for the largest auction.
        Event::StackOffered { stack } => drop(state.offered.try_push(*stack)),
        Event::PaintingsRevealed { paintings } => paintings_revealed(state, paintings),
        Event::BidSealed { seat, card } => state.players[*seat].sealed = Some(*card),
        Event::BidsRevealed { order, .. } => bids_revealed(state, order),
        Event::PaintingTaken { seat, painting } => painting_taken(state, *seat, *painting),
        Event::PaintingHung { seat, painting, at } => {
            let player = &mut state.players[*seat];
            player.wall.hang(Tile::Painting(*painting), *at);
            player.turn.pending = false;
        }
        Event::PaintingHeld { seat, painting } => {
            give(state, *seat, Tile::Painting(*painting));
            state.players[*seat].turn.pending = false;
        }
        Event::AssistantTileHung { seat, tile, at } => assistant_tile_hung(state, *seat, *tile, *at),
        Event::PaintingExchanged { seat, given, received } => {
            state.museum.exchange(*given, *received);
            let turn = &mut state.players[*seat].turn;
            turn.painting = Some(*received);
            turn.exchanged = true;
        }
        Event::ExcessStored { seat, painting } => excess_stored(state, *seat, *painting),
        Event::DecorEarned(earned) => state.players[earned.seat].turn.earn(DecorDue::of(*earned)),
        Event::DecorHung { seat, decor, at } => decor_hung(state, *seat, *decor, *at),
        Event::DecorHeld { seat, decor } => {
            take_decor(state, *seat, *decor);
            give(state, *seat, Tile::Decor(*decor));
        }
        Event::DecorSwapped { owner, removed, hung } => decor_swapped(state, *owner, removed, hung),
        Event::DecorLost { seat, .. } | Event::DecorForgone { seat, .. } => state.players[*seat].turn.settle(None),
        Event::TurnFinished { seat } => {
            let player = &mut state.players[*seat];
            player.turn.stage = Stage::Finished;
            player.reserved = Supply::default();
        }
        Event::TakenDown { seat } => taken_down(state, *seat),
        Event::MuseumAcquired { painting, genre, to, .. } => {
            // The list has room for one painting a round.
            let _ = state.museum.paintings.try_push(*painting);
            *state.museum.markers.of_mut(*genre) = *to;
            state.museum.newest = Some(*painting);
            state.auction.clear();
        }
        Event::RoundClosed { auctioneer, .. } => {
            state.phase = Phase::Auction;
            state.auctioneer = *auctioneer;
        }
        Event::GameEnded { .. } => state.phase = Phase::Over,
    }
}

fn auction_opened(state: &mut State, round: u8) {
    state.round = round;
    state.museum.newest = None;
    for (_, player) in state.players.iter_mut() {
        player.wall.settle();
        player.turn = SeatTurn::default();
    }
}

fn paintings_revealed(state: &mut State, paintings: &[PaintingId]) {
    for painting in paintings {
        for stack in &mut state.stacks {
            stack.retain(|id| id != painting);
        }
    }
    state.offered.clear();
    state.auction = paintings.iter().copied().take(state.auction.capacity()).collect();
    state.phase = Phase::Bidding;
}

fn bids_revealed(state: &mut State, order: &[Seat]) {
    for (_, player) in state.players.iter_mut() {
        if let Some(card) = player.sealed.take() {
            player.hand.take(card);
            player.bids.play(card);
        }
    }
    state.order = order.iter().copied().take(state.order.capacity()).collect();
    state.taken = 0;
    state.phase = Phase::Hanging;
}

fn painting_taken(state: &mut State, seat: Seat, painting: PaintingId) {
    state.auction.retain(|id| *id != painting);
    state.taken += 1;
    let player = &mut state.players[seat];
    player.turn = SeatTurn {
        stage: Stage::Placing,
        painting: Some(painting),
        pending: true,
        assistant_before: player.assistant,
        ..SeatTurn::default()
    };
}

fn assistant_tile_hung(state: &mut State, seat: Seat, tile: Tile, at: Spot) {
    let player = &mut state.players[seat];
    player.forget_ended_reservations();
    player.wall.hang(tile, at);
    player.assistant = None;
    player.turn.assistant_hung = true;
}

fn excess_stored(state: &mut State, seat: Seat, painting: PaintingId) {
    let player = &mut state.players[seat];
    // The list has room: the second one ends the game.
    let _ = player.excess.try_push(painting);
    player.turn.painting = None;
    player.turn.pending = false;
    player.turn.stored = true;
}

fn give(state: &mut State, seat: Seat, tile: Tile) {
    let player = &mut state.players[seat];
    player.assistant = Some(tile);
    player.turn.given = true;
}

fn take_decor(state: &mut State, seat: Seat, decor: Decor) {
    state.decor.take(decor);
    let player = &mut state.players[seat];
    // Taking a tile that was not reserved gives up the reservations.
    if player.reserved.left(decor) == 0 {
        player.reserved = Supply::default();
    }
    player.reserved.take(decor);
    let left = player.turn.decor.and_then(|due| due.after(decor));
    player.turn.settle(left);
}

fn decor_hung(state: &mut State, seat: Seat, decor: Decor, at: Spot) {
    take_decor(state, seat, decor);
    state.players[seat].wall.hang(Tile::Decor(decor), at);
}

fn decor_swapped(state: &mut State, owner: Seat, removed: &[Hung], hung: &[Hung]) {
    let decor = |tile: &Hung| match tile.tile {
        Tile::Decor(decor) => Some(decor),
        Tile::Painting(_) => None,
    };
    hung.iter().filter_map(decor).for_each(|decor| state.decor.take(decor));
    removed.iter().filter_map(decor).for_each(|decor| state.decor.put_back(decor));
    let player = &mut state.players[owner];
    player.wall.swap_decor(removed, hung);
    if let Some(due) = &mut player.turn.decor {
        due.freed = true;
    }
}

/// Returns everything of this round: the painting to the seat, the assistant's tile to the assistant, and decor to the
/// supply, where it is reserved for the seat.
fn taken_down(state: &mut State, seat: Seat) {
    let player = &mut state.players[seat];
    player.forget_ended_reservations();
    let decor = |tile: Tile| match tile {
        Tile::Decor(decor) => Some(decor),
        Tile::Painting(_) => None,
    };
    let given = player.assistant.filter(|_| player.turn.given);
    for decor in player.wall.fresh().iter().map(|hung| hung.tile).chain(given).filter_map(decor) {
        state.decor.put_back(decor);
        player.reserved.put_back(decor);
    }
    // The assistant's tile did not come from the supply.
    if let Some(decor) = player.turn.assistant_before.filter(|_| player.turn.assistant_hung).and_then(decor) {
        state.decor.take(decor);
        player.reserved.take(decor);
    }
    player.wall.take_down();
    player.assistant = player.turn.assistant_before;
    player.turn = SeatTurn {
        stage: Stage::Placing,
        pending: player.turn.painting.is_some(),
        decor: None,
        later_decor: None,
        assistant_hung: false,
        given: false,
        ..player.turn
    };
}
