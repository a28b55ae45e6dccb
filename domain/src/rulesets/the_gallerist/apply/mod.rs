//! Carrying events out. No rules here: an event moves pieces and puts on the agenda what it entails.

mod art;
mod contracts;
mod end;
mod goods;
mod lacerda;
mod market;
mod turns;

use super::event::Event;
use super::pieces::{Occupant, Owner, Piece, Post};
use super::state::State;
use crate::kernel::Seat;

/// Carries an event out.
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

fn own(seat: Seat, piece: Piece) -> Option<Occupant> {
    Some(Occupant { owner: Owner::Seat(seat), piece })
}

/// Takes a seat's assistant from where it stands.
fn take(s: &mut State, seat: Seat, from: Post) {
    match from {
        Post::Desk => s.player_mut(seat).desks -= 1,
        Post::Outside => s.waiting = None,
        place => {
            if let Some(location) = place.location() {
                s.locations[location] = None;
            }
        }
    }
}
