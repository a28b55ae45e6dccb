//! Bonuses and actions, owners and their pieces, and where they stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::numbers::Column;
use super::words::{Form, Location, Offer};
use crate::kernel::Seat;

/// Something a player is given.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristBonus")]
pub enum Bonus {
    /// Influence for the VIPs and Collectors in the gallery.
    Influence,
    /// Money for the Investors and Collectors in the gallery.
    Investment,
    /// Fame for a discovered artist.
    Fame,
    /// Any visitor from the Plaza into the gallery.
    PlazaVisitor,
    /// A VIP or an Investor from the Plaza into the gallery.
    PlazaVipOrInvestor,
    /// A visitor chosen from the bag into the gallery.
    BagVisitor,
    /// Two tickets of different colours.
    TwoTickets,
    /// A ticket of any colour.
    AnyTicket,
    /// A pink ticket.
    VipTicket,
    /// A brown ticket.
    InvestorTicket,
    /// The next assistant of the queue for nothing.
    Assistant,
    /// A contract is signed.
    Contract,
}

/// To whom a piece belongs: a seat, or the solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristOwner")]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The solo opponent.
    Lacerda,
}

/// What stands on a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristPiece")]
pub enum Piece {
    /// The pawn.
    Gallerist,
    /// An assistant left behind.
    Assistant,
}

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GalleristOccupant")]
pub struct Occupant {
    /// Whose.
    pub owner: Owner,
    /// What.
    pub piece: Piece,
}

/// Where an assistant is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristPost")]
pub enum Post {
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
    /// In front of a location, having been kicked out.
    Outside,
}

impl Post {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Desk,
        Self::SalesOffice,
        Self::ArtistsColony,
        Self::MediaCenter,
        Self::InternationalMarket,
        Self::Outside,
    ];

    /// The location meant, if it is one.
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

/// A place on the market's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "part", rename_all = "snake_case")]
#[schemars(rename = "GalleristSpot")]
pub enum Spot {
    /// In the upper part, where the reputation tiles lie.
    Reputation {
        /// The row.
        row: Form,
        /// The column.
        column: Column,
    },
    /// In the lower part, the auction.
    Auction {
        /// The row.
        offer: Offer,
        /// The column.
        column: Column,
    },
}

/// The half of a fulfilled contract that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristHalf")]
pub enum Half {
    /// Influence.
    Influence,
    /// Investment.
    Investment,
}

/// Where a renowned work goes after the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristDestination")]
pub enum Destination {
    /// It is exhibited and counts for the curator card.
    Gallery,
    /// It lies with the sold works and counts for the art dealer card.
    Sold,
}

/// One of the eight location actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristAction")]
pub enum Action {
    /// In the Artists Colony.
    DiscoverArtist,
    /// In the Artists Colony.
    BuyWork,
    /// In the Sales Office.
    SignContract,
    /// In the Sales Office.
    SellWork,
    /// In the Media Center.
    HireAssistants,
    /// In the Media Center.
    PromoteArtist,
    /// In the International Market.
    TakeReputationTile,
    /// In the International Market.
    MakeOffer,
}

impl Action {
    /// Where it is taken.
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
