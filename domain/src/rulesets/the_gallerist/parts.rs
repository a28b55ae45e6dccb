//! The ids of the parts of the picture that a person can point at. They are stable: clients know them.
//! `docs/CLIENTS.md` lists them. Seats, slots, spaces and columns are counted from 0, as in commands.

use super::pieces::{
    Artist, AssistantSource, Column, ContractHalf, ContractSlot, DisplaySpace, Form, Location, Offer, ReputationSpace,
    Visitor,
};
use crate::kernel::Seat;

/// A location of the main board.
pub(super) fn location(location: Location) -> String {
    format!("location.{}", location.name())
}

/// The tile of an artist, with the work on top of the stack beside it.
pub(super) fn artist(artist: Artist) -> String {
    format!("artist.{}", artist.name())
}

/// The top work of the stack of a form.
pub(super) fn stack(form: Form) -> String {
    format!("stack.{}", form.name())
}

/// The deck from which contracts are revealed.
pub(super) fn contract_deck() -> String {
    "contracts.deck".to_owned()
}

/// A contract of the display.
pub(super) fn display(space: DisplaySpace) -> String {
    format!("contracts.{}", space.number())
}

/// A contract slot of a seat.
pub(super) fn contract_slot(seat: Seat, slot: ContractSlot) -> String {
    format!("contract.{}.{}", seat.number(), slot.number())
}

/// A half of the contract in a slot of a seat.
pub(super) fn contract_half(seat: Seat, slot: ContractSlot, half: ContractHalf) -> String {
    let half = match half {
        ContractHalf::Influence => "influence",
        ContractHalf::Investment => "investment",
    };
    format!("contract.{}.{}.{half}", seat.number(), slot.number())
}

/// A work in the gallery of a seat, named by its artist.
pub(super) fn exhibited(seat: Seat, artist: Artist) -> String {
    format!("gallery.{}.{}", seat.number(), artist.name())
}

/// The gallery of a seat: its art slots.
pub(super) fn gallery(seat: Seat) -> String {
    format!("gallery.{}", seat.number())
}

/// The place of sold works of a seat.
pub(super) fn sold(seat: Seat) -> String {
    format!("sold.{}", seat.number())
}

/// The assistants of a seat that can be taken from a place: its desks, a location, or outside of one.
pub(super) fn assistant(seat: Seat, source: AssistantSource) -> String {
    let place = match source.location() {
        Some(location) => location.name(),
        None if source == AssistantSource::Desk => "desk",
        None => "outside",
    };
    format!("assistant.{}.{place}", seat.number())
}

/// The unemployed assistants of a seat, who can be hired.
pub(super) fn queue(seat: Seat) -> String {
    format!("queue.{}", seat.number())
}

/// A reputation tile of the market.
pub(super) fn market_tile(row: Form, column: Column) -> String {
    format!("tile.{}.{}", row.name(), column.number())
}

/// A space of the auction part of the market.
pub(super) fn auction_space(offer: Offer, column: Column) -> String {
    format!("offer.{}.{}", offer.name(), column.number())
}

/// A reputation space of the board of a seat.
pub(super) fn reputation_space(seat: Seat, space: ReputationSpace) -> String {
    format!("reputation.{}.{}", seat.number(), space.number())
}

/// The visitors of a kind in the Plaza.
pub(super) fn plaza(visitor: Visitor) -> String {
    format!("plaza.{}", visitor.name())
}

/// The visitors of a kind in the bag.
pub(super) fn bag(visitor: Visitor) -> String {
    format!("bag.{}", visitor.name())
}

/// The visitors of a kind in the lobby of a seat.
pub(super) fn lobby(seat: Seat, visitor: Visitor) -> String {
    format!("lobby.{}.{}", seat.number(), visitor.name())
}

/// The visitors of a kind in the gallery of a seat.
pub(super) fn in_gallery(seat: Seat, visitor: Visitor) -> String {
    format!("visitor.{}.{}", seat.number(), visitor.name())
}

/// The tickets of a kind in the box office.
pub(super) fn box_office(ticket: Visitor) -> String {
    format!("tickets.{}", ticket.name())
}

/// The tickets of a kind that a seat has.
pub(super) fn ticket(seat: Seat, ticket: Visitor) -> String {
    format!("ticket.{}.{}", seat.number(), ticket.name())
}

/// The money of a seat.
pub(super) fn money(seat: Seat) -> String {
    format!("money.{}", seat.number())
}

/// The marker of a seat on the Influence track.
pub(super) fn influence(seat: Seat) -> String {
    format!("influence.{}", seat.number())
}

/// An easel with a renowned work.
pub(super) fn easel(form: Form) -> String {
    format!("easel.{}", form.name())
}
