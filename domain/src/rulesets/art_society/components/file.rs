//! The layout of `components.json`, which clients get too.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Painting;
use crate::rulesets::art_society::bids::Card;

/// Everything printed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyComponents")]
pub struct ComponentFile {
    /// The version of this list.
    version: u8,
    /// The wall of a seat.
    pub(super) wall: PrintedWall,
    /// All paintings, in the order of their ids.
    pub(super) paintings: Vec<Painting>,
    /// The decor tiles, the smallest first.
    pub(super) decor: Vec<PrintedDecor>,
    /// The bid cards of each seat.
    bid_cards: Vec<Card>,
    /// The values of the starting bids.
    #[schemars(extend("x-component" = "starting_bid"))]
    pub(super) starting_bids: Vec<u8>,
    /// The last space of the museum's track.
    track: u8,
}

/// The wall of a seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyPrintedWall")]
pub(super) struct PrintedWall {
    /// Its width in cells.
    w: u8,
    /// Its height in cells.
    h: u8,
    /// The cells with a star: the column and the row, from 0.
    pub(super) stars: Vec<[u8; 2]>,
    /// The rows of the eyeline, from 0.
    pub(super) eyeline_rows: Vec<u8>,
}

/// The decor tiles of a size.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyPrintedDecor")]
pub(super) struct PrintedDecor {
    /// The width in cells.
    pub(super) w: u8,
    /// The height in cells.
    pub(super) h: u8,
    /// The shields on each tile.
    shields: u8,
    /// The number of tiles.
    pub(super) count: u8,
}
