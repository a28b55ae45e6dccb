//! The location action: when it may be taken, its price for a kicked-out seat, and when a turn may end.

use super::super::apply::apply;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Location, LocationAction};
use super::super::rejection::Rejection;
use super::super::state::{ExecutiveProgress, Stage, State};
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, colony, executive, lookahead, market, media, sales, wrong_decision};
use crate::kernel::Seat;

/// Checks that a location action may begin now; returns the Influence the seat would have left for it (p. 6).
pub fn check_open(s: &State, seat: Seat) -> RuleResult<u8> {
    if s.stage != Stage::Act || !s.agenda.is_empty() {
        return Err(wrong_decision(s));
    }
    if s.acted {
        return Err(Rejection::ActionAlreadyTaken);
    }
    let influence = s.player(seat).influence;
    if !s.kicked {
        return Ok(influence);
    }
    if executive::progress(s) != ExecutiveProgress::Unused {
        return Err(Rejection::OneActionOnly);
    }
    if influence == 0 {
        return Err(Rejection::NotEnoughInfluence { needed: 1 });
    }
    Ok(printed().influence.fame_icons.back(influence, 1))
}

/// Checks that this location action may begin now; returns the Influence the seat would have left for it.
pub fn check_action(s: &State, seat: Seat, action: LocationAction) -> RuleResult<u8> {
    let influence = check_open(s, seat)?;
    if s.at != action.location() {
        return Err(Rejection::ActionElsewhere { action });
    }
    Ok(influence)
}

/// Emits the beginning of a location action.
pub fn begin(turn: &mut GalleristTurn<'_>, seat: Seat, action: LocationAction, influence: u8) {
    turn.emit(Event::ActionTaken { seat, action, influence });
}

/// Returns whether a seat that moves to a location now could take an action there.
pub fn is_possible(s: &State, seat: Seat, location: Location) -> bool {
    let influence = s.player(seat).influence;
    match location {
        Location::SalesOffice => sales::is_possible(s, seat),
        Location::ArtistsColony => colony::is_possible(s, seat, influence),
        Location::MediaCenter => media::is_possible(s, seat, influence),
        Location::InternationalMarket => market::is_possible(s, seat, influence),
    }
}

/// Adds the legal location actions; returns whether there are any.
fn add_actions(s: &State, seat: Seat, influence: u8, out: &mut impl CommandSink) -> bool {
    match s.at {
        Location::SalesOffice => sales::add_legal(s, seat, out),
        Location::ArtistsColony => colony::add_legal(s, seat, influence, out),
        Location::MediaCenter => media::add_legal(s, seat, influence, out),
        Location::InternationalMarket => market::add_legal(s, seat, influence, out),
    }
}

/// Adds the legal location actions; returns whether the seat may also finish without one.
pub fn add_legal(s: &State, seat: Seat, out: &mut impl CommandSink) -> bool {
    let Ok(influence) = check_open(s, seat) else { return true };
    let found = add_actions(s, seat, influence, out);
    if out.is_full() {
        return s.kicked;
    }
    let later = || {
        if s.rules.demands_location_action() {
            lookahead::is_possible_here(s, seat)
        } else {
            let unused = executive::progress(s) == ExecutiveProgress::Unused;
            s.promised && unused && executive::is_possible(s, seat)
        }
    };
    s.kicked || !(found || later())
}

/// Returns whether a location action can be taken now.
fn can_act(s: &State, seat: Seat) -> bool {
    check_open(s, seat).is_ok_and(|influence| add_actions(s, seat, influence, &mut NullSink))
}

/// Begins the turn of a kicked-out seat.
pub fn begin_kicked_out(turn: &mut GalleristTurn<'_>, seat: Seat) {
    let s = turn.state();
    let can_act = s.rules.idle_without_location_actions() && {
        let mut acting = s.clone();
        apply(&mut acting, &Event::KickedOutTurnBegan { seat, can_act: false });
        can_act(&acting, seat)
    };
    turn.emit(Event::KickedOutTurnBegan { seat, can_act });
}

/// Ignores every command.
struct NullSink;

impl CommandSink for NullSink {
    fn add(&mut self, _: Command) {}
}

/// Finishes the actions of a seat.
pub fn finish(turn: &mut GalleristTurn<'_>, seat: Seat) -> RuleResult {
    let s = turn.state();
    if s.stage != Stage::Act || !s.agenda.is_empty() {
        return Err(wrong_decision(s));
    }
    if !add_legal(s, seat, &mut NullSink) {
        return Err(Rejection::MustAct);
    }
    turn.emit(Event::Finished { seat });
    Ok(())
}
