//! The score of the walls (p. 8), and its explanation.

use schemars::JsonSchema;
use serde::Serialize;

use super::components::{ByFour, Genre, components};
use super::state::{Player, State};
use super::wall::Mask;
use crate::kernel::{BySeat, Language, Line, Score, score::rank};

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

const EYELINE_POINTS: i32 = 3;
const FULL_WALL_POINTS: i32 = 5;
const OPEN_CORNER_POINTS: i32 = -2;
const EXCESS_POINTS: i32 = -2;

impl Prestige {
    fn points(&self) -> i32 {
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

/// Returns the tally as lines of text.
pub(super) fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let mut lines: Vec<Line> = tally.prestige.iter().map(|prestige| prestige_line(prestige, language)).collect();
    let fr = language == Language::Fr;
    let mut add = |key: &str, names: (&str, &str), points: i32, explanation: String| {
        let name = if fr { names.1 } else { names.0 }.to_owned();
        lines.push(Line { key: key.to_owned(), name, points, explanation });
    };
    let n = tally.decor;
    let text = if fr {
        format!("{n} bouclier{} sur le mur, 1 point chacun", plural(n))
    } else {
        format!("{n} shield{} on the wall, 1 point each", plural(n))
    };
    add("decor", ("Decor", "Décor"), i32::from(n), text);
    let n = tally.eyeline;
    let text = if fr {
        format!(
            "{n} tableau{} du genre le plus prestigieux dans la ligne de vue, 3 points chacun",
            if n > 1 { "x" } else { "" }
        )
    } else {
        format!("{n} painting{} of the most prestigious type in the eyeline, 3 points each", plural_en(n))
    };
    add("eyeline", ("Eyeline", "Ligne de vue"), i32::from(n) * EYELINE_POINTS, text);
    let text = match (tally.full_wall, fr) {
        (true, false) => "no cell of the wall is empty",
        (true, true) => "aucune case du mur n'est vide",
        (false, false) => "the wall has empty cells",
        (false, true) => "le mur a des cases vides",
    };
    add("full_wall", ("Full wall", "Galerie complète"), i32::from(tally.full_wall) * FULL_WALL_POINTS, text.to_owned());
    let n = tally.open_corners;
    let text = if fr {
        format!("{n} coin{} sans tuile, -2 chacun", plural(u16::from(n)))
    } else {
        format!("{n} corner{} without a tile, -2 each", plural_en(n))
    };
    add("open_corners", ("Exposed corners", "Coins nus"), i32::from(n) * OPEN_CORNER_POINTS, text);
    let n = tally.excess;
    let text = if fr {
        format!("{n} tableau{} à côté du mur, -2 chacun", if n > 1 { "x" } else { "" })
    } else {
        format!("{n} painting{} beside the wall, -2 each", plural_en(n))
    };
    add("excess", ("Excess paintings", "Tableaux superflus"), i32::from(n) * EXCESS_POINTS, text);
    lines
}

fn prestige_line(prestige: &Prestige, language: Language) -> Line {
    let fr = language == Language::Fr;
    let (key, en, french) = match prestige.genre {
        Genre::CityLife => ("city_life", "City Life", "Scène urbaine"),
        Genre::Portrait => ("portrait", "Portrait", "Portrait"),
        Genre::StillLife => ("still_life", "Still Life", "Nature morte"),
        Genre::Landscape => ("landscape", "Landscape", "Paysage"),
    };
    let (n, each, lost) = (prestige.counting, prestige.multiplier, prestige.faux_pas);
    let mut explanation = if fr {
        format!("{n} tableau{} à {each} points", if n > 1 { "x" } else { "" })
    } else {
        format!("{n} painting{} at {each} points", plural_en(n))
    };
    match (lost, fr) {
        (0, _) => {}
        (_, false) => explanation.push_str(&format!("; {lost} in a faux pas count nothing")),
        (1, true) => explanation.push_str(" ; 1 en faute de goût ne compte pas"),
        (_, true) => explanation.push_str(&format!(" ; {lost} en faute de goût ne comptent pas")),
    }
    let name = if fr { french } else { en }.to_owned();
    Line { key: key.to_owned(), name, points: prestige.points(), explanation }
}

/// Returns the plural ending in French, where 0 and 1 are singular.
const fn plural(n: u16) -> &'static str {
    if n > 1 { "s" } else { "" }
}

/// Returns the plural ending in English, where only 1 is singular.
const fn plural_en(n: u8) -> &'static str {
    if n == 1 { "" } else { "s" }
}
