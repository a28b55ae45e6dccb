//! The score of the walls (p. 8).

use schemars::JsonSchema;
use serde::Serialize;

use super::components::{ByFour, Genre, components};
use super::state::{Player, State};
use super::wall::Mask;
use crate::kernel::{BySeat, Score, score::rank};

/// The points of a seat by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyTally")]
pub struct Tally {
    /// Painting prestige, type by type.
    pub prestige: Vec<Prestige>,
    /// Shields of the decor on the wall, a point each.
    pub decor: u16,
    /// Paintings of the most prestigious type with a cell in the eyeline, 3 points each.
    pub eyeline: u8,
    /// Whether no cell is empty, which is worth 5 points.
    pub full_wall: bool,
    /// Corner cells without a tile, -2 points each.
    pub open_corners: u8,
    /// Paintings stored beside the wall, -2 points each.
    pub excess: u8,
}

/// The points of the paintings of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyPrestige")]
pub struct Prestige {
    /// The type.
    #[serde(rename = "type")]
    pub genre: Genre,
    /// Points for each painting that counts.
    pub multiplier: u8,
    /// The paintings that count.
    pub counting: u8,
    /// The paintings that touch another of their type and do not count.
    pub faux_pas: u8,
}

/// The points of a painting of the most prestigious type in the eyeline.
pub(super) const EYELINE_POINTS: i32 = 3;
/// The points of a wall without an empty cell.
pub(super) const FULL_WALL_POINTS: i32 = 5;
/// The points of a corner without a tile.
pub(super) const OPEN_CORNER_POINTS: i32 = -2;
/// The points of a painting beside the wall.
pub(super) const EXCESS_POINTS: i32 = -2;

impl Prestige {
    /// Returns the points of the paintings that count.
    pub(super) fn points(&self) -> i32 {
        i32::from(self.counting) * i32::from(self.multiplier)
    }
}

impl Tally {
    fn of(player: &Player, multipliers: &ByFour<u8>) -> Self {
        let wall = &player.wall;
        let most_prestigious = Genre::ALL.into_iter().find(|genre| *multipliers.of(*genre) == 5);
        let prestige = Genre::ALL.into_iter().map(|genre| {
            let of_type =
                || wall.paintings().filter(move |(painting, _)| painting.genre == genre).map(|(_, cells)| cells);
            let all = of_type().fold(Mask::EMPTY, |mask, cells| mask | cells);
            let faux_pas = of_type().filter(|cells| cells.edges().meets(all)).count() as u8;
            let counting = of_type().count() as u8 - faux_pas;
            Prestige { genre, multiplier: *multipliers.of(genre), counting, faux_pas }
        });
        let eyeline = components().eyeline;
        Self {
            prestige: prestige.collect(),
            decor: wall.decor().map(|decor| u16::from(decor.shields())).sum(),
            eyeline: wall
                .paintings()
                .filter(|(painting, cells)| Some(painting.genre) == most_prestigious && cells.meets(eyeline))
                .count() as u8,
            full_wall: wall.is_full(),
            open_corners: (Mask::CORNERS & !wall.filled()).count() as u8,
            excess: player.excess.len() as u8,
        }
    }

    /// Returns the total, possibly negative.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.prestige.iter().map(Prestige::points).sum::<i32>()
            + i32::from(self.decor)
            + i32::from(self.eyeline) * EYELINE_POINTS
            + i32::from(self.full_wall) * FULL_WALL_POINTS
            + i32::from(self.open_corners) * OPEN_CORNER_POINTS
            + i32::from(self.excess) * EXCESS_POINTS
    }
}

/// Returns the score of each seat. The higher sum of cards left in hand breaks a tie; otherwise the placing is shared.
pub(super) fn score(state: &State) -> BySeat<Score<Tally>> {
    let multipliers = state.museum.multipliers(state.edition);
    rank(state.players.map(|_, player| {
        let tally = Tally::of(player, &multipliers);
        (tally.total(), vec![player.hand.sum()], tally)
    }))
}
