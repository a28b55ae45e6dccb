//! What is said at tables.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, JoinOnDsl, OptionalExtension, QueryDsl, Queryable,
    sql_types::{Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::hold_alive,
    feed::insert_news,
    ids::{AccountId, GameId, MessageId},
    mutes as mute_rows,
    schema::{accounts, messages, players, talk_rules, unheard},
};
use crate::{
    accounts::AccountKind,
    feed::{News, NewsFor},
};

/// A message to be.
#[derive(Debug, Insertable)]
#[diesel(table_name = messages)]
pub struct NewMessage<'a> {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: MessageId,
    /// Who says it.
    pub account_id: AccountId,
    /// `players` or `everybody`.
    pub audience: &'a str,
    /// What.
    pub text: &'a str,
    /// When.
    pub created_at: DateTime<Utc>,
    /// Makes it safe to repeat.
    pub idempotency_key: Option<&'a str>,
    /// Of the body it came with.
    pub request_hash: Option<&'a [u8]>,
}

/// A message.
#[derive(Clone, Debug, Queryable)]
pub struct MessageRow {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: MessageId,
    /// Who said it.
    pub account_id: AccountId,
    /// The public handle; none once the account is deleted.
    pub name: Option<String>,
    /// What others read; none once the account is deleted.
    pub display_name: Option<String>,
    /// `person` or `bot`.
    pub kind: String,
    /// `players` or `everybody`.
    pub audience: String,
    /// What; none once it was taken back.
    pub text: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
    /// Of the body it came with, where it came with a key.
    pub request_hash: Option<Vec<u8>>,
}

/// Messages with their authors, as [`MessageRow`] has them.
macro_rules! told {
    () => {
        messages::table.inner_join(accounts::table.on(accounts::id.eq(messages::account_id))).select((
            messages::game_id,
            messages::id,
            messages::account_id,
            accounts::name,
            accounts::display_name,
            accounts::kind,
            messages::audience,
            messages::text,
            messages::created_at,
            messages::request_hash,
        ))
    };
}

/// Takes back everything an account ever said.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::update(messages::table.filter(messages::account_id.eq(account)))
        .set((
            messages::text.eq(None::<String>),
            messages::idempotency_key.eq(None::<String>),
            messages::request_hash.eq(None::<Vec<u8>>),
        ))
        .execute(connection)
        .await?;
    diesel::sql_query(
        "update feed set body = body || '{\"text\": \"\"}' where kind = 'message' and body ->> 'from' = $1",
    )
    .bind::<Text, _>(account.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Adds a message, and tells the others at the table with it, except those who do not want to hear its author. A key that was
    /// used before violates `messages_idempotency`.
    pub async fn insert_message(&self, message: &NewMessage<'_>, author: AccountKind) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                hold_alive(tx, message.account_id).await?;
                diesel::insert_into(messages::table).values(message).execute(tx).await?;
                let others: Vec<AccountId> = players::table
                    .inner_join(accounts::table.on(accounts::id.eq(players::account_id)))
                    .filter(players::game_id.eq(message.game_id))
                    .filter(players::account_id.ne(message.account_id))
                    .filter(accounts::deleted_at.is_null())
                    // The server's own bots do not read.
                    .filter(accounts::level.is_null())
                    .select(players::account_id)
                    .load(tx)
                    .await?;
                let deaf = mute_rows::who_muted(tx, message.account_id, &others).await?;
                let news = News::Message {
                    game: message.game_id,
                    message: message.id.as_uuid(),
                    from: message.account_id,
                    from_kind: Some(author),
                    text: message.text.to_owned(),
                };
                let told = others.into_iter().filter(|account| !deaf.contains(account));
                let told: Vec<NewsFor> = told.map(|account| NewsFor { account, news: news.clone() }).collect();
                insert_news(tx, message.created_at, &told).await
            })
            .await
    }

    /// A message of a game.
    pub async fn message(&self, game: GameId, id: MessageId) -> StoreResult<MessageRow> {
        let message = told!().filter(messages::game_id.eq(game)).filter(messages::id.eq(id));
        Ok(message.first(&mut self.connection().await?).await?)
    }

    /// The message an account sent with this key.
    pub async fn message_by_key(&self, game: GameId, account: AccountId, key: &str) -> StoreResult<Option<MessageRow>> {
        let message = told!()
            .filter(messages::game_id.eq(game))
            .filter(messages::account_id.eq(account))
            .filter(messages::idempotency_key.eq(key));
        Ok(message.first(&mut self.connection().await?).await.optional()?)
    }

    /// Messages of a game, the newest first, without those of whom the reader has muted; `players_too` for those at the table.
    pub async fn messages(
        &self,
        game: GameId,
        reader: Option<AccountId>,
        players_too: bool,
        before: Option<MessageId>,
        limit: i64,
    ) -> StoreResult<Vec<MessageRow>> {
        let mut query = told!().filter(messages::game_id.eq(game)).order(messages::id.desc()).limit(limit).into_boxed();
        if !players_too {
            query = query.filter(messages::audience.eq("everybody"));
        }
        if let Some(before) = before {
            query = query.filter(messages::id.lt(before));
        }
        if let Some(reader) = reader {
            let unheard = unheard::table.filter(unheard::account_id.eq(reader)).select(unheard::unheard_id);
            query = query.filter(messages::account_id.ne_all(unheard));
        }
        Ok(query.load(&mut self.connection().await?).await?)
    }

    /// Takes a message of an account back, in the feeds that tell of it too.
    pub async fn take_back_message(&self, game: GameId, id: MessageId, author: AccountId) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                diesel::update(messages::table.find((game, id)))
                    .filter(messages::account_id.eq(author))
                    .set(messages::text.eq(None::<String>))
                    .execute(tx)
                    .await?;
                diesel::sql_query(
                    "update feed set body = body || '{\"text\": \"\"}'
                    where kind = 'message' and body ->> 'from' = $1 and body ->> 'message' = $2 and game_id = $3",
                )
                .bind::<Text, _>(author.to_string())
                .bind::<Text, _>(id.to_string())
                .bind::<SqlUuid, _>(game)
                .execute(tx)
                .await?;
                Ok(())
            })
            .await
    }

    /// Everything an account ever said, the newest first.
    pub async fn messages_of(&self, account: AccountId) -> StoreResult<Vec<MessageRow>> {
        let said = told!().filter(messages::account_id.eq(account)).order(messages::id.desc());
        Ok(said.load(&mut self.connection().await?).await?)
    }

    /// What those who watch a game may do with its talk, if its host said so.
    pub async fn talk_rules(&self, game: GameId) -> StoreResult<Option<String>> {
        let rules = talk_rules::table.find(game).select(talk_rules::spectators);
        Ok(rules.first(&mut self.connection().await?).await.optional()?)
    }

    /// Says what those who watch a game may do with its talk.
    pub async fn set_talk_rules(&self, game: GameId, spectators: &str) -> StoreResult<()> {
        diesel::insert_into(talk_rules::table)
            .values((talk_rules::game_id.eq(game), talk_rules::spectators.eq(spectators)))
            .on_conflict(talk_rules::game_id)
            .do_update()
            .set(talk_rules::spectators.eq(spectators))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
