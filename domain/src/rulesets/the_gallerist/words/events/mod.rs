//! Says what happened, from the event alone.

mod art;
mod end;
mod goods;
mod market;
mod turns;

use super::super::event::Event;
use super::speaker;
use crate::args;
use crate::kernel::words::message_id;
use crate::kernel::{HasKind, Seat, Speaker, Speech, Words};

/// Says what happened, in the present tense.
pub(in super::super) fn event(event: &Event, speech: &Speech<'_>) -> Words {
    let say = &speaker(speech);
    match event {
        Event::StartChosen { .. }
        | Event::PlayBegan {}
        | Event::TurnBegan { .. }
        | Event::AssistantLeft { .. }
        | Event::KickedOut { .. }
        | Event::SentHome { .. }
        | Event::Moved { .. }
        | Event::ActionTaken { .. }
        | Event::Finished { .. }
        | Event::StepSkipped { .. }
        | Event::KickedOutTurnBegan { .. }
        | Event::KickedOutTurnEnded { .. } => turns::turn(say, event),
        Event::ArtistDiscovered { .. }
        | Event::CollectorReleased { .. }
        | Event::WorkBought { .. }
        | Event::WorkExhibited { .. }
        | Event::WorkUncovered { .. }
        | Event::FameRaised { .. }
        | Event::CelebrityMade { .. }
        | Event::ArtistPromoted { .. } => art::art(say, event),
        Event::ContractsRevealed { .. }
        | Event::ContractsReshuffled { .. }
        | Event::ContractSigned { .. }
        | Event::ContractDeclined { .. }
        | Event::DisplayRefilled { .. }
        | Event::WorkSold { .. }
        | Event::BuyerLeft { .. }
        | Event::ContractTurned { .. }
        | Event::ContractUsed { .. } => art::sale(say, event),
        Event::TileTaken { .. }
        | Event::SpaceCovered { .. }
        | Event::OfferMade { .. }
        | Event::AssistantPlaced { .. }
        | Event::StartTileReleased { .. } => market::market(say, event),
        Event::LacerdaArrived { .. }
        | Event::LacerdaMoved { .. }
        | Event::LacerdaKickedOut { .. }
        | Event::LacerdaDiscarded { .. }
        | Event::LacerdaPlaced { .. } => end::lacerda(say, event),
        Event::IntermediateScored { .. }
        | Event::EndTriggered { .. }
        | Event::LastRoundBegan {}
        | Event::AuctionBegan { .. }
        | Event::RenownedWorkTaken { .. }
        | Event::GameEnded { .. } => end::end(say, event),
        Event::TicketTaken { .. } | Event::TicketMissed { .. } | Event::TicketSpent { .. } => goods::ticket(say, event),
        Event::Paid { .. }
        | Event::AssistantsHired { .. }
        | Event::AssistantGained { .. }
        | Event::InfluenceGained { .. }
        | Event::MoneyGained { .. }
        | Event::VisitorWelcomed { .. }
        | Event::VisitorLeft { .. } => goods::goods(say, event),
    }
}

/// Returns the words of an event without arguments, or of a kind that another function says.
fn plain(say: &Speaker<'_>, event: &Event) -> Words {
    say.words(&message_id("event", event.kind()), &args![])
}

/// Returns the words of an event that only names a player.
fn of_player(say: &Speaker<'_>, event: &Event, seat: Seat) -> Words {
    say.words(&message_id("event", event.kind()), &args!["player" => say.player(seat)])
}
