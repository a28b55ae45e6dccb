//! The group of a command, and the parts of the picture that name it, in the order a person points at them.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::parts;
use super::super::pieces::RenownedDestination;
use super::super::view::View;
use crate::kernel::Seat;

/// Returns the key of the group of a command.
pub(super) const fn group(command: &Command) -> &'static str {
    match command {
        Command::ChooseStart { .. } => "start",
        Command::LeaveAssistant { .. } | Command::MoveTo { .. } => "move",
        Command::DiscoverArtist { .. } => "discover",
        Command::BuyWork { .. } => "buy",
        Command::RevealContracts {} | Command::SignContract { .. } | Command::DeclineContract {} => "sign",
        Command::SellWork { .. } => "sell",
        Command::HireAssistants { .. } => "hire",
        Command::PromoteArtist { .. } => "promote",
        Command::TakeReputationTile { .. } => "tile",
        Command::MakeOffer { .. } => "offer",
        Command::SpendTicket { .. } | Command::UseContract { .. } => "executive",
        Command::Finish {} => "finish",
        Command::Pay { .. } => "pay",
        Command::RaiseFame { .. } => "fame",
        Command::TakeTicket { .. } | Command::DiscardTicket { .. } => "ticket",
        Command::WelcomeVisitor { .. } | Command::SendVisitor { .. } => "visitor",
        Command::TurnContract { .. } => "contract",
        Command::CoverSpace { .. } => "reputation",
        Command::PlaceAssistant { .. } => "assistant",
        Command::TakeRenownedWork { .. } => "auction",
    }
}

/// Returns the parts of a command.
pub(super) fn parts(view: &View, seat: Seat, command: &Command) -> Vec<String> {
    match *command {
        Command::ChooseStart { location } | Command::MoveTo { location } => vec![parts::location(location)],
        Command::LeaveAssistant { from } | Command::PlaceAssistant { from } => vec![parts::assistant(seat, from)],
        Command::DiscoverArtist { artist } | Command::PromoteArtist { artist } => vec![parts::artist(artist)],
        Command::BuyWork { artist } => vec![parts::artist(artist), parts::stack(artist.form())],
        Command::RevealContracts {} => vec![parts::contract_deck()],
        Command::SignContract { space, slot } => vec![parts::display(space), parts::contract_slot(seat, slot)],
        Command::DeclineContract {} | Command::Finish {} => Vec::new(),
        Command::SellWork { artist, slot } => {
            vec![parts::exhibited(seat, artist), parts::contract_slot(seat, slot)]
        }
        Command::HireAssistants { .. } => vec![parts::queue(seat)],
        Command::TakeReputationTile { row, column } => vec![parts::market_tile(row, column)],
        Command::MakeOffer { offer, column } => vec![parts::auction_space(offer, column)],
        Command::SpendTicket { visitor, lobby } => {
            let place = lobby.map_or_else(|| parts::plaza(visitor), |other| parts::lobby(other, visitor));
            vec![parts::ticket(seat, visitor), place]
        }
        Command::UseContract { slot, from } => {
            vec![parts::contract_slot(seat, slot), parts::assistant(seat, from)]
        }
        Command::RaiseFame { artist, with_influence: 0 } => vec![parts::artist(artist)],
        Command::RaiseFame { artist, .. } => vec![parts::artist(artist), parts::influence(seat)],
        Command::TakeTicket { ticket, discarding } => {
            [Some(ticket), discarding].into_iter().flatten().map(parts::box_office).collect()
        }
        Command::DiscardTicket { ticket } => vec![parts::box_office(ticket)],
        Command::CoverSpace { space } => vec![parts::reputation_space(seat, space)],
        Command::TakeRenownedWork { form, to } => {
            let place = match to {
                RenownedDestination::Gallery => parts::gallery(seat),
                RenownedDestination::Sold => parts::sold(seat),
            };
            vec![parts::easel(form), place]
        }
        Command::Pay { .. }
        | Command::WelcomeVisitor { .. }
        | Command::SendVisitor { .. }
        | Command::TurnContract { .. } => of_task(view, seat, command),
    }
}

/// Returns the parts of a command that depend on the pending task.
fn of_task(view: &View, seat: Seat, command: &Command) -> Vec<String> {
    match (*command, view.pending.last()) {
        (Command::Pay { with_influence }, Some(Task::Pay { price, .. })) => {
            let cash = (with_influence < *price).then(|| parts::money(seat));
            let influence = (with_influence > 0).then(|| parts::influence(seat));
            cash.into_iter().chain(influence).collect()
        }
        (Command::WelcomeVisitor { visitor }, Some(Task::Welcome { bag: true, .. })) => vec![parts::bag(visitor)],
        (Command::WelcomeVisitor { visitor }, _) => vec![parts::plaza(visitor)],
        (Command::SendVisitor { visitor }, Some(Task::SendBuyer { .. })) => vec![parts::in_gallery(seat, visitor)],
        (Command::SendVisitor { visitor }, _) => vec![parts::lobby(seat, visitor)],
        (Command::TurnContract { half }, Some(Task::TurnContract { slot, .. })) => {
            vec![parts::contract_half(seat, *slot, half)]
        }
        _ => Vec::new(),
    }
}
