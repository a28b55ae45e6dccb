//! What is agreed before a game starts.

use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::ruleset::Ruleset;
use super::seat::Seats;

/// What is agreed before a game starts. It never changes afterwards.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Table<R: Ruleset> {
    /// The version of the rules.
    pub version: u32,
    /// The printed edition.
    pub edition: R::Edition,
    /// The number of seats.
    pub seats: Seats,
    /// The options.
    pub options: R::Options,
}

impl<R: Ruleset> Table<R> {
    /// Returns a table with the current rules, the default edition and the default options.
    #[must_use]
    pub fn new(seats: Seats) -> Self {
        Self { version: *R::VERSIONS.end(), edition: R::Edition::default(), seats, options: R::Options::default() }
    }

    /// Checks that this build can play such a table.
    ///
    /// # Errors
    /// The version or the number of seats is not supported, or the ruleset refuses the combination.
    pub fn playable(&self) -> Result<(), Refusal> {
        let (first, last) = (*R::VERSIONS.start(), *R::VERSIONS.end());
        if !R::VERSIONS.contains(&self.version) {
            return Err(Refusal::UnknownRulesVersion { version: self.version, first, last });
        }
        let seats = self.seats.count();
        if !R::SEATS.contains(&seats) {
            return Err(Refusal::WrongSeatCount { seats, fewest: *R::SEATS.start(), most: *R::SEATS.end() });
        }
        R::check(self).map_err(|rejection| Refusal::rule::<R>(None, &rejection))
    }
}

impl<R: Ruleset> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self { version: self.version, edition: self.edition, seats: self.seats, options: self.options.clone() }
    }
}

impl<R: Ruleset> std::fmt::Debug for Table<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("ruleset", &R::KEY)
            .field("version", &self.version)
            .field("edition", &self.edition)
            .field("seats", &self.seats)
            .field("options", &self.options)
            .finish()
    }
}

impl<R: Ruleset> PartialEq for Table<R> {
    fn eq(&self, other: &Self) -> bool {
        self.version == other.version
            && self.edition == other.edition
            && self.seats == other.seats
            && self.options == other.options
    }
}
