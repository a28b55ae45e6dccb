//! Reading a feed page by page, and marking what was read.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{News, Place};
use crate::{
    play::Games,
    store::{FeedRow, StoreResult, ids::AccountId},
};

/// Something an account was told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FeedItem {
    /// Its place in the feed, to be sent as `cursor` or `Last-Event-ID` to go on behind it.
    #[schema(value_type = String, example = "ZgAAAAAAAALrAAAAAAAAAAE")]
    pub id: Place,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Whether it was marked as read.
    pub read: bool,
    /// What happened. It is handed on as it was written: another server may know kinds that this one does not.
    #[schema(value_type = News)]
    pub news: Box<RawValue>,
}

impl TryFrom<FeedRow> for FeedItem {
    type Error = crate::store::StoreError;

    fn try_from(row: FeedRow) -> StoreResult<Self> {
        Ok(Self { id: Place { tx: row.tx, id: row.id }, at: row.at, read: row.read, news: row.body.read()? })
    }
}

/// Which items somebody wants to see.
#[derive(Clone, Debug, Default)]
pub struct FeedFilter {
    /// Only these kinds.
    pub kinds: Option<Vec<String>>,
    /// Only what was not marked as read.
    pub unread: bool,
}

/// Where to begin reading.
#[derive(Clone, Copy, Debug)]
pub enum Begin {
    /// Behind a place, towards the newest.
    After(Place),
    /// With the items just before a place.
    Before(Place),
    /// With the newest there are.
    Newest,
}

/// A part of a feed, the oldest item first.
#[derive(Debug)]
pub struct Part {
    /// The items.
    pub items: Vec<FeedItem>,
    /// Where to go on: nothing before it is missing.
    pub next: Place,
    /// Whether there were more items in this direction.
    pub more: bool,
}

/// Reads so many items at most.
pub async fn read_feed(
    games: &Games,
    account: AccountId,
    begin: Begin,
    filter: &FeedFilter,
    limit: i64,
) -> StoreResult<Part> {
    // Asked before looking: whatever is older is complete, so it is in the answer or not wanted.
    let horizon = Place::before_transaction(games.store.horizon().await?);
    let mut rows = match begin {
        Begin::After(place) => games.store.feed_after(account, place, filter, limit + 1).await?.complete,
        Begin::Before(place) => games.store.feed_before(account, Some(place), filter, limit + 1).await?,
        Begin::Newest => games.store.feed_before(account, None, filter, limit + 1).await?,
    };
    let more = rows.len() as i64 > limit;
    if more {
        match begin {
            Begin::After(_) => rows.truncate(limit as usize),
            Begin::Before(_) | Begin::Newest => drop(rows.remove(0)),
        }
    }
    let items: Vec<FeedItem> = rows.into_iter().map(FeedItem::try_from).collect::<StoreResult<_>>()?;
    let next = items.last().map(|item| item.id).unwrap_or(match begin {
        Begin::After(place) | Begin::Before(place) => place,
        Begin::Newest => horizon,
    });
    Ok(Part { items, next, more })
}

/// What is to be marked as read.
#[derive(Debug)]
pub enum ReadOrder {
    /// Everything up to an item, with it.
    UpTo(Place),
    /// These items.
    Items(Vec<Place>),
}

/// How many items were not marked as read.
#[derive(Debug, Serialize, ToSchema)]
pub struct Unread {
    /// In all.
    #[schema(minimum = 0, example = 3)]
    pub unread: i64,
    /// Of each kind; those with none are left out.
    #[schema(example = json!({"your_turn": 2, "message": 1}))]
    pub by_kind: BTreeMap<String, i64>,
}

/// Counts what was not marked as read.
pub async fn count_unread(games: &Games, account: AccountId) -> StoreResult<Unread> {
    let by_kind: BTreeMap<String, i64> = games.store.unread_by_kind(account).await?.into_iter().collect();
    Ok(Unread { unread: by_kind.values().sum(), by_kind })
}

/// Marks items as read; what is read already, or not there, is left as it is. Returns what is left.
pub async fn mark_read(games: &Games, account: AccountId, order: &ReadOrder) -> StoreResult<Unread> {
    let now = games.clock.now();
    match order {
        ReadOrder::UpTo(place) => games.store.mark_read_up_to(account, *place, now).await?,
        ReadOrder::Items(places) => games.store.mark_read(account, places, now).await?,
    }
    count_unread(games, account).await
}
