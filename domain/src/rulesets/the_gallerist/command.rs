//! What a seat can ask for: one small command for each decision.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::pieces::{Artist, Column, Destination, Form, Half, Location, Niche, Offer, Post, Slot, Space, Visitor};
use crate::kernel::Seat;

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristCommand")]
pub enum Command {
    /// Begin here and take the tile lying there.
    ChooseStart {
        /// Where.
        location: Location,
    },
    /// Leave an assistant behind before moving on.
    LeaveAssistant {
        /// Where it comes from.
        from: Post,
    },
    /// Move the gallerist.
    MoveTo {
        /// Where.
        location: Location,
    },
    /// Discover an artist (Artists Colony).
    DiscoverArtist {
        /// Whom.
        artist: Artist,
    },
    /// Buy and exhibit the work on top of the artist's stack (Artists Colony).
    BuyWork {
        /// Whose.
        artist: Artist,
    },
    /// Cover the display with four new contracts before signing one (Sales Office).
    RevealContracts {},
    /// Sign a contract (Sales Office).
    SignContract {
        /// Where it lies in the display.
        space: Space,
        /// Where it goes on the own board.
        slot: Slot,
    },
    /// Sign none after having revealed new ones.
    DeclineContract {},
    /// Sell a work (Sales Office).
    SellWork {
        /// Whose work.
        artist: Artist,
        /// By which contract.
        slot: Slot,
    },
    /// Hire assistants (Media Center).
    HireAssistants {
        /// How many.
        count: u8,
    },
    /// Promote an artist by a level (Media Center).
    PromoteArtist {
        /// Whom.
        artist: Artist,
    },
    /// Take a reputation tile (International Market).
    TakeReputationTile {
        /// The row.
        row: Form,
        /// The column.
        column: Column,
    },
    /// Make an offer (International Market).
    MakeOffer {
        /// The row.
        offer: Offer,
        /// The column.
        column: Column,
    },
    /// Spend a ticket to move a visitor a step towards the own gallery (executive).
    SpendTicket {
        /// The visitor, and the colour of the ticket.
        visitor: Visitor,
        /// In whose lobby the visitor is; none means the Plaza.
        lobby: Option<Seat>,
    },
    /// Place an assistant on a contract for its bonus (executive).
    UseContract {
        /// Which contract.
        slot: Slot,
        /// Where the assistant comes from.
        from: Post,
    },
    /// Do nothing more this turn, or nothing at all after having been kicked out.
    Finish {},
    /// Pay what is due.
    Pay {
        /// How much of it with Influence, in money; the rest is cash.
        with_influence: u8,
    },
    /// Raise an artist's fame.
    RaiseFame {
        /// Whose.
        artist: Artist,
        /// How much more with Influence, in fame.
        with_influence: u8,
    },
    /// Take a ticket.
    TakeTicket {
        /// Which.
        ticket: Visitor,
        /// The ticket put from the box office onto the discards in exchange, when the box office lacks the one taken.
        discarding: Option<Visitor>,
    },
    /// Welcome a visitor into the gallery.
    WelcomeVisitor {
        /// Whom.
        visitor: Visitor,
    },
    /// Send a visitor to the Plaza.
    SendVisitor {
        /// Whom.
        visitor: Visitor,
    },
    /// Turn a half of the fulfilled contract up.
    TurnContract {
        /// Which.
        half: Half,
    },
    /// Cover a reputation space with the tile in hand.
    CoverSpace {
        /// Which.
        niche: Niche,
    },
    /// Send an assistant to the market.
    PlaceAssistant {
        /// Where it comes from.
        from: Post,
    },
    /// Choose the ticket Lacerda discards.
    DiscardTicket {
        /// Which.
        ticket: Visitor,
    },
    /// Take a renowned work.
    TakeRenownedWork {
        /// Which, by its form.
        form: Form,
        /// Where it goes.
        to: Destination,
    },
}
