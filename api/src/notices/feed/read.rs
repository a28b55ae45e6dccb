//! Reads a feed in pages, and marks notices as read.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use salon_domain::kernel::Words;
use serde_json::value::RawValue;

use crate::{
    model::{feed_cursor::FeedCursor, feed_filter::FeedFilter, ids::AccountId},
    play::Games,
    store::{FeedRow, StoreResult},
};

/// An item of an account's feed.
#[derive(Clone, Debug)]
pub struct FeedItem {
    /// Its place in the feed, to be sent as `cursor` or `Last-Event-ID` to go on behind it.
    pub id: FeedCursor,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Whether it was marked as read.
    pub read: bool,
    /// What happened. It is handed on as it was written: another server may know kinds that this one does not.
    pub news: Box<RawValue>,
    /// What happened as texts, if they were asked for.
    pub words: Option<Words>,
}

impl TryFrom<FeedRow> for FeedItem {
    type Error = crate::store::StoreError;

    fn try_from(row: FeedRow) -> StoreResult<Self> {
        let id = FeedCursor { tx: row.tx, id: row.id };
        Ok(Self { id, at: row.at, read: row.read, news: row.body.read()?, words: None })
    }
}

/// Where a page begins.
#[derive(Clone, Copy, Debug)]
pub enum ReadFrom {
    /// The notices after a cursor.
    After(FeedCursor),
    /// The newest notices before a cursor.
    Before(FeedCursor),
    /// The newest notices.
    Newest,
}

/// Selects a page of a feed.
#[derive(Clone, Copy, Debug)]
pub struct FeedPageRequest<'a> {
    /// Whose feed.
    pub account: AccountId,
    /// Where the page begins.
    pub from: ReadFrom,
    /// Which notices.
    pub filter: &'a FeedFilter,
    /// The largest number of notices.
    pub limit: i64,
}

/// A page of a feed, the oldest notice first.
#[derive(Debug)]
pub struct NoticePage {
    /// The notices.
    pub items: Vec<FeedItem>,
    /// The cursor of the next page: no notice before it is missing.
    pub next: FeedCursor,
    /// Whether there are more notices in this direction.
    pub more: bool,
}

/// Returns a page of at most `limit` notices.
pub async fn read_feed(games: &Games, query: FeedPageRequest<'_>) -> StoreResult<NoticePage> {
    let FeedPageRequest { account, from, filter, limit } = query;
    // Read before the notices: everything older than the horizon is complete, so it is in the answer or excluded by the filter.
    let horizon = FeedCursor::before_transaction(games.store.transaction_horizon().await?);
    let mut rows = match from {
        ReadFrom::After(cursor) => games.store.feed_after(account, cursor, filter, limit + 1).await?.complete,
        ReadFrom::Before(cursor) => games.store.feed_before(account, Some(cursor), filter, limit + 1).await?,
        ReadFrom::Newest => games.store.feed_before(account, None, filter, limit + 1).await?,
    };
    let more = rows.len() as i64 > limit;
    if more {
        match from {
            ReadFrom::After(_) => rows.truncate(limit as usize),
            ReadFrom::Before(_) | ReadFrom::Newest => drop(rows.remove(0)),
        }
    }
    let items: Vec<FeedItem> = rows.into_iter().map(FeedItem::try_from).collect::<StoreResult<_>>()?;
    let next = items.last().map(|item| item.id).unwrap_or(match from {
        ReadFrom::After(cursor) | ReadFrom::Before(cursor) => cursor,
        ReadFrom::Newest => horizon,
    });
    Ok(NoticePage { items, next, more })
}

/// Which notices are marked as read.
#[derive(Debug)]
pub enum MarkRead {
    /// All notices up to this one, which is included.
    UpTo(FeedCursor),
    /// These notices.
    Items(Vec<FeedCursor>),
}

/// How many items were not marked as read.
#[derive(Debug)]
pub struct Unread {
    /// In all.
    pub unread: i64,
    /// Of each kind; those with none are left out.
    pub by_kind: BTreeMap<String, i64>,
}

/// Counts unread notices.
pub async fn count_unread(games: &Games, account: AccountId) -> StoreResult<Unread> {
    let by_kind: BTreeMap<String, i64> = games.store.unread_by_kind(account).await?.into_iter().collect();
    Ok(Unread { unread: by_kind.values().sum(), by_kind })
}

/// Marks notices as read; those that are read already or do not exist are ignored. Returns how many are left unread.
pub async fn mark_read(games: &Games, account: AccountId, order: &MarkRead) -> StoreResult<Unread> {
    let now = games.clock.now();
    match order {
        MarkRead::UpTo(cursor) => games.store.mark_read_up_to(account, *cursor, now).await?,
        MarkRead::Items(cursors) => games.store.mark_read(account, cursors, now).await?,
    }
    count_unread(games, account).await
}
