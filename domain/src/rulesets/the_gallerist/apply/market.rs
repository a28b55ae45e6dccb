//! Carrying out: reputation tiles and offers.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Owner, Spot};
use super::super::state::State;
use super::take;

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::TileTaken { seat, row, column, influence } => {
            s.player_mut(seat).gain_influence(influence);
            if let Some(tile) = s.market.tiles[row][column].take() {
                let spot = Spot::Reputation { row, column };
                s.ask([Task::Cover { tile }, Task::SendLobby, Task::Place { spot }]);
            }
        }
        Event::SpaceCovered { seat, niche } => {
            if let Some(Task::Cover { tile }) = s.agenda.pop() {
                s.player_mut(seat).tiles[niche] = Some(tile);
                s.ask([Task::of(printed().niches[niche])]);
            }
        }
        Event::OfferMade { seat, offer, column, influence } => {
            s.player_mut(seat).gain_influence(influence);
            s.ask([
                Task::Pay { price: offer.money(), work: None },
                Task::Place { spot: Spot::Auction { offer, column } },
                Task::of(printed().offers[offer][column]),
            ]);
        }
        Event::AssistantPlaced { seat, from, spot } => {
            s.agenda.pop();
            take(s, seat, from);
            s.market.place(spot, Owner::Seat(seat));
        }
        Event::StartTileReleased { seat, discarded } => {
            let Some(tile) = s.player_mut(seat).start_tile.take() else { return };
            if discarded {
                s.boxed.tiles |= tile.bit();
                return;
            }
            if s.player(seat).lobby.total() > 0 {
                s.ask([Task::SendLobby]);
            }
            s.ask([Task::Cover { tile }]);
        }
        _ => {}
    }
}
