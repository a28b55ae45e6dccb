//! Counts and sets of visitor kinds; tickets use the same kinds as colours.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::words::{ByVisitor, Visitor};

/// The number of visitors, or of tickets, of each kind.
pub type VisitorCounts = ByVisitor<u8>;

impl From<u8> for VisitorCounts {
    fn from(each: u8) -> Self {
        Self([each; 3])
    }
}

impl VisitorCounts {
    /// Returns the number of all kinds together.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the kinds with a number above 0.
    #[must_use]
    pub fn kinds(&self) -> VisitorSet {
        Visitor::ALL.into_iter().filter(|kind| self[*kind] > 0).fold(VisitorSet::NONE, VisitorSet::with)
    }

    /// Removes one of a kind.
    pub fn lose(&mut self, kind: Visitor) {
        self[kind] = self[kind].saturating_sub(1);
    }

    /// Adds the numbers of others.
    pub fn join(&mut self, others: &Self) {
        for kind in Visitor::ALL {
            self[kind] += others[kind];
        }
    }
}

/// A set of visitor kinds, or of ticket colours; a list in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Visitor>", into = "Vec<Visitor>")]
#[schemars(with = "Vec<Visitor>")]
pub struct VisitorSet(u8);

impl From<Vec<Visitor>> for VisitorSet {
    fn from(kinds: Vec<Visitor>) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<VisitorSet> for Vec<Visitor> {
    fn from(set: VisitorSet) -> Self {
        set.iter().collect()
    }
}

impl VisitorSet {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// The set of all kinds.
    pub const ALL: Self = Self(7);
    /// The kinds that a gallery takes without a limit.
    pub const VIP_OR_INVESTOR: Self = Self(3);

    /// Returns the set of one kind.
    #[must_use]
    pub const fn only(kind: Visitor) -> Self {
        Self(1 << kind as u8)
    }

    /// Returns the set with a kind added.
    #[must_use]
    pub const fn with(self, kind: Visitor) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// Returns the set with a kind removed.
    #[must_use]
    pub const fn without(self, kind: Visitor) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Returns whether the set contains a kind.
    #[must_use]
    pub const fn has(self, kind: Visitor) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns whether the set is a subset of another.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the kinds of the set, in printed order.
    pub fn iter(self) -> impl Iterator<Item = Visitor> {
        Visitor::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}
