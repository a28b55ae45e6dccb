//! Scores. Placings decide who wins; points are for display.

use schemars::JsonSchema;
use serde::Serialize;

use super::seat::BySeat;

/// The score of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Score<T> {
    /// The placing, 1 for the best. Equal seats share a placing. In a game for one seat, 2 means that it lost.
    pub placing: u8,
    /// The points of the tally. Tie-breaks decide between equal points.
    pub points: i32,
    /// The tie-breaks, the most important first.
    pub tie_breaks: Vec<i32>,
    /// The points by source.
    pub tally: T,
}

/// Ranks the seats by points, then by the tie-breaks in order. Equal seats share a placing.
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

/// A line of a tally as text for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// A stable key for programs.
    pub key: String,
    /// The name for people.
    pub name: String,
    /// The points, possibly negative.
    pub points: i32,
    /// How the points are made up.
    pub explanation: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_placing_and_the_next_is_skipped() {
        let seats: BySeat<_> =
            [(10, vec![3], ()), (12, vec![1], ()), (12, vec![1], ()), (12, vec![4], ())].into_iter().collect();
        let placings: Vec<u8> = rank(seats).values().iter().map(|score| score.placing).collect();
        assert_eq!(placings, [4, 2, 2, 1]);
    }
}
