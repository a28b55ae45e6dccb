//! Applies events about turns: choosing a start, moving, acting, being kicked out and going home.

use super::super::agenda::Task;
use super::super::event::Event;
use super::super::pieces::{Location, LocationAction, PieceKind};
use super::super::state::{ExecutiveProgress, KickedOutPiece, Stage, State};
use super::{piece_of, take_assistant};
use crate::kernel::Seat;

/// Applies an event of this file's kinds; other kinds change nothing.
#[inline]
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::StartChosen { seat, location } => {
            s.player_mut(seat).start_tile = s.start_tiles[location].take();
            s.locations[location] = piece_of(seat, PieceKind::Gallerist);
            let seats = s.seats.count();
            // The event means that the next seat to the right chooses next; stored games contain no other order.
            s.actor = Seat::new((seat.number() + seats - 1) % seats).unwrap_or(seat);
        }
        Event::PlayBegan {} => {
            for location in Location::ALL {
                if let Some(tile) = s.start_tiles[location].take() {
                    s.boxed.tiles |= tile.bit();
                }
            }
        }
        Event::TurnBegan { seat } => begin_turn(s, seat),
        Event::AssistantLeft { seat, from } => {
            take_assistant(s, seat, from);
            s.leaving = true;
        }
        Event::KickedOut { seat, piece, location } => {
            s.locations[location] = None;
            s.waiting = Some(KickedOutPiece { seat, piece, at: location });
        }
        Event::SentHome { seat, piece, location } => {
            s.locations[location] = None;
            if piece == PieceKind::Assistant {
                s.player_mut(seat).take_home();
            }
        }
        Event::Moved { seat, location, promised } => {
            move_gallerist(s, seat, location);
            s.promised = promised;
        }
        Event::ActionTaken { seat, action, influence } => {
            s.acted = true;
            s.actions.broken = true;
            s.location_actions.broken = true;
            close_tickets(s);
            s.player_mut(seat).influence = influence;
            if action == LocationAction::SignContract {
                s.push_tasks([Task::Sign { revealed: false }]);
            }
        }
        Event::Finished { .. } => s.stage = Stage::Close,
        Event::KickedOutTurnBegan { seat, can_act } => begin_kicked_out_turn(s, seat, can_act),
        Event::KickedOutTurnEnded { seat } => {
            s.kicked = false;
            if let Some(KickedOutPiece { piece: PieceKind::Assistant, .. }) = s.waiting.take() {
                s.player_mut(seat).take_home();
            }
            s.actor = s.turn;
        }
        _ => {}
    }
}

fn begin_turn(s: &mut State, seat: Seat) {
    s.turn = seat;
    s.actor = seat;
    s.stage = Stage::Move;
    s.acted = false;
    s.leaving = false;
    s.executive = ExecutiveProgress::Unused;
    if seat == s.first {
        s.actions.next_round(s.round == 0);
        s.location_actions.next_round(s.round == 0);
        s.round = s.round.saturating_add(1);
    }
    if let Some(lacerda) = &mut s.lacerda {
        lacerda.moved = false;
        lacerda.kicked_out_of_market = false;
    }
}

fn move_gallerist(s: &mut State, seat: Seat, location: Location) {
    if let Some(old) = s.gallerist(seat) {
        s.locations[old] = if s.leaving { piece_of(seat, PieceKind::Assistant) } else { None };
    }
    s.leaving = false;
    s.locations[location] = piece_of(seat, PieceKind::Gallerist);
    s.at = location;
    s.stage = Stage::Act;
    close_tickets(s);
}

fn begin_kicked_out_turn(s: &mut State, seat: Seat, can_act: bool) {
    s.location_actions.broken |= can_act;
    s.actor = seat;
    s.kicked = true;
    s.acted = false;
    s.executive = ExecutiveProgress::Unused;
    s.stage = Stage::Act;
    if let Some(waiting) = s.waiting {
        s.at = waiting.at;
    }
}

/// Ends an executive action of spending tickets: the tickets of one action are spent without anything in between.
fn close_tickets(s: &mut State) {
    if s.executive == ExecutiveProgress::Tickets {
        s.executive = ExecutiveProgress::Done;
    }
}
