//! Carrying out: moving, acting, kicking out and going home.

use super::super::agenda::Task;
use super::super::event::Event;
use super::super::pieces::{Action, Location, Piece};
use super::super::state::{Executive, Stage, State, Waiting};
use super::{own, take};
use crate::kernel::Seat;

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::StartChosen { seat, location } => {
            s.player_mut(seat).start_tile = s.start_tiles[location].take();
            s.locations[location] = own(seat, Piece::Gallerist);
            let seats = s.seats.count();
            // In reverse order: the next to choose sits to the right.
            s.actor = Seat::new((seat.number() + seats - 1) % seats).unwrap_or(seat);
        }
        Event::PlayBegan {} => {
            for location in Location::ALL {
                if let Some(tile) = s.start_tiles[location].take() {
                    s.boxed.tiles |= tile.bit();
                }
            }
        }
        Event::TurnBegan { seat } => {
            s.turn = seat;
            s.actor = seat;
            s.stage = Stage::Move;
            s.acted = false;
            s.leaving = false;
            // The last turn alone is one action and nothing else (p. 16).
            let bare = s.last_round && s.lacerda.is_some();
            s.executive = if bare { Executive::Done } else { Executive::Unused };
            if seat == s.first {
                s.actions.next_round(s.round == 0);
                s.location_actions.next_round(s.round == 0);
                s.round = s.round.saturating_add(1);
            }
            if let Some(lacerda) = &mut s.lacerda {
                lacerda.moved = false;
                lacerda.owes_placing = false;
            }
        }
        Event::AssistantLeft { seat, from } => {
            take(s, seat, from);
            s.leaving = true;
        }
        Event::KickedOut { seat, piece, location } => {
            s.locations[location] = None;
            s.waiting = Some(Waiting { seat, piece, at: location });
        }
        Event::SentHome { seat, piece, location } => {
            s.locations[location] = None;
            if piece == Piece::Assistant {
                s.player_mut(seat).take_home();
            }
        }
        Event::Moved { seat, location, promised } => {
            if let Some(old) = s.gallerist(seat) {
                s.locations[old] = if s.leaving { own(seat, Piece::Assistant) } else { None };
            }
            s.leaving = false;
            s.locations[location] = own(seat, Piece::Gallerist);
            s.at = location;
            s.promised = promised;
            s.stage = Stage::Act;
            close_tickets(s);
        }
        Event::ActionTaken { seat, action, influence } => {
            s.acted = true;
            s.actions.broken = true;
            s.location_actions.broken = true;
            close_tickets(s);
            if s.kicked {
                s.executive = Executive::Done;
            }
            s.player_mut(seat).influence = influence;
            if action == Action::SignContract {
                s.ask([Task::Sign { revealed: false }]);
            }
        }
        Event::Finished { .. } => s.stage = Stage::Close,
        Event::KickedOutTurnBegan { seat, can_act } => {
            s.location_actions.broken |= can_act;
            s.actor = seat;
            s.kicked = true;
            s.acted = false;
            s.executive = Executive::Unused;
            s.stage = Stage::Act;
            if let Some(waiting) = s.waiting {
                s.at = waiting.at;
            }
        }
        Event::KickedOutTurnEnded { seat } => {
            s.kicked = false;
            if let Some(Waiting { piece: Piece::Assistant, .. }) = s.waiting.take() {
                s.player_mut(seat).take_home();
            }
            s.actor = s.turn;
        }
        _ => {}
    }
}

/// Spending tickets is one executive action: it is over as soon as something else is done.
fn close_tickets(s: &mut State) {
    if s.executive == Executive::Tickets {
        s.executive = Executive::Done;
    }
}
