//! The seats a game waits for.

use arrayvec::ArrayVec;

use super::seat::{MAX_SEATS, Seat};

/// The awaited seats, each with its decision. Empty when the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaiting<D>(ArrayVec<(Seat, D), { MAX_SEATS as usize }>);

impl<D: Copy> Awaiting<D> {
    /// No seat is awaited: the game is over.
    #[must_use]
    pub fn none() -> Self {
        Self(ArrayVec::new())
    }

    /// One seat is awaited.
    #[must_use]
    pub fn only(seat: Seat, decision: D) -> Self {
        let mut awaiting = Self::none();
        awaiting.add(seat, decision);
        awaiting
    }

    /// Adds a seat. A seat has one decision at a time, so a second one is ignored.
    pub fn add(&mut self, seat: Seat, decision: D) {
        if self.decision_of(seat).is_none() {
            // The list has room for every seat a table can have.
            let _ = self.0.try_push((seat, decision));
        }
    }

    /// Returns whether no seat is awaited.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the decision of this seat, or `None` when it is not awaited.
    #[must_use]
    pub fn decision_of(&self, seat: Seat) -> Option<D> {
        self.0.iter().find(|(awaited, _)| *awaited == seat).map(|(_, decision)| *decision)
    }

    /// Returns the awaited seats and their decisions.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, D)> {
        self.0.iter().copied()
    }
}
