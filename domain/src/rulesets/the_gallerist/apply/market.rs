//! Applies events about reputation tiles and offers.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{MarketSpace, Owner};
use super::super::state::State;
use super::take_assistant;

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::TileTaken { seat, row, column, influence } => {
            s.player_mut(seat).gain_influence(influence);
            if let Some(tile) = s.market.tiles[row][column].take() {
                let space = MarketSpace::Reputation { row, column };
                s.push_tasks([Task::Cover { tile }, Task::SendLobby, Task::Place { space }]);
            }
        }
        Event::SpaceCovered { seat, space } => {
            if let Some(Task::Cover { tile }) = s.agenda.pop() {
                s.player_mut(seat).tiles[space] = Some(tile);
                s.push_tasks([Task::of(printed().reputation_spaces[space])]);
            }
        }
        Event::OfferMade { seat, offer, column, influence } => {
            s.player_mut(seat).gain_influence(influence);
            s.push_tasks([
                Task::Pay { price: offer.money(), work: None },
                Task::Place { space: MarketSpace::Auction { offer, column } },
                Task::of(printed().offers[offer][column]),
            ]);
        }
        Event::AssistantPlaced { seat, from, space } => {
            s.agenda.pop();
            take_assistant(s, seat, from);
            s.market.place(space, Owner::Seat(seat));
        }
        Event::StartTileReleased { seat, discarded } => {
            let Some(tile) = s.player_mut(seat).start_tile.take() else { return };
            if discarded {
                s.boxed.tiles |= tile.bit();
                return;
            }
            if s.player(seat).lobby.total() > 0 {
                s.push_tasks([Task::SendLobby]);
            }
            s.push_tasks([Task::Cover { tile }]);
        }
        _ => {}
    }
}
