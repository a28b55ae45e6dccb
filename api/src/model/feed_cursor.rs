//! Cursors of feeds.

use std::{fmt, str::FromStr};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};

/// A position in an account's feed: that of a notice, or between two. Clients get it as opaque text. It contains nothing but the order, so it
/// is validated but not signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FeedCursor {
    /// The transaction that wrote the notice.
    pub tx: i64,
    /// The number of the notice.
    pub id: i64,
}

impl FeedCursor {
    /// Before all notices.
    pub const BEGINNING: Self = Self { tx: 0, id: 0 };

    /// Before all notices of this transaction and of later ones.
    pub fn before_transaction(tx: i64) -> Self {
        Self { tx: tx.saturating_sub(1).max(0), id: i64::MAX }
    }
}

/// The form of a cursor as text, for the OpenAPI document: base64 of the mark and two non-negative numbers.
pub const FEED_CURSOR_PATTERN: &str = "^Z[g-n][A-Za-z0-9_-]{10}[A-Za-f][A-Za-z0-9_-]{9}[AEIMQUYcgkosw048]$";

/// The length of a cursor as text.
pub const FEED_CURSOR_LENGTH: usize = 23;

/// The first byte, which distinguishes this cursor from others.
const MARK: u8 = b'f';

impl fmt::Display for FeedCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes: Vec<u8> = [MARK].into_iter().chain(self.tx.to_be_bytes()).chain(self.id.to_be_bytes()).collect();
        f.write_str(&URL_SAFE_NO_PAD.encode(bytes))
    }
}

impl FromStr for FeedCursor {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let invalid = "input-cursor";
        let bytes: [u8; 17] = URL_SAFE_NO_PAD.decode(text).ok().and_then(|it| it.try_into().ok()).ok_or(invalid)?;
        let (mark, numbers) = bytes.split_first().ok_or(invalid)?;
        let number = |bytes: Option<&[u8]>| bytes.and_then(|it| it.try_into().ok()).map(i64::from_be_bytes);
        let cursor = number(numbers.get(..8)).zip(number(numbers.get(8..))).map(|(tx, id)| Self { tx, id });
        cursor.filter(|cursor| *mark == MARK && cursor.tx >= 0 && cursor.id >= 0).ok_or(invalid)
    }
}

impl TryFrom<String> for FeedCursor {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<FeedCursor> for String {
    fn from(cursor: FeedCursor) -> Self {
        cursor.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_formatting_and_invalid_text_is_refused() {
        let cursor = FeedCursor { tx: 4711, id: 12 };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        let negative = FeedCursor { tx: -1, id: 12 };
        for wrong in
            ["", "x", "%%%", cursor.to_string().trim_start_matches('Z'), &negative.to_string(), "WyJnYW1lcyIsN10"]
        {
            assert!(wrong.parse::<FeedCursor>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn before_transaction_separates_a_transaction_from_earlier_ones() {
        assert!(FeedCursor { tx: 7, id: 1 } > FeedCursor::before_transaction(7));
        assert!(FeedCursor { tx: 6, id: 900 } < FeedCursor::before_transaction(7));
    }
}
