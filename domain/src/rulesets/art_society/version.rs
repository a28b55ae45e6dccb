//! The differences between the versions of these rules. A game keeps the version it started with.

use serde::{Deserialize, Serialize};

/// A version of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum RulesVersion {
    /// Version 1.
    First,
    /// Version 2: seats that hang in parallel do not block each other.
    Second,
}

impl RulesVersion {
    /// Returns the rules of a table with this version.
    pub(super) const fn of(version: u32) -> Self {
        if version <= 1 { Self::First } else { Self::Second }
    }

    /// Returns whether earned decor is checked for every seat after every command, instead of for the acting seat only.
    pub(super) const fn judges_every_seat(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Returns whether the assistant's tile may be hung while decor is due or before an exchanged painting.
    pub(super) const fn assistant_at_any_time(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Returns whether a size that has run out may be chosen if the seat's own wall can free it. Other walls are then
    /// not used while an allowed size is left.
    pub(super) const fn frees_single_sizes(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Returns whether decor that was taken down is reserved for its seat until its painting is placed and no decor is
    /// due.
    pub(super) const fn reserves_what_was_taken_down(self) -> bool {
        matches!(self, Self::Second)
    }
}
