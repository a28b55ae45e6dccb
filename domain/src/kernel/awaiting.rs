//! Whom the game waits for.

use arrayvec::ArrayVec;

use super::seat::{MAX_SEATS, Seat};

/// The seats the game cannot go on without, each with the decision it is awaited for. Empty: the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaiting<D>(ArrayVec<(Seat, D), { MAX_SEATS as usize }>);

impl<D: Copy> Awaiting<D> {
    /// Nobody is awaited: the game is over.
    #[must_use]
    pub fn nobody() -> Self {
        Self(ArrayVec::new())
    }

    /// One seat is awaited.
    #[must_use]
    pub fn only(seat: Seat, decision: D) -> Self {
        let mut awaiting = Self::nobody();
        awaiting.add(seat, decision);
        awaiting
    }

    /// Adds a seat; a seat is awaited for one decision at a time, so a second one is ignored.
    pub fn add(&mut self, seat: Seat, decision: D) {
        if self.decision_of(seat).is_none() {
            // There are never more different seats than places.
            let _ = self.0.try_push((seat, decision));
        }
    }

    /// Whether nobody is awaited.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// What this seat is awaited for.
    #[must_use]
    pub fn decision_of(&self, seat: Seat) -> Option<D> {
        self.0.iter().find(|(awaited, _)| *awaited == seat).map(|(_, decision)| *decision)
    }

    /// The awaited seats and their decisions.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, D)> {
        self.0.iter().copied()
    }
}
