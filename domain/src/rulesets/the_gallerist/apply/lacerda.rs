//! Applies events about the solo opponent.

use super::super::agenda::Task;
use super::super::event::Event;
use super::super::pieces::{Location, MarketSpace, Occupant, Owner, PieceKind};
use super::super::state::{Lacerda, State};

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    let piece = |piece| Some(Occupant { owner: Owner::Lacerda, piece });
    let Some(mut lacerda) = s.lacerda else { return };
    match *event {
        Event::LacerdaArrived { location } => {
            s.locations[location] = piece(PieceKind::Gallerist);
            lacerda.at = Some(location);
            lacerda.moved = true;
        }
        Event::LacerdaMoved { location, leaving, called_from } => {
            if s.locations[location] == piece(PieceKind::Assistant) {
                lacerda.supply += 1;
            }
            if let Some(old) = lacerda.at.filter(|_| !lacerda.out) {
                s.locations[old] = None;
                if leaving {
                    match called_from {
                        Some(from) => s.locations[from] = None,
                        None => lacerda.supply -= 1,
                    }
                    s.locations[old] = piece(PieceKind::Assistant);
                }
            }
            s.locations[location] = piece(PieceKind::Gallerist);
            lacerda.at = Some(location);
            lacerda.out = false;
            lacerda.moved = true;
        }
        Event::LacerdaKickedOut { location, piece } => kicked_out(s, &mut lacerda, location, piece),
        Event::LacerdaDiscarded { ticket } => {
            s.agenda.pop();
            s.box_office.lose(ticket);
            s.discards[ticket] += 1;
        }
        Event::LacerdaPlaced { space, called_from } => {
            match called_from {
                Some(from) => s.locations[from] = None,
                None => lacerda.supply -= 1,
            }
            lacerda.placed += 1;
            lacerda.kicked_out_of_market = false;
            if let MarketSpace::Reputation { row, column } = space
                && let Some(tile) = s.market.tiles[row][column].take()
            {
                s.boxed.tiles |= tile.bit();
            }
            s.market.place(space, Owner::Lacerda);
        }
        _ => {}
    }
    s.lacerda = Some(lacerda);
}

fn kicked_out(s: &mut State, lacerda: &mut Lacerda, location: Location, piece: PieceKind) {
    s.locations[location] = None;
    lacerda.kicked_out_of_market = location == Location::InternationalMarket;
    match piece {
        PieceKind::Gallerist => lacerda.out = true,
        PieceKind::Assistant => lacerda.supply += 1,
    }
    if s.box_office.total() > 0 {
        s.push_tasks([Task::LacerdaTicket]);
    }
}
