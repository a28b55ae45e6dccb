//! What accounts are told.

use chrono::{DateTime, Utc};
use diesel::sql_types::{Array, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Serialize;

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    json::JsonText,
};
use crate::feed::NewsFor;

/// An item as the append statement takes it apart.
#[derive(Serialize)]
struct Packed<'a> {
    account: AccountId,
    kind: &'static str,
    body: &'a crate::feed::News,
}

impl<'a> Packed<'a> {
    fn of(item: &'a NewsFor) -> Self {
        Self { account: item.account, kind: item.news.kind(), body: &item.news }
    }
}

/// News as one piece of JSON, for statements that write them together with what caused them.
pub(super) fn pack(news: &[NewsFor]) -> Option<JsonText> {
    (!news.is_empty()).then(|| JsonText::of(&news.iter().map(Packed::of).collect::<Vec<_>>()))
}

/// Writes news within somebody's transaction, and lets those they are for look again after it.
pub(super) async fn insert_news(
    connection: &mut AsyncPgConnection,
    at: DateTime<Utc>,
    news: &[NewsFor],
) -> StoreResult<()> {
    if news.is_empty() {
        return Ok(());
    }
    let accounts: Vec<AccountId> = news.iter().map(|item| item.account).collect();
    let kinds: Vec<&str> = news.iter().map(|item| item.news.kind()).collect();
    let games: Vec<Option<GameId>> = news.iter().map(|item| item.news.game()).collect();
    let bodies: Vec<JsonText> = news.iter().map(|item| JsonText::of(&item.news)).collect();
    diesel::sql_query(
        "with told as (
            insert into feed (account_id, kind, game_id, body, at)
            select i.account_id, i.kind, i.game_id, i.body, $5 from unnest($1, $2, $3, $4) as i (account_id, kind, game_id, body)
        )
        insert into outbox (account_id) select distinct unnest($1)",
    )
    .bind::<Array<SqlUuid>, _>(accounts)
    .bind::<Array<Text>, _>(kinds)
    .bind::<Array<Nullable<SqlUuid>>, _>(games)
    .bind::<Array<Jsonb>, _>(bodies)
    .bind::<Timestamptz, _>(at)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Tells accounts something that happened apart from any game's transaction.
    pub async fn tell(&self, at: DateTime<Utc>, news: &[NewsFor]) -> StoreResult<()> {
        insert_news(&mut *self.connection().await?, at, news).await
    }
}
