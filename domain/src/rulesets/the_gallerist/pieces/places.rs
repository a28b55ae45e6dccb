//! Bonuses, location actions, pieces with their owners, and the places of pieces and works.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::numbers::Column;
use super::words::{Form, Location, Offer};
use crate::kernel::Seat;

/// A bonus that a player gains.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristBonus", extend("x-component" = "bonus"))]
pub enum Bonus {
    /// Influence for the VIPs and Collectors in the gallery.
    Influence,
    /// Money for the Investors and Collectors in the gallery.
    Investment,
    /// Fame for a discovered artist.
    Fame,
    /// A visitor of any kind moves from the Plaza into the gallery.
    PlazaVisitor,
    /// A VIP or an Investor moves from the Plaza into the gallery.
    PlazaVipOrInvestor,
    /// A visitor chosen from the bag moves into the gallery.
    BagVisitor,
    /// Two tickets of different colours.
    TwoTickets,
    /// A ticket of any colour.
    AnyTicket,
    /// A VIP ticket (pink).
    VipTicket,
    /// An Investor ticket (brown).
    InvestorTicket,
    /// The next assistant of the queue without paying.
    Assistant,
    /// A contract may be signed.
    Contract,
}

/// The owner of a piece: a seat, or the solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristOwner", extend("x-vocabulary" = "owner"))]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The solo opponent.
    Lacerda,
}

/// The kind of a piece on a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristPiece", extend("x-vocabulary" = "piece"))]
pub enum PieceKind {
    /// The gallerist.
    Gallerist,
    /// An assistant left behind.
    Assistant,
}

/// A piece on a location, with its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GalleristOccupant")]
pub struct Occupant {
    /// The owner.
    pub owner: Owner,
    /// The kind of the piece.
    pub piece: PieceKind,
}

/// Where an assistant is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristPost", extend("x-vocabulary" = "source"))]
pub enum AssistantSource {
    /// A desk in the office.
    Desk,
    /// The Sales Office.
    SalesOffice,
    /// The Artists Colony.
    ArtistsColony,
    /// The Media Center.
    MediaCenter,
    /// The International Market.
    InternationalMarket,
    /// In front of a location, after being kicked out.
    Outside,
}

impl AssistantSource {
    /// All sources.
    pub const ALL: [Self; 6] = [
        Self::Desk,
        Self::SalesOffice,
        Self::ArtistsColony,
        Self::MediaCenter,
        Self::InternationalMarket,
        Self::Outside,
    ];

    /// Returns the location, or `None` for a source that is no location.
    #[must_use]
    pub const fn location(self) -> Option<Location> {
        match self {
            Self::Desk | Self::Outside => None,
            Self::SalesOffice => Some(Location::SalesOffice),
            Self::ArtistsColony => Some(Location::ArtistsColony),
            Self::MediaCenter => Some(Location::MediaCenter),
            Self::InternationalMarket => Some(Location::InternationalMarket),
        }
    }
}

/// A space of the International Market for an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "part", rename_all = "snake_case")]
#[schemars(rename = "GalleristSpot")]
pub enum MarketSpace {
    /// A space of the upper part, with the reputation tiles.
    Reputation {
        /// The row.
        row: Form,
        /// The column.
        column: Column,
    },
    /// A space of the lower part, the auction.
    Auction {
        /// The row, which is the price of the offer.
        offer: Offer,
        /// The column.
        column: Column,
    },
}

/// The half of a fulfilled contract that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristHalf", extend("x-vocabulary" = "half"))]
pub enum ContractHalf {
    /// The half with the Influence bonus.
    Influence,
    /// The half with the Investment bonus.
    Investment,
}

/// Where a renowned work goes after the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristDestination", extend("x-vocabulary" = "destination"))]
pub enum RenownedDestination {
    /// It is exhibited and counts for the curator card.
    Gallery,
    /// It is placed with the sold works and counts for the art dealer card.
    Sold,
}

/// One of the eight location actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristAction", extend("x-vocabulary" = "action"))]
pub enum LocationAction {
    /// Discover an artist (Artists Colony).
    DiscoverArtist,
    /// Buy a work (Artists Colony).
    BuyWork,
    /// Sign a contract (Sales Office).
    SignContract,
    /// Sell a work (Sales Office).
    SellWork,
    /// Hire assistants (Media Center).
    HireAssistants,
    /// Promote an artist (Media Center).
    PromoteArtist,
    /// Take a reputation tile (International Market).
    TakeReputationTile,
    /// Make an offer (International Market).
    MakeOffer,
}

impl LocationAction {
    /// Returns the location where it is taken.
    #[must_use]
    pub const fn location(self) -> Location {
        match self {
            Self::DiscoverArtist | Self::BuyWork => Location::ArtistsColony,
            Self::SignContract | Self::SellWork => Location::SalesOffice,
            Self::HireAssistants | Self::PromoteArtist => Location::MediaCenter,
            Self::TakeReputationTile | Self::MakeOffer => Location::InternationalMarket,
        }
    }
}
