//! The location action: where it may be taken, what it costs after having been kicked out, and when it is enough.

use super::super::apply::apply;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Action, Location};
use super::super::rejection::Rejection;
use super::super::state::{Executive, Stage, State};
use super::legal::Out;
use super::{Checked, Deciding, colony, executive, market, media, outlook, sales, wrong};
use crate::kernel::Seat;

/// Whether a location action may begin now; the Influence the seat would have left for it (p. 6).
pub fn open(s: &State, seat: Seat) -> Checked<u8> {
    if s.stage != Stage::Act || !s.agenda.is_empty() {
        return Err(wrong(s));
    }
    if s.acted {
        return Err(Rejection::ActionAlreadyTaken);
    }
    let influence = s.player(seat).influence;
    if !s.kicked {
        return Ok(influence);
    }
    if s.executive != Executive::Unused {
        return Err(Rejection::OneActionOnly);
    }
    if influence == 0 {
        return Err(Rejection::NotEnoughInfluence { needed: 1 });
    }
    Ok(printed().influence.fame_icons.back(influence, 1))
}

/// Whether this very action may begin now; the Influence the seat would have left for it.
pub fn gate(s: &State, seat: Seat, action: Action) -> Checked<u8> {
    let influence = open(s, seat)?;
    if s.at != action.location() {
        return Err(Rejection::ActionElsewhere { action });
    }
    Ok(influence)
}

/// Lets the action begin.
pub fn begin(turn: &mut Deciding<'_>, seat: Seat, action: Action, influence: u8) {
    turn.emit(Event::ActionTaken { seat, action, influence });
}

/// Whether any action could be taken at a location by a seat going there now.
pub fn possible(s: &State, seat: Seat, location: Location) -> bool {
    let influence = s.player(seat).influence;
    match location {
        Location::SalesOffice => sales::possible(s, seat),
        Location::ArtistsColony => colony::possible(s, seat, influence),
        Location::MediaCenter => media::possible(s, seat, influence),
        Location::InternationalMarket => market::possible(s, seat, influence),
    }
}

/// Adds the location actions that can be taken now; whether there are any.
fn list(s: &State, seat: Seat, influence: u8, out: &mut impl Out) -> bool {
    match s.at {
        Location::SalesOffice => sales::each(s, seat, out),
        Location::ArtistsColony => colony::each(s, seat, influence, out),
        Location::MediaCenter => media::each(s, seat, influence, out),
        Location::InternationalMarket => market::each(s, seat, influence, out),
    }
}

/// Adds the location actions that can be taken now; whether the seat may also do without.
pub fn each(s: &State, seat: Seat, out: &mut impl Out) -> bool {
    let Ok(influence) = open(s, seat) else { return true };
    let found = list(s, seat, influence, out);
    if out.is_full() {
        return s.kicked;
    }
    let later = || {
        if s.rules.demands_location_action() {
            outlook::here(s, seat)
        } else {
            s.promised && s.executive == Executive::Unused && executive::possible(s, seat)
        }
    };
    s.kicked || !(found || later())
}

/// Whether a location action can be taken now.
fn can_act(s: &State, seat: Seat) -> bool {
    open(s, seat).is_ok_and(|influence| list(s, seat, influence, &mut Nothing))
}

/// Lets a seat that was kicked out act.
pub fn begin_kicked_out(turn: &mut Deciding<'_>, seat: Seat) {
    let s = turn.state();
    let can_act = s.rules.idle_without_location_actions() && {
        let mut acting = s.clone();
        apply(&mut acting, &Event::KickedOutTurnBegan { seat, can_act: false });
        can_act(&acting, seat)
    };
    turn.emit(Event::KickedOutTurnBegan { seat, can_act });
}

struct Nothing;

impl Out for Nothing {
    fn add(&mut self, _: Command) {}
}

/// A seat has done all it wants to.
pub fn finish(turn: &mut Deciding<'_>, seat: Seat) -> Checked {
    let s = turn.state();
    if s.stage != Stage::Act || !s.agenda.is_empty() {
        return Err(wrong(s));
    }
    if !each(s, seat, &mut Nothing) {
        return Err(Rejection::MustAct);
    }
    turn.emit(Event::Finished { seat });
    Ok(())
}
