//! Applies events: moves components and pushes the tasks that an event entails onto the agenda. Imports nothing from `rules`.
//!
//! Stored games are folded through this module, so it asks no rule and reads no rules version. What it does read:
//! - `components::printed`: icons and sizes printed on components (bonuses, tickets of a work, the number of desks, the end of
//!   the Influence track). A printed edition does not change; another edition would bring its own file.
//! - the tasks of an event: they are the meaning of the event kind. Rules that need other tasks emit another kind of event.

mod art;
mod contracts;
mod end;
mod goods;
mod lacerda;
mod market;
mod turns;

use super::event::Event;
use super::pieces::{AssistantSource, Occupant, Owner, PieceKind};
use super::state::State;
use crate::kernel::Seat;

/// Applies an event. Events of a record fit the state before them, so nothing is checked.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::StartChosen { .. }
        | Event::PlayBegan {}
        | Event::TurnBegan { .. }
        | Event::AssistantLeft { .. }
        | Event::KickedOut { .. }
        | Event::SentHome { .. }
        | Event::Moved { .. }
        | Event::ActionTaken { .. }
        | Event::Finished { .. }
        | Event::KickedOutTurnBegan { .. }
        | Event::KickedOutTurnEnded { .. } => turns::apply(s, event),
        Event::ArtistDiscovered { .. }
        | Event::CollectorReleased { .. }
        | Event::WorkBought { .. }
        | Event::WorkExhibited { .. }
        | Event::WorkUncovered { .. }
        | Event::FameRaised { .. }
        | Event::CelebrityMade { .. }
        | Event::ArtistPromoted { .. } => art::apply(s, event),
        Event::ContractsRevealed { .. }
        | Event::ContractsReshuffled { .. }
        | Event::ContractSigned { .. }
        | Event::ContractDeclined { .. }
        | Event::DisplayRefilled { .. }
        | Event::WorkSold { .. }
        | Event::BuyerLeft { .. }
        | Event::ContractTurned { .. }
        | Event::ContractUsed { .. } => contracts::apply(s, event),
        Event::TileTaken { .. }
        | Event::SpaceCovered { .. }
        | Event::OfferMade { .. }
        | Event::AssistantPlaced { .. }
        | Event::StartTileReleased { .. } => market::apply(s, event),
        Event::LacerdaArrived { .. }
        | Event::LacerdaMoved { .. }
        | Event::LacerdaKickedOut { .. }
        | Event::LacerdaDiscarded { .. }
        | Event::LacerdaPlaced { .. } => lacerda::apply(s, event),
        Event::IntermediateScored { .. }
        | Event::EndTriggered { .. }
        | Event::LastRoundBegan {}
        | Event::AuctionBegan { .. }
        | Event::RenownedWorkTaken { .. }
        | Event::GameEnded { .. } => end::apply(s, event),
        Event::Paid { .. }
        | Event::TicketTaken { .. }
        | Event::TicketMissed { .. }
        | Event::AssistantsHired { .. }
        | Event::AssistantGained { .. }
        | Event::InfluenceGained { .. }
        | Event::MoneyGained { .. }
        | Event::VisitorWelcomed { .. }
        | Event::VisitorLeft { .. }
        | Event::TicketSpent { .. }
        | Event::StepSkipped { .. } => goods::apply(s, event),
    }
}

fn piece_of(seat: Seat, piece: PieceKind) -> Option<Occupant> {
    Some(Occupant { owner: Owner::Seat(seat), piece })
}

/// Removes a seat's assistant from the place it is taken from.
fn take_assistant(s: &mut State, seat: Seat, from: AssistantSource) {
    match from {
        AssistantSource::Desk => s.player_mut(seat).desks -= 1,
        AssistantSource::Outside => s.waiting = None,
        place => {
            if let Some(location) = place.location() {
                s.locations[location] = None;
            }
        }
    }
}
