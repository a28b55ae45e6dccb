//! The tally: the sources of a seat's money.

use schemars::JsonSchema;
use serde::Serialize;

use super::super::event::EndCause;
use super::super::options::SoloGoalLevel;
use super::super::pieces::ReputationTile;

/// The money of a seat by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristTally")]
pub struct Tally {
    /// Money in cash.
    pub money: i32,
    /// Money for the majorities of the three market columns, from the left.
    pub majorities: [i32; 3],
    /// Money for each reputation tile.
    pub tiles: Vec<TileTally>,
    /// Money for the exhibited works.
    pub exhibition: i32,
    /// Money for the renowned work; null if none was taken.
    pub renowned: Option<i32>,
    /// Money for each goal of the curator card; null if the viewer may not see the card.
    pub curator: Option<Vec<i32>>,
    /// Money for each goal of the art dealer card; null if the viewer may not see the card.
    pub dealer: Option<Vec<i32>>,
    /// The position on the Influence track, including what reputation tiles add.
    pub influence: u8,
    /// Money for that position.
    pub influence_money: i32,
    /// The total.
    pub total: i32,
    /// What triggered the end of the game; absent before that, and in version 1 of the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<EndCause>,
    /// The result of a solo game; null in a game for several seats.
    pub solo: Option<SoloTally>,
}

/// The money for a reputation tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristTileTally")]
pub struct TileTally {
    /// The tile.
    pub tile: ReputationTile,
    /// The number of things it counts.
    pub count: i32,
    /// The money.
    pub money: i32,
}

/// The result of a solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "GalleristSoloTally")]
pub struct SoloTally {
    /// The goal level.
    pub goal: SoloGoalLevel,
    /// Whether enough goals of the secret cards were reached.
    pub cards: bool,
    /// Whether there are enough reputation tiles.
    pub reputation: bool,
    /// Whether there are enough masterpieces.
    pub masterpieces: bool,
    /// Whether there is enough money.
    pub money: bool,
    /// Whether all these conditions hold, so that the game is won.
    pub reached: bool,
}
