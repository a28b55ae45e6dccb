//! What follows a turn: the tile of the third place, intermediate scoring, kicked-out actions, the end (p. 5, 6, 8, 14).

use super::super::event::{EndCause, Event};
use super::super::state::State;
use super::{Deciding, act, auction, lacerda};

/// The work in whose place the starting tile lies.
const THIRD: usize = 3;

/// Goes one step on after a turn.
pub fn proceed(turn: &mut Deciding<'_>) {
    let s = turn.state();
    let seat = s.actor;
    let player = s.player(seat);
    if player.start_tile.is_some() && player.works.len() >= THIRD {
        let room = player.open_niches().next().is_some();
        turn.emit(Event::StartTileReleased { seat, discarded: !room });
    } else if !s.intermediate && s.box_office.0.contains(&0) {
        let influence = s.players.iter().map(|player| player.influence_earned()).collect();
        let money = s.players.iter().map(|player| player.money_earned()).collect();
        turn.emit(Event::IntermediateScored { influence, money });
    } else if s.kicked {
        turn.emit(Event::KickedOutTurnEnded { seat });
    } else if let Some(waiting) = s.waiting {
        act::begin_kicked_out(turn, waiting.seat);
    } else if s.rules.lacerda_places_after_the_turn() && !s.last_round && lacerda::owed_spot(s).is_some() {
        lacerda::place(turn);
    } else if s.lacerda.is_some_and(|lacerda| !lacerda.moved) && !s.last_round {
        lacerda::go(turn);
    } else if !s.ending && triggered(s) {
        trigger(turn, EndCause::Conditions);
    } else {
        next(turn);
    }
}

/// Whether the end is triggered: by two of three conditions, alone by the last ticket (p. 5, 16).
fn triggered(s: &State) -> bool {
    let sold_out = s.box_office.total() == 0;
    if s.lacerda.is_some() {
        return sold_out;
    }
    let conditions = [sold_out, s.celebrities() >= 2, s.bag.total() == 0];
    conditions.into_iter().filter(|met| *met).count() >= 2
}

/// After two rounds without any action, all have been everywhere and nothing will change any more, so they trigger the end
/// too. Lacerda changes something every round.
fn idle(s: &State) -> bool {
    let lull = if s.rules.idle_without_location_actions() { s.location_actions } else { s.actions };
    lull.lasts_two_rounds() && s.lacerda.is_none()
}

fn trigger(turn: &mut Deciding<'_>, cause: EndCause) {
    let told = turn.state().rules.idle_without_location_actions();
    turn.emit(Event::EndTriggered { cause: told.then_some(cause) });
}

/// The next turn, or the end.
fn next(turn: &mut Deciding<'_>) {
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
