//! Visitors or tickets: how many of each kind, and which kinds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::words::{ByVisitor, Visitor};

/// Visitors or tickets of each kind.
pub type Crowd = ByVisitor<u8>;

impl From<u8> for Crowd {
    fn from(each: u8) -> Self {
        Self([each; 3])
    }
}

impl Crowd {
    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds there are any of.
    #[must_use]
    pub fn kinds(&self) -> VisitorSet {
        Visitor::ALL.into_iter().filter(|kind| self[*kind] > 0).fold(VisitorSet::NONE, VisitorSet::with)
    }

    /// Takes one away.
    pub fn lose(&mut self, kind: Visitor) {
        self[kind] = self[kind].saturating_sub(1);
    }

    /// Puts some more there.
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
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self(7);
    /// Those that bring money or Influence alone.
    pub const VIP_OR_INVESTOR: Self = Self(3);

    /// Just one.
    #[must_use]
    pub const fn only(kind: Visitor) -> Self {
        Self(1 << kind as u8)
    }

    /// One more.
    #[must_use]
    pub const fn with(self, kind: Visitor) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// One less.
    #[must_use]
    pub const fn without(self, kind: Visitor) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Whether it is in there.
    #[must_use]
    pub const fn has(self, kind: Visitor) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Whether nothing is in there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether all of it is in the other one.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Those in there, in printed order.
    pub fn iter(self) -> impl Iterator<Item = Visitor> {
        Visitor::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}
