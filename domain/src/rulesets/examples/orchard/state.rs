//! The state of a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::kernel::{BySeat, Census};

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The current round, from 1.
    pub(super) round: u8,
    pub(super) over: bool,
    /// The bonus cards of later rounds, the next one last. Hidden.
    pub(super) deck: Vec<u8>,
    /// The bonus card of this round.
    pub(super) bonus: Option<u8>,
    /// The bonus cards that no seat won.
    pub(super) discarded: Vec<u8>,
    pub(super) players: BySeat<Player>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) trees: u16,
    /// The fruit picked in all rounds.
    pub(super) picked: u16,
    /// The fruit paid for bonus cards.
    pub(super) paid: u16,
    /// The bonus cards won, each worth its number of fruit.
    pub(super) won: Vec<u8>,
    /// The sealed order of this round. Hidden from other seats.
    pub(super) sealed: Option<Order>,
}

/// The order of a seat for one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OrchardOrder")]
pub struct Order {
    /// The work in the orchard.
    pub work: Work,
    /// The fruit bid for the bonus card; 0 for no bid.
    pub bid: u8,
}

/// The work in the orchard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "OrchardWork", extend("x-vocabulary" = "work"))]
pub enum Work {
    /// Plant a tree.
    Plant,
    /// Pick the fruit of all trees.
    Pick,
}

impl Player {
    /// Returns the sum of the bonus cards won.
    pub(super) fn bonuses(&self) -> u16 {
        self.won.iter().copied().map(u16::from).sum()
    }

    /// Returns the fruit the seat has now.
    pub(super) fn fruit(&self) -> u16 {
        (self.picked + self.bonuses()).saturating_sub(self.paid)
    }
}

impl State {
    /// Returns the number of bonus cards of each value, wherever they are.
    pub(super) fn census(&self) -> Census {
        let won = self.players.values().iter().flat_map(|player| &player.won);
        let mut census = Census::new();
        for bonus in self.deck.iter().chain(&self.bonus).chain(&self.discarded).chain(won) {
            *census.entry(format!("bonus {bonus}")).or_default() += 1;
        }
        census
    }
}
