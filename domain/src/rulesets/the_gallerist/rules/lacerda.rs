//! The solo opponent: he walks clockwise, leaves assistants behind, and fills the market (p. 16).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Column, Form, Location, Occupant, Offer, Owner, Piece, Spot, Visitor};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, wrong};

const ASSISTANT: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: Piece::Assistant });

/// Lacerda takes his turn.
pub fn go(turn: &mut Deciding<'_>) {
    let s = turn.state();
    let Some(house) = s.lacerda else { return };
    let first = house.at.is_none();
    let location = match house.at {
        Some(at) => at.clockwise(),
        None => s.gallerist(s.turn).unwrap_or(s.at).opposite(),
    };
    let displaced = s.locations[location] == ASSISTANT;
    // Whoever stands where he comes from is himself, so nobody is called from there.
    let called_from = if house.supply > 0 || displaced { None } else { next_on_a_location(s) };
    let leaving = !house.out && (house.supply > 0 || displaced || called_from.is_some());
    if let Some(Occupant { owner: Owner::Seat(seat), piece }) = s.locations[location] {
        turn.emit(Event::KickedOut { seat, piece, location });
    }
    if first {
        turn.emit(Event::LacerdaArrived { location });
    } else {
        let called_from = called_from.filter(|_| leaving);
        turn.emit(Event::LacerdaMoved { location, leaving, called_from });
        if location == Location::InternationalMarket {
            place(turn);
        }
    }
}

/// His assistant on a location, the next one clockwise from the Sales Office.
fn next_on_a_location(s: &State) -> Option<Location> {
    Location::ALL.into_iter().find(|location| s.locations[*location] == ASSISTANT)
}

/// The place his next assistant goes to: upper and lower part in turn, from the top left; in the other part if one
/// is full.
fn next_spot(s: &State) -> Option<Spot> {
    let columns = &printed().supply(s.seats.count()).columns;
    let used = || Column::ALL.into_iter().filter(|column| columns[*column]);
    let upper = Form::ALL.into_iter().flat_map(|row| used().map(move |column| (row, column)));
    let upper = upper
        .filter(|(row, column)| s.market.upper[*row][*column].is_none())
        .map(|(row, column)| Spot::Reputation { row, column })
        .next();
    let lower = Offer::ALL.into_iter().flat_map(|offer| used().map(move |column| (offer, column)));
    let lower = lower
        .filter(|(offer, column)| s.market.lower[*offer][*column].is_none())
        .map(|(offer, column)| Spot::Auction { offer, column })
        .next();
    let placed = s.lacerda.map_or(0, |house| house.placed);
    if placed.is_multiple_of(2) { upper.or(lower) } else { lower.or(upper) }
}

/// Where his next assistant goes and, if his supply is empty, comes from; none without an assistant or room.
fn next_placing(s: &State) -> Option<(Spot, Option<Location>)> {
    let (house, spot) = (s.lacerda?, next_spot(s)?);
    if house.supply > 0 {
        return Some((spot, None));
    }
    next_on_a_location(s).map(|called| (spot, Some(called)))
}

/// The place of the assistant he still places for having been kicked out of the market.
pub fn owed_spot(s: &State) -> Option<Spot> {
    s.lacerda.filter(|house| house.owes_placing).and_then(|_| next_placing(s)).map(|(spot, _)| spot)
}

/// Lacerda places an assistant on the market, if he has one and there is room.
pub fn place(turn: &mut Deciding<'_>) {
    if let Some((spot, called_from)) = next_placing(turn.state()) {
        turn.emit(Event::LacerdaPlaced { spot, called_from });
    }
}

fn check_discard(s: &State, ticket: Visitor) -> Checked {
    let largest = s.box_office.0.iter().max().copied().unwrap_or(0);
    if s.box_office[ticket] < largest { Err(Rejection::NotTheLargestStack { ticket }) } else { Ok(()) }
}

/// The player says which ticket Lacerda discards.
pub fn discard(turn: &mut Deciding<'_>, ticket: Visitor) -> Checked {
    let s = turn.state();
    let Some(Task::LacerdaTicket) = s.agenda.last() else { return Err(wrong(s)) };
    check_discard(s, ticket)?;
    turn.emit(Event::LacerdaDiscarded { ticket });
    Ok(())
}

/// The tickets he can discard.
pub fn each_discard(s: &State, out: &mut impl Out) {
    for ticket in Visitor::ALL {
        if check_discard(s, ticket).is_ok() {
            out.add(Command::DiscardTicket { ticket });
        }
    }
}
