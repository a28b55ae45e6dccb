//! Seats of a table: [`Seat`], their number ([`Seats`]), one value for each ([`BySeat`]), and who views a game
//! ([`Viewer`]).

use std::ops::{Index, IndexMut};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The maximum number of seats of any ruleset.
pub const MAX_SEATS: u8 = 8;

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("maximum" = 7, "x-vocabulary" = "seat"))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with this number, or `None` if no table has it.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// Returns the number of this seat, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the number of this seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A seat number that no table has.
#[derive(Debug, thiserror::Error)]
#[error("{0} is not a seat: seats are numbered from 0 to 7")]
pub struct NotASeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Self, NotASeat> {
        Self::new(number).ok_or(NotASeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// The number of seats of a table, from 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

impl Seats {
    /// Returns this number of seats, or `None` if no table can have it.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= MAX_SEATS { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Returns all seats, clockwise from the first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.0).map(Seat)
    }

    /// Returns whether this table has that seat.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Returns the seat to the left (the next one clockwise).
    #[must_use]
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// Returns all seats clockwise, starting with this one.
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.0).map(move |step| Seat((seat.0 + step) % self.0))
    }

    /// Returns one value for each seat.
    pub fn each<T>(self, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(self.iter().map(value).collect())
    }
}

impl TryFrom<u8> for Seats {
    type Error = NotASeat;

    fn try_from(count: u8) -> Result<Self, NotASeat> {
        Self::new(count).ok_or(NotASeat(count))
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> Self {
        seats.0
    }
}

/// One value for each seat of a table, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
// By name, seats of cards and seats of walls would be one schema.
#[schemars(inline)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// The value of a seat, if this table has that seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Returns the seats with their values, in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(number, value)| (Seat(number as u8), value))
    }

    /// Returns the seats with mutable values, in seat order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(number, value)| (Seat(number as u8), value))
    }

    /// Returns the values in seat order.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Returns the owned values in seat order.
    pub fn into_values(self) -> impl Iterator<Item = T> {
        self.0.into_iter()
    }

    /// Maps the value of each seat.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| change(seat, value)).collect())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[expect(
        clippy::indexing_slicing,
        reason = "the kernel checks every seat against the table before a ruleset sees it"
    )]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[expect(
        clippy::indexing_slicing,
        reason = "the kernel checks every seat against the table before a ruleset sees it"
    )]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who views a game: one of its seats or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat sees what is public and its own secrets.
    Seat(Seat),
    /// A spectator sees what is public.
    Spectator,
}

impl Viewer {
    /// Returns whether this viewer may see the secrets of that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
