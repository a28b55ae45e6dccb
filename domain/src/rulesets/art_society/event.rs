//! Events as they are stored ([`Event`]) and as a viewer sees them ([`Seen`]).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bids::Card;
use super::components::{Decor, Genre, PaintingId};
use super::stored::{self, StoredEarnedDecor};
use super::wall::{Hung, Size, Spot, Tile};
use crate::kernel::{BySeat, Seat, Viewer};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "each variant says what happened; its fields say to which seat and with what")]
pub enum Event {
    /// All starting paintings hang.
    SetupFinished { auctioneer: Seat },
    /// The auctioneer starts to name stacks. From now on nothing can be taken down.
    AuctionOpened { round: u8, auctioneer: Seat },
    /// A stack was named.
    StackOffered { stack: Size },
    /// The paintings of the auction were turned over.
    PaintingsRevealed { paintings: Vec<PaintingId> },
    /// A bid was sealed, or a sealed bid was replaced.
    BidSealed { seat: Seat, card: Card },
    /// All bids were revealed, with the resulting order.
    BidsRevealed { bids: BySeat<Card>, order: Vec<Seat> },
    /// A painting was taken from the auction.
    PaintingTaken { seat: Seat, painting: PaintingId },
    /// A painting was hung.
    PaintingHung { seat: Seat, painting: PaintingId, at: Spot },
    /// A painting was given to the assistant.
    PaintingHeld { seat: Seat, painting: PaintingId },
    /// The assistant's tile was hung.
    AssistantTileHung { seat: Seat, tile: Tile, at: Spot },
    /// A painting was exchanged with the museum.
    PaintingExchanged { seat: Seat, given: PaintingId, received: PaintingId },
    /// A painting was stored beside the wall.
    ExcessStored { seat: Seat, painting: PaintingId },
    /// Decor was earned.
    DecorEarned(EarnedDecor),
    /// An earned decor tile was hung.
    DecorHung { seat: Seat, decor: Decor, at: Spot },
    /// An earned decor tile was given to the assistant.
    DecorHeld { seat: Seat, decor: Decor },
    /// Decor tiles on a wall were swapped for others that cover the same cells.
    DecorSwapped {
        owner: Seat,
        #[serde(with = "stored::tiles")]
        removed: Vec<Hung>,
        #[serde(with = "stored::tiles")]
        hung: Vec<Hung>,
    },
    /// The rest of the earned decor could not be placed.
    DecorLost { seat: Seat, shields: u8 },
    /// The rest of the earned decor was declined.
    DecorForgone { seat: Seat, shields: u8 },
    /// A seat has nothing left to place.
    TurnFinished { seat: Seat },
    /// A seat took down what it had hung this round.
    TakenDown { seat: Seat },
    /// The museum took the unsold painting; the marker of its type advanced.
    MuseumAcquired {
        painting: PaintingId,
        // Older records call this field `genre`.
        #[serde(rename = "type", alias = "genre")]
        genre: Genre,
        from: u16,
        to: u16,
    },
    /// The round is over; the gavel passes.
    RoundClosed { round: u8, auctioneer: Seat },
    /// The game is over.
    GameEnded { triggers: Vec<EndTrigger> },
}

/// Decor that a seat earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredEarnedDecor", into = "StoredEarnedDecor")]
pub struct EarnedDecor {
    /// The seat.
    pub seat: Seat,
    /// The shields earned.
    pub shields: u8,
    /// Whether several tiles with these shields in total may be taken, instead of one tile with at most these shields.
    pub several: bool,
}

/// What ends the game.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyEndTrigger", extend("x-vocabulary" = "end-trigger"))]
pub enum EndTrigger {
    /// A wall has no empty cell.
    WallFull,
    /// A seat has two excess paintings.
    SecondExcess,
    /// All bid cards are played.
    HandsEmpty,
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "ArtSocietyEvent")]
#[expect(missing_docs, reason = "each variant is the event of the same name, with the fields its viewer may see")]
pub enum Seen {
    SetupFinished {
        auctioneer: Seat,
    },
    AuctionOpened {
        round: u8,
        auctioneer: Seat,
    },
    StackOffered {
        stack: Size,
    },
    PaintingsRevealed {
        paintings: Vec<PaintingId>,
    },
    /// `card` is visible to the seat that sealed it only.
    BidSealed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    BidsRevealed {
        bids: BySeat<Card>,
        order: Vec<Seat>,
    },
    PaintingTaken {
        seat: Seat,
        painting: PaintingId,
    },
    PaintingHung {
        seat: Seat,
        painting: PaintingId,
        at: Spot,
    },
    PaintingHeld {
        seat: Seat,
        painting: PaintingId,
    },
    AssistantTileHung {
        seat: Seat,
        tile: Tile,
        at: Spot,
    },
    PaintingExchanged {
        seat: Seat,
        given: PaintingId,
        received: PaintingId,
    },
    ExcessStored {
        seat: Seat,
        painting: PaintingId,
    },
    DecorEarned {
        seat: Seat,
        shields: u8,
    },
    DecorHung {
        seat: Seat,
        decor: Decor,
        at: Spot,
    },
    DecorHeld {
        seat: Seat,
        decor: Decor,
    },
    DecorSwapped {
        owner: Seat,
        removed: Vec<SeenHung>,
        hung: Vec<SeenHung>,
    },
    DecorLost {
        seat: Seat,
        shields: u8,
    },
    DecorForgone {
        seat: Seat,
        shields: u8,
    },
    TurnFinished {
        seat: Seat,
    },
    TakenDown {
        seat: Seat,
    },
    MuseumAcquired {
        painting: PaintingId,
        #[serde(rename = "type")]
        genre: Genre,
        from: u16,
        to: u16,
    },
    RoundClosed {
        round: u8,
        auctioneer: Seat,
    },
    GameEnded {
        triggers: Vec<EndTrigger>,
    },
}

/// A tile on a wall, as every viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyHungTile")]
pub struct SeenHung {
    /// What hangs there.
    #[serde(flatten)]
    pub tile: Tile,
    /// Its top left cell.
    pub at: Spot,
}

impl From<&Hung> for SeenHung {
    fn from(hung: &Hung) -> Self {
        Self { tile: hung.tile, at: hung.at }
    }
}

impl Event {
    /// Returns the event as this viewer may see it. Everything is public except the card of a sealed bid.
    #[must_use]
    pub fn disclose(&self, viewer: Viewer) -> Seen {
        match self.clone() {
            Self::BidSealed { seat, card } => Seen::BidSealed { seat, card: viewer.is(seat).then_some(card) },
            Self::SetupFinished { auctioneer } => Seen::SetupFinished { auctioneer },
            Self::AuctionOpened { round, auctioneer } => Seen::AuctionOpened { round, auctioneer },
            Self::StackOffered { stack } => Seen::StackOffered { stack },
            Self::PaintingsRevealed { paintings } => Seen::PaintingsRevealed { paintings },
            Self::BidsRevealed { bids, order } => Seen::BidsRevealed { bids, order },
            Self::PaintingTaken { seat, painting } => Seen::PaintingTaken { seat, painting },
            Self::PaintingHung { seat, painting, at } => Seen::PaintingHung { seat, painting, at },
            Self::PaintingHeld { seat, painting } => Seen::PaintingHeld { seat, painting },
            Self::AssistantTileHung { seat, tile, at } => Seen::AssistantTileHung { seat, tile, at },
            Self::PaintingExchanged { seat, given, received } => Seen::PaintingExchanged { seat, given, received },
            Self::ExcessStored { seat, painting } => Seen::ExcessStored { seat, painting },
            Self::DecorEarned(EarnedDecor { seat, shields, .. }) => Seen::DecorEarned { seat, shields },
            Self::DecorHung { seat, decor, at } => Seen::DecorHung { seat, decor, at },
            Self::DecorHeld { seat, decor } => Seen::DecorHeld { seat, decor },
            Self::DecorSwapped { owner, removed, hung } => Seen::DecorSwapped {
                owner,
                removed: removed.iter().map(SeenHung::from).collect(),
                hung: hung.iter().map(SeenHung::from).collect(),
            },
            Self::DecorLost { seat, shields } => Seen::DecorLost { seat, shields },
            Self::DecorForgone { seat, shields } => Seen::DecorForgone { seat, shields },
            Self::TurnFinished { seat } => Seen::TurnFinished { seat },
            Self::TakenDown { seat } => Seen::TakenDown { seat },
            Self::MuseumAcquired { painting, genre, from, to } => Seen::MuseumAcquired { painting, genre, from, to },
            Self::RoundClosed { round, auctioneer } => Seen::RoundClosed { round, auctioneer },
            Self::GameEnded { triggers } => Seen::GameEnded { triggers },
        }
    }

    /// Returns whether it reveals something hidden: the paintings of an auction, or the bids.
    #[must_use]
    pub const fn uncovers(&self) -> bool {
        matches!(self, Self::PaintingsRevealed { .. } | Self::BidsRevealed { .. })
    }
}
