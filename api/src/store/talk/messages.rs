//! Rows of chat messages at tables.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, JoinOnDsl, OptionalExtension, QueryDsl, Queryable,
    sql_types::{Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId, MessageId},
        notices::{Notice, NoticeFor},
        texts::{Audience, Spectators},
    },
    store::{
        Store,
        accounts::account_rows::lock_living_account,
        error::{StoreError, StoreResult},
        notices::feed::insert_notices,
        schema::{accounts, effective_mutes, messages, players, talk_rules},
        talk::mutes,
    },
};

/// A message to insert.
#[derive(Debug, Insertable)]
#[diesel(table_name = messages)]
pub struct NewMessage<'a> {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: MessageId,
    /// The author.
    pub account_id: AccountId,
    /// Who may read it.
    pub audience: Audience,
    /// The text.
    pub text: &'a str,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// The idempotency key of the request.
    pub idempotency_key: Option<&'a str>,
    /// The hash of the request.
    pub request_hash: Option<&'a [u8]>,
}

/// A message.
#[derive(Clone, Debug, Queryable)]
pub struct MessageRow {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: MessageId,
    /// The author.
    pub account_id: AccountId,
    /// The public handle; none once the account is deleted.
    pub name: Option<String>,
    /// The display name; none once the account is deleted.
    pub display_name: Option<String>,
    /// Whether the author is a person or a bot.
    pub kind: AccountKind,
    /// Whether the author is a guest.
    pub guest: bool,
    /// Who may read it.
    pub audience: Audience,
    /// The text; none once it was deleted.
    pub text: Option<String>,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// The hash of the request, if it had an idempotency key.
    pub request_hash: Option<Vec<u8>>,
}

/// Selects messages of a game.
#[derive(Clone, Copy, Debug)]
pub struct MessageFilter {
    /// The reader; messages of accounts that the reader muted are left out.
    pub reader: Option<AccountId>,
    /// Whether messages that only players may read are included.
    pub include_players_only: bool,
    /// Only messages older than this one.
    pub before: Option<MessageId>,
}

/// Selects [`MessageRow`]s: messages with their authors.
macro_rules! with_authors {
    () => {
        messages::table.inner_join(accounts::table.on(accounts::id.eq(messages::account_id))).select((
            messages::game_id,
            messages::id,
            messages::account_id,
            accounts::name,
            accounts::display_name,
            accounts::kind,
            accounts::guest,
            messages::audience,
            messages::text,
            messages::created_at,
            messages::request_hash,
        ))
    };
}

/// Deletes the texts of all messages of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
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
    /// Inserts a message with notices for the other players, except those who muted its author. An idempotency key that was used before violates
    /// `messages_idempotency`.
    pub async fn insert_message(&self, message: &NewMessage<'_>, author: AccountKind) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                lock_living_account(tx, message.account_id).await?;
                diesel::insert_into(messages::table).values(message).execute(tx).await?;
                let others: Vec<AccountId> = players::table
                    .inner_join(accounts::table.on(accounts::id.eq(players::account_id)))
                    .filter(players::game_id.eq(message.game_id))
                    .filter(players::account_id.ne(message.account_id))
                    .filter(accounts::deleted_at.is_null())
                    // Built-in bots get no notices.
                    .filter(accounts::level.is_null())
                    .select(players::account_id)
                    .load(tx)
                    .await?;
                let muted_by = mutes::who_muted(tx, message.account_id, &others).await?;
                let notice = Notice::Message {
                    game: message.game_id,
                    message: message.id.as_uuid(),
                    from: message.account_id,
                    from_kind: Some(author),
                    text: message.text.to_owned(),
                };
                let readers = others.into_iter().filter(|account| !muted_by.contains(account));
                let notices: Vec<NoticeFor> =
                    readers.map(|account| NoticeFor { account, notice: notice.clone() }).collect();
                insert_notices(tx, message.created_at, &notices).await
            })
            .await
    }

    /// Returns a message of a game.
    pub async fn message(&self, game: GameId, id: MessageId) -> StoreResult<MessageRow> {
        let message = with_authors!().filter(messages::game_id.eq(game)).filter(messages::id.eq(id));
        Ok(message.first(&mut self.connection().await?).await?)
    }

    /// Returns the message that an account sent with this idempotency key.
    pub async fn message_by_key(&self, game: GameId, account: AccountId, key: &str) -> StoreResult<Option<MessageRow>> {
        let message = with_authors!()
            .filter(messages::game_id.eq(game))
            .filter(messages::account_id.eq(account))
            .filter(messages::idempotency_key.eq(key));
        Ok(message.first(&mut self.connection().await?).await.optional()?)
    }

    /// Returns the messages of a game that match a filter, the newest first.
    pub async fn messages(&self, game: GameId, filter: MessageFilter, limit: i64) -> StoreResult<Vec<MessageRow>> {
        let mut query =
            with_authors!().filter(messages::game_id.eq(game)).order(messages::id.desc()).limit(limit).into_boxed();
        if !filter.include_players_only {
            query = query.filter(messages::audience.eq(Audience::Everybody));
        }
        if let Some(before) = filter.before {
            query = query.filter(messages::id.lt(before));
        }
        if let Some(reader) = filter.reader {
            let muted = effective_mutes::table.filter(effective_mutes::account_id.eq(reader));
            query = query.filter(messages::account_id.ne_all(muted.select(effective_mutes::muted_id)));
        }
        Ok(query.load(&mut self.connection().await?).await?)
    }

    /// Deletes the text of a message, also in the feeds of its readers.
    pub async fn delete_message_text(&self, game: GameId, id: MessageId, author: AccountId) -> StoreResult<()> {
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

    /// Returns all messages of an account, the newest first.
    pub async fn messages_of(&self, account: AccountId) -> StoreResult<Vec<MessageRow>> {
        let messages = with_authors!().filter(messages::account_id.eq(account)).order(messages::id.desc());
        Ok(messages.load(&mut self.connection().await?).await?)
    }

    /// Returns what spectators of a game may do with its chat, or `None` if the host never set it.
    pub async fn talk_rules(&self, game: GameId) -> StoreResult<Option<Spectators>> {
        let rules = talk_rules::table.find(game).select(talk_rules::spectators);
        Ok(rules.first(&mut self.connection().await?).await.optional()?)
    }

    /// Sets what spectators of a game may do with its chat.
    pub async fn set_talk_rules(&self, game: GameId, spectators: Spectators) -> StoreResult<()> {
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
