//! Carrying out: the solo opponent.

use super::super::agenda::Task;
use super::super::event::Event;
use super::super::pieces::{Location, Occupant, Owner, Piece, Spot};
use super::super::state::State;

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    let piece = |piece| Some(Occupant { owner: Owner::Lacerda, piece });
    let Some(mut house) = s.lacerda else { return };
    match *event {
        Event::LacerdaArrived { location } => {
            s.locations[location] = piece(Piece::Gallerist);
            house.at = Some(location);
            house.moved = true;
        }
        Event::LacerdaMoved { location, leaving, called_from } => {
            if s.locations[location] == piece(Piece::Assistant) {
                house.supply += 1;
            }
            if let Some(old) = house.at.filter(|_| !house.out) {
                s.locations[old] = None;
                if leaving {
                    match called_from {
                        Some(from) => s.locations[from] = None,
                        None => house.supply -= 1,
                    }
                    s.locations[old] = piece(Piece::Assistant);
                }
            }
            s.locations[location] = piece(Piece::Gallerist);
            house.at = Some(location);
            house.out = false;
            house.moved = true;
        }
        Event::LacerdaKickedOut { location, piece } => {
            s.locations[location] = None;
            house.owes_placing = location == Location::InternationalMarket;
            match piece {
                Piece::Gallerist => house.out = true,
                Piece::Assistant => house.supply += 1,
            }
            if s.box_office.total() > 0 {
                s.ask([Task::LacerdaTicket]);
            }
        }
        Event::LacerdaDiscarded { ticket } => {
            s.agenda.pop();
            s.box_office.lose(ticket);
            s.discards[ticket] += 1;
        }
        Event::LacerdaPlaced { spot, called_from } => {
            match called_from {
                Some(from) => s.locations[from] = None,
                None => house.supply -= 1,
            }
            house.placed += 1;
            house.owes_placing = false;
            if let Spot::Reputation { row, column } = spot
                && let Some(tile) = s.market.tiles[row][column].take()
            {
                s.boxed.tiles |= tile.bit();
            }
            s.market.place(spot, Owner::Lacerda);
        }
        _ => {}
    }
    s.lacerda = Some(house);
}
