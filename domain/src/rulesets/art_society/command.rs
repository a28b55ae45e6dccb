//! The commands and decisions. A command is one small step; a whole turn is an array of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bids::Card;
use super::components::{Decor, PaintingId};
use super::wall::Cell;

/// A command.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::VariantNames, strum::IntoStaticStr,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyCommand")]
pub enum Command {
    /// The auctioneer puts the top painting of a stack up for auction.
    OfferStack {
        /// The width of the stack's paintings.
        w: u8,
        /// The height of the stack's paintings.
        h: u8,
    },
    /// Seals a bid, or replaces the sealed one.
    PlaceBid {
        /// A card of the seat's hand.
        card: Card,
    },
    /// Takes a painting of the auction.
    TakePainting {
        /// The painting.
        painting: PaintingId,
    },
    /// Hangs the painting that is to be hung.
    HangPainting {
        /// Its top left cell.
        at: Cell,
    },
    /// Gives the painting that is to be hung to the assistant.
    HoldPainting {},
    /// Hangs the tile that the assistant held before this turn.
    HangAssistantTile {
        /// Its top left cell.
        at: Cell,
    },
    /// Exchanges a painting that fits nowhere for one of the same type in the museum.
    ExchangePainting {
        /// The museum's painting.
        painting: PaintingId,
    },
    /// Stores a painting that fits nowhere beside the wall.
    StoreExcess {},
    /// Chooses an earned decor tile and hangs it.
    HangDecor {
        /// The size.
        decor: Decor,
        /// Its top left cell.
        at: Cell,
    },
    /// Chooses an earned decor tile and gives it to the assistant.
    HoldDecor {
        /// The size.
        decor: Decor,
    },
    /// Frees a decor size that has run out by swapping tiles on the seat's own wall (edition 1.0).
    FreeDecor {
        /// The size.
        decor: Decor,
    },
    /// Declines the rest of the earned decor, where the edition allows it (1.0).
    ForgoDecor {},
    /// Takes down everything hung this round, to hang it again.
    TakeDown {},
    /// Ends the turn without hanging the assistant's tile.
    FinishTurn {},
}

impl Command {
    /// Returns the cell that the command names.
    pub(super) const fn cell(&self) -> Option<Cell> {
        match self {
            Self::HangPainting { at } | Self::HangAssistantTile { at } | Self::HangDecor { at, .. } => Some(*at),
            Self::OfferStack { .. }
            | Self::PlaceBid { .. }
            | Self::TakePainting { .. }
            | Self::HoldPainting {}
            | Self::ExchangePainting { .. }
            | Self::StoreExcess {}
            | Self::HoldDecor { .. }
            | Self::FreeDecor { .. }
            | Self::ForgoDecor {}
            | Self::TakeDown {}
            | Self::FinishTurn {} => None,
        }
    }
}

/// What a seat is awaited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, strum::VariantNames, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyDecision")]
pub enum Decision {
    /// To hang its starting painting.
    HangStartingPainting,
    /// To name the stacks of the next auction.
    OpenAuction,
    /// To seal a bid.
    PlaceBid,
    /// To take a painting.
    TakePainting,
    /// To hang the painting or give it to the assistant.
    HangPainting,
    /// To exchange, hold or store a painting that fits nowhere.
    ResolveNoSpace,
    /// To choose and place earned decor.
    PlaceDecor,
    /// To hang the assistant's tile or finish the turn.
    FinishTurn,
}
