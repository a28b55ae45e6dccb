//! Where a seat's money comes from.

use schemars::JsonSchema;
use serde::Serialize;

use super::super::event::EndCause;
use super::super::options::Ambition;
use super::super::pieces::Tile;

/// Where a seat's money comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristTally")]
pub struct Tally {
    /// Cash.
    pub money: i32,
    /// From the majorities of the three market columns.
    pub majorities: [i32; 3],
    /// From each reputation tile.
    pub tiles: Vec<TileTally>,
    /// From the works exhibited.
    pub exhibition: i32,
    /// From the renowned work, if one was taken.
    pub renowned: Option<i32>,
    /// From each goal of the curator card; none if the card is not known.
    pub curator: Option<Vec<i32>>,
    /// From each goal of the art dealer card; none if the card is not known.
    pub dealer: Option<Vec<i32>>,
    /// The Influence with what the tiles add.
    pub influence: u8,
    /// From that Influence.
    pub influence_money: i32,
    /// All together.
    pub total: i32,
    /// What triggered the end; not told before that, nor by version 1 of the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<EndCause>,
    /// Alone: what was reached.
    pub solo: Option<SoloTally>,
}

/// What a reputation tile earns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristTileTally")]
pub struct TileTally {
    /// Which tile.
    pub tile: Tile,
    /// How many of what it counts.
    pub count: i32,
    /// Money.
    pub money: i32,
}

/// What was reached alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristSoloTally")]
pub struct SoloTally {
    /// What was aimed at.
    pub goal: Ambition,
    /// Whether the goals of the cards were reached.
    pub cards: bool,
    /// Whether there are enough reputation tiles.
    pub reputation: bool,
    /// Whether there are enough masterpieces.
    pub masterpieces: bool,
    /// Whether there is enough money.
    pub money: bool,
    /// Whether all of that holds.
    pub reached: bool,
}
