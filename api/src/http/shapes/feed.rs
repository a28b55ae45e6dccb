//! An item of a feed, in pages, streams and exports.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    http::shapes::words::Words,
    model::{feed_cursor::FeedCursor, notices::Notice},
    notices::feed,
};

/// A notice in the feed of an account.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct FeedItem {
    /// Its position in the feed, to be sent as `cursor` or `Last-Event-ID` to continue after it.
    #[schema(value_type = String, example = "ZgAAAAAAAALrAAAAAAAAAAE")]
    pub(in crate::http) id: FeedCursor,
    /// When it happened.
    at: DateTime<Utc>,
    /// Whether it was marked as read.
    read: bool,
    /// What happened. Sent as it was stored: another server may know kinds that this one does not.
    #[schema(value_type = Notice)]
    news: Box<RawValue>,
    /// What happened, for a person, if texts were asked for. Names are those that the reader may know now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    words: Option<Words>,
}

impl From<feed::FeedItem> for FeedItem {
    fn from(item: feed::FeedItem) -> Self {
        let words = item.words.map(Words::from);
        Self { id: item.id, at: item.at, read: item.read, news: item.news, words }
    }
}
