//! What a command places: the pieces that the picture of a viewer has symbols for. Their ids are stable, as those of parts.

use super::agenda::Task;
use super::command::Command;
use super::components::printed;
use super::decision::Decision;
use super::pieces::{Artist, Contract, Form, Location, PromotionLevel, ReputationTile, Visitor};
use super::view::{PlayerView, View};
use crate::kernel::Seat;

/// A piece that a command places, or moves to another place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    Gallerist(Seat),
    Assistant(Seat),
    Visitor(Visitor),
    Ticket(Visitor),
    /// A work of an artist.
    Work(Artist),
    RenownedWork(Form),
    Contract(Contract),
    Tile(ReputationTile),
    /// The promotion token of a level.
    Promotion(PromotionLevel),
}

impl Placed {
    /// Returns the id of the symbol.
    pub(super) fn id(self) -> String {
        match self {
            Self::Gallerist(seat) => format!("piece.gallerist.{}", seat.number()),
            Self::Assistant(seat) => format!("piece.assistant.{}", seat.number()),
            Self::Visitor(visitor) => format!("piece.visitor.{}", visitor.name()),
            Self::Ticket(ticket) => format!("piece.ticket.{}", ticket.name()),
            Self::Work(artist) => format!("piece.work.{}", artist.name()),
            Self::RenownedWork(form) => format!("piece.renowned.{}", form.name()),
            Self::Contract(contract) => format!("piece.contract.{}", contract.number()),
            Self::Tile(tile) => format!("piece.tile.{}", tile.number()),
            Self::Promotion(level) => format!("piece.promotion.{}", level.number() + 1),
        }
    }
}

/// Returns what a legal command of a seat places. An action of the market places an assistant on the space it names.
pub(super) fn placed_by(view: &View, seat: Seat, command: &Command) -> Option<Placed> {
    Some(match *command {
        Command::ChooseStart { .. } | Command::MoveTo { .. } => Placed::Gallerist(seat),
        Command::LeaveAssistant { .. }
        | Command::HireAssistants { .. }
        | Command::TakeReputationTile { .. }
        | Command::MakeOffer { .. }
        | Command::UseContract { .. }
        | Command::PlaceAssistant { .. } => Placed::Assistant(seat),
        Command::BuyWork { artist } | Command::SellWork { artist, .. } => Placed::Work(artist),
        Command::SignContract { space, .. } => Placed::Contract(view.display[space].last().copied()?),
        Command::PromoteArtist { artist } => Placed::Promotion(PromotionLevel::new(view.artists[artist].promotion)?),
        Command::SpendTicket { visitor, .. }
        | Command::WelcomeVisitor { visitor }
        | Command::SendVisitor { visitor } => Placed::Visitor(visitor),
        Command::TakeTicket { ticket, .. } => Placed::Ticket(ticket),
        Command::CoverSpace { .. } => Placed::Tile(pending_tile(view)?),
        Command::TakeRenownedWork { form, .. } => Placed::RenownedWork(form),
        Command::DiscoverArtist { .. }
        | Command::RevealContracts {}
        | Command::DeclineContract {}
        | Command::Finish {}
        | Command::Pay { .. }
        | Command::RaiseFame { .. }
        | Command::TurnContract { .. }
        | Command::DiscardTicket { .. } => return None,
    })
}

/// Returns the pieces that a player can place now: all that a command of this decision can place, legal or not.
pub(super) fn placeable(view: &View, player: &PlayerView, decision: Decision) -> Vec<Placed> {
    let seat = player.seat;
    let visitors = Visitor::ALL.into_iter().map(Placed::Visitor);
    match decision {
        Decision::ChooseStart => vec![Placed::Gallerist(seat)],
        Decision::Move => [Placed::Gallerist(seat), Placed::Assistant(seat)].into_iter().chain(visitors).collect(),
        Decision::Act | Decision::KickedOut => {
            let by_action = location_of(view, player).map(|at| by_action(view, player, at));
            std::iter::once(Placed::Assistant(seat)).chain(visitors).chain(by_action.into_iter().flatten()).collect()
        }
        Decision::PlaceAssistant => vec![Placed::Assistant(seat)],
        Decision::SignContract => contracts(view).collect(),
        Decision::TakeTicket => Visitor::ALL.map(Placed::Ticket).into(),
        Decision::WelcomeVisitor | Decision::SendVisitor => visitors.collect(),
        Decision::CoverSpace => pending_tile(view).map(Placed::Tile).into_iter().collect(),
        Decision::TakeRenownedWork => {
            view.easels.iter().map(|work| Placed::RenownedWork(printed().work(*work).form)).collect()
        }
        Decision::Pay | Decision::RaiseFame | Decision::TurnContract | Decision::DiscardTicket => Vec::new(),
    }
}

/// Returns the location where a player acts.
pub(super) fn location_of(view: &View, player: &PlayerView) -> Option<Location> {
    let waiting = view.waiting.as_ref().filter(|out| out.seat == player.seat).map(|out| out.at);
    waiting.or(player.gallerist)
}

/// Returns what the actions of a location can place, besides assistants.
fn by_action(view: &View, player: &PlayerView, at: Location) -> Vec<Placed> {
    match at {
        Location::SalesOffice => {
            contracts(view).chain(player.works.iter().map(|work| Placed::Work(work.artist))).collect()
        }
        Location::ArtistsColony => {
            let known = Artist::ALL.into_iter().filter(|artist| view.artists[*artist].fame.is_some());
            known.map(Placed::Work).collect()
        }
        Location::MediaCenter => PromotionLevel::ALL.map(Placed::Promotion).into(),
        Location::InternationalMarket => Vec::new(),
    }
}

fn contracts(view: &View) -> impl Iterator<Item = Placed> + '_ {
    view.display.iter().filter_map(|(_, pile)| pile.last().copied()).map(Placed::Contract)
}

fn pending_tile(view: &View) -> Option<ReputationTile> {
    view.pending.iter().rev().find_map(|task| if let Task::Cover { tile } = task { Some(*tile) } else { None })
}
