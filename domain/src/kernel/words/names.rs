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

    /// Returns whether the player of another seat has this name. Case and surrounding spaces make no difference to a reader.
    pub(super) fn is_of_another(&self, seat: Seat, name: &str) -> bool {
        let same = |other: &str| lowercase(other.trim()).eq(lowercase(name));
        let others = self.0.iter().enumerate().filter(|(index, _)| *index != seat.index());
        others.filter_map(|(_, other)| other.as_deref()).any(same)
    }
}

fn lowercase(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().flat_map(char::to_lowercase)
}
