//! The score: the fruit of each seat, and its explanation in both languages.

use schemars::JsonSchema;
use serde::Serialize;

use super::state::State;
use crate::kernel::score::rank;
use crate::kernel::{BySeat, Language, Line, Score};

/// The points of a seat by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "OrchardTally")]
pub struct Tally {
    /// The fruit picked.
    pub picked: u16,
    /// The sum of the bonus cards.
    pub bonuses: u16,
    /// The fruit paid for them.
    pub paid: u16,
}

/// Returns the score of each seat: its fruit, and its trees to break ties.
pub(super) fn score(state: &State) -> BySeat<Score<Tally>> {
    rank(state.players.map(|_, player| {
        let tally = Tally { picked: player.picked, bonuses: player.bonuses(), paid: player.paid };
        (i32::from(player.fruit()), vec![i32::from(player.trees)], tally)
    }))
}

/// Returns the tally as lines of text.
pub(super) fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let line = |key: &str, names: (&str, &str), texts: (&str, &str), points: i32| {
        let (name, explanation) = match language {
            Language::En => (names.0, texts.0),
            Language::Fr => (names.1, texts.1),
        };
        Line { key: key.to_owned(), name: name.to_owned(), points, explanation: explanation.to_owned() }
    };
    let (picked, bonuses, paid) = (i32::from(tally.picked), i32::from(tally.bonuses), i32::from(tally.paid));
    vec![
        line("picked", ("Fruit", "Fruits"), ("picked from your trees", "cueillis sur vos arbres"), picked),
        line("bonuses", ("Bonus cards", "Cartes bonus"), ("the sum of your cards", "la somme de vos cartes"), bonuses),
        line("paid", ("Bids", "Enchères"), ("paid for your bonus cards", "payées pour vos cartes bonus"), -paid),
    ]
}
