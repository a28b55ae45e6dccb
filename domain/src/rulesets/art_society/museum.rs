//! The museum: its piles and the prestige track.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::components::ByFour;
use super::components::{Genre, PaintingId};
use super::state::Edition;

/// The museum.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Museum {
    /// Everything in the piles, in the order it came.
    pub(super) paintings: ArrayVec<PaintingId, 24>,
    /// How far the marker of each type is; absolute, so that passing 50 needs no flipping.
    pub(super) markers: ByFour<u16>,
    /// What came this round: not to be had in exchange until the next.
    pub(super) newest: Option<PaintingId>,
}

impl Museum {
    /// Where the marker of this type comes to stand after advancing: never on another one, except off the track (p. 7).
    pub(super) fn landing(&self, genre: Genre, value: u8) -> u16 {
        let mut space = self.markers.of(genre).saturating_add(u16::from(value));
        while space > 0 && Genre::ALL.into_iter().any(|other| other != genre && *self.markers.of(other) == space) {
            space -= 1;
        }
        space
    }

    /// The paintings of this type that can be had in exchange.
    pub(super) fn exchangeable(&self, genre: Genre) -> impl Iterator<Item = PaintingId> {
        self.paintings.iter().copied().filter(move |id| id.printed().genre == genre && Some(*id) != self.newest)
    }

    /// What a painting of each type is worth: 5, 4, 3, 2 by the markers. What never came to the museum ranks last; it is
    /// worth 2 whatever its rank, except in the first printing.
    pub(super) fn multipliers(&self, edition: Edition) -> ByFour<u8> {
        let known = |genre: Genre| self.paintings.iter().any(|id| id.printed().genre == genre);
        let mut ranking = Genre::ALL;
        ranking.sort_by_key(|genre| (!known(*genre), u16::MAX - self.markers.of(*genre), *genre));
        let mut multipliers = ByFour::default();
        for (genre, worth) in ranking.into_iter().zip([5, 4, 3, 2]) {
            let unknown_worth_two = !known(genre) && edition != Edition::First;
            *multipliers.of_mut(genre) = if unknown_worth_two { 2 } else { worth };
        }
        multipliers
    }

    /// Replaces a painting by another of the same type.
    pub(super) fn exchange(&mut self, given: PaintingId, received: PaintingId) {
        if let Some(place) = self.paintings.iter_mut().find(|id| **id == received) {
            *place = given;
        }
    }
}
