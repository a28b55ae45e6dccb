//! What follows a turn: the tile of the third art slot, intermediate scoring, kicked-out actions, the end (p. 5, 6, 8, 14).

use super::super::event::{EndCause, Event};
use super::super::state::State;
use super::{GalleristTurn, act, auction, lacerda, visitors};

/// The number of works that fill the art slot of the start tile.
const START_TILE_SLOT: usize = 3;
/// The number of fulfilled end conditions that triggers the end.
const END_CONDITIONS: usize = 2;
/// The number of celebrities that fulfils an end condition.
const END_CELEBRITIES: usize = 2;
/// The number of consecutive idle rounds that triggers the end (ruling 39).
const MAX_IDLE_ROUNDS: u8 = 2;

/// Takes the next step after a turn.
pub fn proceed(turn: &mut GalleristTurn<'_>) {
    let s = turn.state();
    let seat = s.actor;
    let player = s.player(seat);
    if player.start_tile.is_some() && player.works.len() >= START_TILE_SLOT {
        let room = player.empty_reputation_spaces().next().is_some();
        turn.emit(Event::StartTileReleased { seat, discarded: !room });
    } else if !s.intermediate && s.box_office.0.contains(&0) {
        let influence = s.players.iter().map(visitors::influence_earned).collect();
        let money = s.players.iter().map(visitors::money_earned).collect();
        turn.emit(Event::IntermediateScored { influence, money });
    } else if s.kicked {
        turn.emit(Event::KickedOutTurnEnded { seat });
    } else if let Some(waiting) = s.waiting {
        act::begin_kicked_out(turn, waiting.seat);
    } else if s.rules.lacerda_places_after_the_turn() && !s.last_round && lacerda::owed_placement(s).is_some() {
        lacerda::place(turn);
    } else if s.lacerda.is_some_and(|lacerda| !lacerda.moved) && !s.last_round {
        lacerda::take_turn(turn);
    } else if !s.ending && triggered(s) {
        trigger(turn, EndCause::Conditions);
    } else {
        begin_next_turn(turn);
    }
}

/// Returns whether the end is triggered: by two of three conditions, in a solo game by the last ticket (p. 5, 16).
fn triggered(s: &State) -> bool {
    let sold_out = s.box_office.total() == 0;
    if s.lacerda.is_some() {
        return sold_out;
    }
    let conditions = [sold_out, s.celebrities() >= END_CELEBRITIES, s.bag.total() == 0];
    conditions.into_iter().filter(|met| *met).count() >= END_CONDITIONS
}

/// Returns whether idle rounds trigger the end: after two of them, every seat has been at every location and nothing changes any
/// more. In a solo game Lacerda changes something every round.
fn idle(s: &State) -> bool {
    let streak = if s.rules.idle_without_location_actions() { s.location_actions } else { s.actions };
    let idle_rounds = if streak.broken { 0 } else { streak.rounds.saturating_add(1) };
    idle_rounds >= MAX_IDLE_ROUNDS && s.lacerda.is_none()
}

fn trigger(turn: &mut GalleristTurn<'_>, cause: EndCause) {
    let with_cause = turn.state().rules.idle_without_location_actions();
    turn.emit(Event::EndTriggered { cause: with_cause.then_some(cause) });
}

/// Begins the next turn or ends the game.
fn begin_next_turn(turn: &mut GalleristTurn<'_>) {
    let s = turn.state();
    let seat = s.seats.left_of(s.turn);
    if seat == s.first {
        if s.last_round {
            return auction::begin(turn);
        }
        if !s.ending && idle(s) {
            trigger(turn, EndCause::IdleRounds);
        }
        if turn.state().ending {
            turn.emit(Event::LastRoundBegan {});
        }
    }
    turn.emit(Event::TurnBegan { seat });
}
