//! Increasing prestige and round end (p. 7): the unsold painting, the gavel, the end of the game.

use super::Turn;
use crate::kernel::{RuleNumber, Seat};
use crate::rulesets::art_society::event::{EndTrigger, Event};
use crate::rulesets::art_society::state::{Phase, Stage, State};

/// The number of excess paintings of one seat that ends the game (p. 7).
const EXCESS_ENDING_THE_GAME: RuleNumber<usize> = RuleNumber::new(2);

/// Continues after a seat has finished its turn.
pub(super) fn after_turn(turn: &mut Turn<'_>) {
    let state = turn.state();
    if state.players.values().iter().any(|player| player.turn.stage != Stage::Finished) {
        return;
    }
    match state.phase {
        Phase::Setup => {
            let auctioneer = state.auctioneer;
            turn.emit(Event::SetupFinished { auctioneer });
        }
        Phase::Hanging => close_round(turn),
        // A seat took down and hung again after the round, which can fill a wall or make a second excess.
        Phase::Auction => end_if_triggered(turn),
        Phase::Bidding | Phase::Over => {}
    }
}

fn close_round(turn: &mut Turn<'_>) {
    if let Some(&painting) = turn.state().auction.first() {
        let printed = painting.printed();
        let museum = &turn.state().museum;
        let from = *museum.markers.of(printed.genre);
        let to = museum.landing(printed.genre, printed.value.unwrap_or(0));
        turn.emit(Event::MuseumAcquired { painting, genre: printed.genre, from, to });
    }
    end_if_triggered(turn);
    let state = turn.state();
    if state.phase != Phase::Over {
        let (round, auctioneer): (u8, Seat) = (state.round, state.seats.left_of(state.auctioneer));
        turn.emit(Event::RoundClosed { round, auctioneer });
    }
}

fn end_if_triggered(turn: &mut Turn<'_>) {
    let triggers = triggers(turn.state());
    if !triggers.is_empty() {
        turn.emit(Event::GameEnded { triggers });
    }
}

/// Returns the conditions that end the game now (p. 7).
fn triggers(state: &State) -> Vec<EndTrigger> {
    let players = state.players.values();
    let mut triggers = Vec::new();
    if players.iter().any(|player| player.wall.is_full()) {
        triggers.push(EndTrigger::WallFull);
    }
    if players.iter().any(|player| player.excess.len() >= EXCESS_ENDING_THE_GAME.get()) {
        triggers.push(EndTrigger::SecondExcess);
    }
    if players.iter().all(|player| player.hand.is_empty()) {
        triggers.push(EndTrigger::HandsEmpty);
    }
    triggers
}
