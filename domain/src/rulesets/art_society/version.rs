//! What differs between the versions of these rules: a game goes on by the one it began with.

use serde::{Deserialize, Serialize};

/// A version of these rules, as the questions in which it differs from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum RulesVersion {
    /// Version 1.
    First,
    /// Version 2: seats that hang in parallel do not stand in each other's way.
    Second,
}

impl RulesVersion {
    /// The rules of a table with this version.
    pub(super) const fn of(version: u32) -> Self {
        if version <= 1 { Self::First } else { Self::Second }
    }

    /// Whether earned decor is judged anew for every seat after every command, instead of for the acting seat alone.
    pub(super) const fn judges_every_seat(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether the assistant's tile may be hung while decor is due or before an exchanged painting.
    pub(super) const fn assistant_at_any_time(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether a size that is gone may be had if the own wall can free it, while other walls are left alone as long as any
    /// allowed size is left.
    pub(super) const fn frees_single_sizes(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether decor that was taken down is reserved for its seat until its painting is placed and no decor is due.
    pub(super) const fn reserves_what_was_taken_down(self) -> bool {
        matches!(self, Self::Second)
    }
}
