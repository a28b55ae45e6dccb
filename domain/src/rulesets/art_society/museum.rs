//! The museum: its paintings and the prestige track.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::components::ByFour;
use super::components::{Genre, PaintingId};
use super::state::Edition;

/// The museum.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Museum {
    /// All paintings, in the order of their arrival.
    pub(super) paintings: ArrayVec<PaintingId, 24>,
    /// The position of the marker of each type. It keeps counting beyond the 50 spaces of the track.
    pub(super) markers: ByFour<u16>,
    /// The painting of this round, which cannot be exchanged until the next round.
    pub(super) newest: Option<PaintingId>,
}

impl Museum {
    /// Returns the space of the marker of this type after advancing. Two markers never share a space, except off the
    /// track (p. 7).
    pub(super) fn landing(&self, genre: Genre, value: u8) -> u16 {
        let mut space = self.markers.of(genre).saturating_add(u16::from(value));
        while space > 0 && Genre::ALL.into_iter().any(|other| other != genre && *self.markers.of(other) == space) {
            space -= 1;
        }
        space
    }

    /// Returns the paintings of this type that can be exchanged.
    pub(super) fn exchangeable(&self, genre: Genre) -> impl Iterator<Item = PaintingId> {
        self.paintings.iter().copied().filter(move |id| id.printed().genre == genre && Some(*id) != self.newest)
    }

    /// Returns the points of a painting of each type: 5, 4, 3, 2 by the markers. A type without a painting in the
    /// museum ranks last; it is worth 2 at any rank, except in the first printing.
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

    /// Replaces a painting of the museum by another one.
    pub(super) fn exchange(&mut self, given: PaintingId, received: PaintingId) {
        if let Some(place) = self.paintings.iter_mut().find(|id| **id == received) {
            *place = given;
        }
    }
}
