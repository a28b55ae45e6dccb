//! Cursors and stream ids: an accepted text is the same when it is written again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use salon_api::{
    http::{etag, request::page},
    model::{
        feed_cursor::{FEED_CURSOR_LENGTH, FeedCursor},
        ids::GameId,
    },
};

/// The name of a list; cursors of other lists are refused.
const LIST: &str = "moves";

fuzz_target!(|text: &str| {
    if let Ok(cursor) = text.parse::<FeedCursor>() {
        assert_eq!(cursor.to_string(), text);
        assert_eq!(text.len(), FEED_CURSOR_LENGTH);
        assert!(cursor.tx >= 0 && cursor.id >= 0);
    }
    if let Ok(position) = page::decode::<(i64, GameId, i64)>(LIST, text) {
        let written = page::encode(LIST, &position);
        assert_eq!(page::decode::<(i64, GameId, i64)>(LIST, &written).ok(), Some(position));
        assert!(page::decode::<(i64, GameId, i64)>("games", &written).is_err());
    }
    if let Some((version, line)) = etag::read_version(text) {
        let written = etag::of_version(version, line);
        assert!(text.starts_with(&written), "{text} names {written}");
        assert_eq!(etag::read_version(&written), Some((version, line)));
    }
});
