//! Where something stands in a feed.

use std::{fmt, str::FromStr};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};

/// A place in an account's feed: of an item, or between two. Clients get it as text they need not understand; it holds nothing
/// but an order, so it is checked but not signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place {
    /// The transaction that wrote the item.
    pub tx: i64,
    /// Its number.
    pub id: i64,
}

impl Place {
    /// Before everything.
    pub const BEGINNING: Self = Self { tx: 0, id: 0 };

    /// Before everything that transaction or a later one writes.
    pub fn before_transaction(tx: i64) -> Self {
        Self { tx: tx.saturating_sub(1).max(0), id: i64::MAX }
    }
}

/// A place as text, for the OpenAPI document: base64 of the mark and two numbers that are not negative.
pub const PLACE_PATTERN: &str = "^Z[g-n][A-Za-z0-9_-]{10}[A-Za-f][A-Za-z0-9_-]{9}[AEIMQUYcgkosw048]$";

/// How long that text is.
pub const PLACE_LENGTH: usize = 23;

/// Tells a place from other cursors.
const MARK: u8 = b'f';

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes: Vec<u8> = [MARK].into_iter().chain(self.tx.to_be_bytes()).chain(self.id.to_be_bytes()).collect();
        f.write_str(&URL_SAFE_NO_PAD.encode(bytes))
    }
}

impl FromStr for Place {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "not a cursor of the feed";
        let bytes: [u8; 17] = URL_SAFE_NO_PAD.decode(text).ok().and_then(|it| it.try_into().ok()).ok_or(wrong)?;
        let (mark, numbers) = bytes.split_first().ok_or(wrong)?;
        let number = |bytes: Option<&[u8]>| bytes.and_then(|it| it.try_into().ok()).map(i64::from_be_bytes);
        let place = number(numbers.get(..8)).zip(number(numbers.get(8..))).map(|(tx, id)| Self { tx, id });
        place.filter(|place| *mark == MARK && place.tx >= 0 && place.id >= 0).ok_or(wrong)
    }
}

impl TryFrom<String> for Place {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_was_written_and_nothing_else_is() {
        let place = Place { tx: 4711, id: 12 };
        assert_eq!(place.to_string().parse(), Ok(place));
        let negative = Place { tx: -1, id: 12 };
        for wrong in
            ["", "x", "%%%", place.to_string().trim_start_matches('Z'), &negative.to_string(), "WyJnYW1lcyIsN10"]
        {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_a_transaction_writes_comes_after_the_place_before_it() {
        assert!(Place { tx: 7, id: 1 } > Place::before_transaction(7));
        assert!(Place { tx: 6, id: 900 } < Place::before_transaction(7));
    }
}
