//! The names of the players at a table.

use crate::kernel::seat::Seat;

/// The names of the players by seat, where they are known. A seat without a name is called by its colour.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// No names.
    pub const NONE: &'static Self = &Self(Vec::new());

    /// Returns these names, in seat order.
    #[must_use]
    pub const fn new(names: Vec<Option<String>>) -> Self {
        Self(names)
    }

    /// Returns the name of the player of a seat, if it is known.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index())?.as_deref()
    }
}
