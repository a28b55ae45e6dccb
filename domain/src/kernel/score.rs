//! Scores: placings are the authority, points are for display.

use schemars::JsonSchema;
use serde::Serialize;

use super::seat::BySeat;

/// How a seat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Score<T> {
    /// 1 for the best; seats that share a placing share the victory or the place. A seat alone against the game itself
    /// is second to it when it loses.
    pub placing: u8,
    /// The points of the tally; not alone decisive, because of tie-breaks.
    pub points: i32,
    /// What breaks ties, most important first.
    pub tie_breaks: Vec<i32>,
    /// Where the points come from.
    pub tally: T,
}

/// Ranks the seats by points, then by the tie-breaks in order; what is still equal shares a placing.
pub fn rank<T>(seats: BySeat<(i32, Vec<i32>, T)>) -> BySeat<Score<T>> {
    let keys: Vec<(i32, Vec<i32>)> = seats.values().iter().map(|(points, ties, _)| (*points, ties.clone())).collect();
    seats
        .into_values()
        .map(|(points, tie_breaks, tally)| {
            let own = (points, tie_breaks);
            let better = keys.iter().filter(|key| **key > own).count();
            Score { placing: u8::try_from(better + 1).unwrap_or(u8::MAX), points: own.0, tie_breaks: own.1, tally }
        })
        .collect()
}

/// A line of a tally, for a person to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// A stable name for programs.
    pub key: String,
    /// What a person calls it.
    pub name: String,
    /// What it is worth, possibly less than nothing.
    pub points: i32,
    /// How the points come about.
    pub explanation: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_and_tie_breaks_share_a_placing_and_the_next_one_is_skipped() {
        let seats: BySeat<_> =
            [(10, vec![3], ()), (12, vec![1], ()), (12, vec![1], ()), (12, vec![4], ())].into_iter().collect();
        let placings: Vec<u8> = rank(seats).values().iter().map(|score| score.placing).collect();
        assert_eq!(placings, [4, 2, 2, 1]);
    }
}
