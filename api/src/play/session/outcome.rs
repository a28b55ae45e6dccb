//! How a game ended.

use salon_domain::kernel::Viewer;
use salon_domain::kernel::catalogue::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::play::session::game_session::SeatOf;

/// How a game ended. Placings decide, not scores.
#[derive(Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// `rules`, or `resignation` if all seats but one were resigned.
    pub reason: String,
    /// The placing of each seat, 1 for the best; tied seats share one.
    pub placings: Vec<u8>,
    /// The ruleset's scores, seat by seat.
    pub scores: Box<RawValue>,
}

impl Outcome {
    /// The reason of a game that its rules ended.
    pub(in crate::play) const RULES: &'static str = "rules";
    /// The reason of a game that ended because too many seats were resigned.
    pub(in crate::play) const RESIGNATION: &'static str = "resignation";

    /// The outcome of a game that its rules ended. Resigned seats are placed last.
    pub(in crate::play) fn by_rules(game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        Self::of(Self::RULES, game, seats)
    }

    /// The outcome of a game that ended because too many seats were resigned.
    pub(in crate::play) fn by_resignation(game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        Self::of(Self::RESIGNATION, game, seats)
    }

    fn of(reason: &str, game: &dyn AnyGame, seats: &[SeatOf]) -> Self {
        let resigned = |seat: usize| seats.iter().any(|of| of.seat.index() == seat && of.resigned);
        Self {
            reason: reason.to_owned(),
            placings: place_resigned_last(game.placings(Viewer::Spectator), resigned),
            scores: game.score(Viewer::Spectator),
        }
    }
}

/// Returns the placings with all resigned seats after all others.
pub fn place_resigned_last(placings: Vec<u8>, resigned: impl Fn(usize) -> bool) -> Vec<u8> {
    let keys: Vec<(bool, u8)> =
        placings.into_iter().enumerate().map(|(seat, placing)| (resigned(seat), placing)).collect();
    let placing = |own: &(bool, u8)| keys.iter().filter(|key| *key < own).count() as u8 + 1;
    keys.iter().map(placing).collect()
}
