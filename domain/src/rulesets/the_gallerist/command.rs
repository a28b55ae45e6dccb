//! The commands of a seat: one small command for each decision.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::pieces::{
    Artist, AssistantSource, Column, ContractHalf, ContractSlot, DisplaySpace, Form, Location, Offer,
    RenownedDestination, ReputationSpace, Visitor,
};
use crate::kernel::Seat;

/// A command of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristCommand")]
pub enum Command {
    /// Chooses the start location and takes the reputation tile on it.
    ChooseStart {
        /// The start location.
        location: Location,
    },
    /// Chooses an assistant to leave on the current location when the gallerist moves.
    LeaveAssistant {
        /// Where the assistant is taken from.
        from: AssistantSource,
    },
    /// Moves the gallerist to another location.
    MoveTo {
        /// The destination.
        location: Location,
    },
    /// Discovers an artist (Artists Colony).
    DiscoverArtist {
        /// The artist.
        artist: Artist,
    },
    /// Buys and exhibits the top work of the artist's stack (Artists Colony).
    BuyWork {
        /// The artist.
        artist: Artist,
    },
    /// Covers the contract display with four new contracts before signing one (Sales Office).
    RevealContracts {},
    /// Signs a contract (Sales Office).
    SignContract {
        /// The space of the contract display from which it is taken.
        space: DisplaySpace,
        /// The contract slot on the seat's board in which it is placed.
        slot: ContractSlot,
    },
    /// Signs no contract after new ones were revealed.
    DeclineContract {},
    /// Sells a work (Sales Office).
    SellWork {
        /// The artist of the work.
        artist: Artist,
        /// The slot of the contract used for the sale.
        slot: ContractSlot,
    },
    /// Hires assistants (Media Center).
    HireAssistants {
        /// The number of assistants.
        count: u8,
    },
    /// Promotes an artist by one level (Media Center).
    PromoteArtist {
        /// The artist.
        artist: Artist,
    },
    /// Takes a reputation tile (International Market).
    TakeReputationTile {
        /// The row of the tile.
        row: Form,
        /// The column of the tile.
        column: Column,
    },
    /// Makes an offer (International Market).
    MakeOffer {
        /// The row of the auction, which is the price of the offer.
        offer: Offer,
        /// The column of the auction.
        column: Column,
    },
    /// Spends a ticket to move a visitor one step towards the seat's gallery (executive action).
    SpendTicket {
        /// The kind of the visitor and of the ticket.
        visitor: Visitor,
        /// The seat whose lobby the visitor is in; null for the Plaza.
        lobby: Option<Seat>,
    },
    /// Places an assistant on a contract and gains its bonus (executive action).
    UseContract {
        /// The slot of the contract.
        slot: ContractSlot,
        /// Where the assistant is taken from.
        from: AssistantSource,
    },
    /// Ends the turn, or declines to act after being kicked out.
    Finish {},
    /// Pays the pending price.
    Pay {
        /// The part of the price to pay with Influence, in money. The rest is paid in cash.
        with_influence: u8,
    },
    /// Raises an artist's fame.
    RaiseFame {
        /// The artist.
        artist: Artist,
        /// The additional fame to buy with Influence.
        with_influence: u8,
    },
    /// Takes a ticket.
    TakeTicket {
        /// The ticket.
        #[schemars(extend("x-component" = "ticket"))]
        ticket: Visitor,
        /// The ticket to discard from the box office in exchange, if the box office does not have the ticket taken.
        #[schemars(extend("x-component" = "ticket"))]
        discarding: Option<Visitor>,
    },
    /// Moves a visitor into the gallery.
    WelcomeVisitor {
        /// The visitor.
        visitor: Visitor,
    },
    /// Sends a visitor to the Plaza.
    SendVisitor {
        /// The visitor.
        visitor: Visitor,
    },
    /// Chooses which half of a fulfilled contract to turn up.
    TurnContract {
        /// The half.
        half: ContractHalf,
    },
    /// Places the pending reputation tile on a reputation space.
    CoverSpace {
        /// The reputation space.
        #[serde(rename = "niche")]
        space: ReputationSpace,
    },
    /// Sends an assistant to the market.
    PlaceAssistant {
        /// Where the assistant is taken from.
        from: AssistantSource,
    },
    /// Chooses the ticket that Lacerda discards.
    DiscardTicket {
        /// The ticket.
        #[schemars(extend("x-component" = "ticket"))]
        ticket: Visitor,
    },
    /// Takes a renowned work.
    TakeRenownedWork {
        /// The form of the work.
        form: Form,
        /// Where the work is placed.
        to: RenownedDestination,
    },
}
