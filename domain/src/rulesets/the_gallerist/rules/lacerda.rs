//! The solo opponent Lacerda: moves clockwise, leaves assistants behind, and fills the market (p. 16).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Column, Form, Location, MarketSpace, Occupant, Offer, Owner, PieceKind, Visitor};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, wrong_decision};

const ASSISTANT: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: PieceKind::Assistant });

/// Takes Lacerda's turn.
pub fn take_turn(turn: &mut GalleristTurn<'_>) {
    let s = turn.state();
    let Some(lacerda) = s.lacerda else { return };
    let first = lacerda.at.is_none();
    let location = match lacerda.at {
        Some(at) => at.clockwise(),
        None => s.gallerist(s.turn).unwrap_or(s.at).opposite(),
    };
    let displaced = s.locations[location] == ASSISTANT;
    // The piece on the location he leaves is his own gallerist, so no assistant is called from there.
    let called_from = if lacerda.supply > 0 || displaced { None } else { assistant_on_location(s) };
    let leaving = !lacerda.out && (lacerda.supply > 0 || displaced || called_from.is_some());
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

/// Returns the location of his next assistant, clockwise from the Sales Office, or `None` if he has none on a location.
fn assistant_on_location(s: &State) -> Option<Location> {
    Location::ALL.into_iter().find(|location| s.locations[*location] == ASSISTANT)
}

/// Returns the market space of his next assistant: the upper and the lower part alternate, each from the top left; a full part
/// leaves the other one. Returns `None` if both are full.
fn next_market_space(s: &State) -> Option<MarketSpace> {
    let columns = &printed().setup_for(s.seats.count()).columns;
    let used = || Column::ALL.into_iter().filter(|column| columns[*column]);
    let upper = Form::ALL.into_iter().flat_map(|row| used().map(move |column| (row, column)));
    let upper = upper
        .filter(|(row, column)| s.market.upper[*row][*column].is_none())
        .map(|(row, column)| MarketSpace::Reputation { row, column })
        .next();
    let lower = Offer::ALL.into_iter().flat_map(|offer| used().map(move |column| (offer, column)));
    let lower = lower
        .filter(|(offer, column)| s.market.lower[*offer][*column].is_none())
        .map(|(offer, column)| MarketSpace::Auction { offer, column })
        .next();
    let placed = s.lacerda.map_or(0, |lacerda| lacerda.placed);
    if placed.is_multiple_of(2) { upper.or(lower) } else { lower.or(upper) }
}

/// Returns the market space of his next assistant and, if his supply is empty, the location it comes from. Returns `None` without
/// an assistant or a free market space.
fn next_placement(s: &State) -> Option<(MarketSpace, Option<Location>)> {
    let (lacerda, space) = (s.lacerda?, next_market_space(s)?);
    if lacerda.supply > 0 {
        return Some((space, None));
    }
    assistant_on_location(s).map(|called| (space, Some(called)))
}

/// Returns the market space of the assistant he places after the turn in which he was kicked out of the market.
pub fn owed_placement(s: &State) -> Option<MarketSpace> {
    s.lacerda.filter(|lacerda| lacerda.kicked_out_of_market).and_then(|_| next_placement(s)).map(|(space, _)| space)
}

/// Places an assistant of Lacerda on the market, if he has one and a market space is free.
pub fn place(turn: &mut GalleristTurn<'_>) {
    if let Some((space, called_from)) = next_placement(turn.state()) {
        turn.emit(Event::LacerdaPlaced { space, called_from });
    }
}

fn check_discard(s: &State, ticket: Visitor) -> RuleResult {
    let largest = s.box_office.0.iter().max().copied().unwrap_or(0);
    if s.box_office[ticket] < largest { Err(Rejection::NotTheLargestStack { ticket }) } else { Ok(()) }
}

/// Discards the ticket that the player chooses for Lacerda.
pub fn discard(turn: &mut GalleristTurn<'_>, ticket: Visitor) -> RuleResult {
    let s = turn.state();
    let Some(Task::LacerdaTicket) = s.agenda.last() else { return Err(wrong_decision(s)) };
    check_discard(s, ticket)?;
    turn.emit(Event::LacerdaDiscarded { ticket });
    Ok(())
}

/// Adds the tickets he can discard.
pub fn add_discards(s: &State, out: &mut impl CommandSink) {
    for ticket in Visitor::ALL {
        if check_discard(s, ticket).is_ok() {
            out.add(Command::DiscardTicket { ticket });
        }
    }
}
