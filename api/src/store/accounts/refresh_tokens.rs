//! Rows of refresh tokens: each is exchanged for a successor, and a copied one is recognised by its reuse.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, OptionalExtension, QueryDsl, SelectableHelper,
    dsl::{exists, now, select, sql},
    sql_types::Bool,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::SessionId,
    store::{
        Store,
        accounts::sessions::{SessionRow, living_accounts},
        error::{StoreError, StoreResult},
        schema::{refresh_tokens, sessions},
    },
};

/// Whether a spent token can be repeated: it was first used at most 30 seconds ago.
const REPEATABLE: &str = "(refresh_tokens.successor_key is not null \
    and refresh_tokens.spent_at > now() - interval '30 seconds')";
/// Whether a key is of no use any more. The margin is for a request that began in time and waits for the lock of its session.
const OUTDATED_KEY: &str = "(refresh_tokens.successor_key is not null \
    and refresh_tokens.spent_at < now() - interval '2 minutes')";
/// The most exchanges of one session within 30 seconds: the longest chain of tokens that a repetition has to follow.
const MAX_RECENT_EXCHANGES: usize = 100;

/// The token that replaces another one.
#[derive(Clone, Copy)]
pub struct Successor<'a> {
    /// The random key that it was derived with.
    pub key: &'a [u8; 32],
    /// Its hash.
    pub hash: &'a [u8; 32],
    /// When its session expires unless refreshed again.
    pub expires_at: DateTime<Utc>,
}

/// The exchanges of a session within the last 30 seconds, and its unused token.
#[derive(Debug)]
pub struct RecentExchanges {
    /// The hash of each spent token, and the key that its successor is derived with.
    pub keys: HashMap<Vec<u8>, Vec<u8>>,
    /// The hash of the token that was not used yet.
    pub unused: Vec<u8>,
}

/// The result of presenting a refresh token.
#[derive(Debug)]
pub enum Rotation {
    /// The token was used, and its successor stored.
    Rotated(SessionRow),
    /// The token was used a moment ago: the newest token of the session is derived from it, step by step.
    Repeated(SessionRow, RecentExchanges),
    /// The token had been used before; its session was ended.
    Reused(SessionId),
    /// The session was refreshed too often within 30 seconds. Nothing has changed.
    TooOften,
    /// No valid session has this token.
    Unknown,
}

impl Store {
    /// Returns whether a session that has not ended has this refresh token, used or not.
    pub async fn is_refresh_token_known(&self, hash: &[u8]) -> StoreResult<bool> {
        let known = refresh_tokens::table
            .inner_join(sessions::table)
            .filter(refresh_tokens::token_hash.eq(hash))
            .filter(sessions::expires_at.gt(now));
        Ok(select(exists(known)).get_result(&mut self.connection().await?).await?)
    }

    /// Exchanges a refresh token for its successor. If it is repeated soon, the answer was lost or another tab sent it too, and it gets
    /// the newest token of its session. Otherwise a token that was used before ends its session, because it may have been stolen.
    pub async fn rotate_refresh_token(&self, old_hash: &[u8], successor: Successor<'_>) -> StoreResult<Rotation> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // The session is locked before its tokens, in the same order as where a session is ended: this prevents deadlocks.
                let of_token = refresh_tokens::table.filter(refresh_tokens::token_hash.eq(old_hash));
                let session: Option<SessionId> = sessions::table
                    .filter(sessions::id.eq_any(of_token.select(refresh_tokens::session_id)))
                    .select(sessions::id)
                    .for_update()
                    .first(tx)
                    .await
                    .optional()?;
                let Some(session) = session else { return Ok(Rotation::Unknown) };
                let token = refresh_tokens::table.find(old_hash).select(refresh_tokens::spent_at.is_null());
                let is_unused: bool = token.first(tx).await?;
                let keys = recent_keys(tx, session).await?;
                match (is_unused, keys.contains_key(old_hash)) {
                    (true, _) if keys.len() >= MAX_RECENT_EXCHANGES => Ok(Rotation::TooOften),
                    (true, _) => exchange(tx, session, old_hash, successor).await,
                    (false, true) => repeat(tx, session, keys).await,
                    (false, false) => {
                        diesel::delete(sessions::table.filter(sessions::id.eq(session))).execute(tx).await?;
                        Ok(Rotation::Reused(session))
                    }
                }
            })
            .await
    }

    /// Ends the session that a refresh token, used or not, belongs to. Returns the session.
    pub async fn delete_session_of_refresh_token(&self, hash: &[u8]) -> StoreResult<Option<SessionId>> {
        let of_token = refresh_tokens::table.filter(refresh_tokens::token_hash.eq(hash));
        let session = sessions::table.filter(sessions::id.eq_any(of_token.select(refresh_tokens::session_id)));
        let ended = diesel::delete(session).returning(sessions::id);
        Ok(ended.get_result(&mut self.connection().await?).await.optional()?)
    }

    /// Deletes the keys of tokens that can no longer be repeated.
    pub async fn delete_old_successor_keys(&self) -> StoreResult<()> {
        diesel::update(refresh_tokens::table.filter(sql::<Bool>(OUTDATED_KEY)))
            .set(refresh_tokens::successor_key.eq(None::<Vec<u8>>))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}

pub(super) async fn insert_refresh_token(
    tx: &mut AsyncPgConnection,
    session: SessionId,
    hash: &[u8],
) -> StoreResult<()> {
    diesel::insert_into(refresh_tokens::table)
        .values((refresh_tokens::token_hash.eq(hash), refresh_tokens::session_id.eq(session)))
        .execute(tx)
        .await?;
    Ok(())
}

/// Returns the keys of the tokens of a session that can be repeated.
async fn recent_keys(tx: &mut AsyncPgConnection, session: SessionId) -> StoreResult<HashMap<Vec<u8>, Vec<u8>>> {
    let rows: Vec<(Vec<u8>, Option<Vec<u8>>)> = refresh_tokens::table
        .filter(refresh_tokens::session_id.eq(session))
        .filter(sql::<Bool>(REPEATABLE))
        .select((refresh_tokens::token_hash, refresh_tokens::successor_key))
        .load(tx)
        .await?;
    Ok(rows.into_iter().filter_map(|(hash, key)| Some((hash, key?))).collect())
}

/// For a token that was not used before.
async fn exchange(
    tx: &mut AsyncPgConnection,
    session: SessionId,
    old_hash: &[u8],
    successor: Successor<'_>,
) -> StoreResult<Rotation> {
    diesel::update(refresh_tokens::table.find(old_hash))
        .set((refresh_tokens::spent_at.eq(now), refresh_tokens::successor_key.eq(successor.key.as_slice())))
        .execute(tx)
        .await?;
    // The account is only read, not locked: a transaction that deletes it waits for the session, which is locked here.
    let alive: Option<SessionRow> = diesel::update(
        sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq_any(living_accounts()))
            .filter(sessions::expires_at.gt(now)),
    )
    .set((sessions::refreshed_at.eq(now), sessions::expires_at.eq(successor.expires_at)))
    .returning(SessionRow::as_returning())
    .get_result(tx)
    .await
    .optional()?;
    let Some(alive) = alive else {
        return Ok(Rotation::Unknown);
    };
    let outdated =
        refresh_tokens::table.filter(refresh_tokens::session_id.eq(session)).filter(sql::<Bool>(OUTDATED_KEY));
    diesel::update(outdated).set(refresh_tokens::successor_key.eq(None::<Vec<u8>>)).execute(tx).await?;
    insert_refresh_token(tx, session, successor.hash).await?;
    Ok(Rotation::Rotated(alive))
}

/// For a token that was used a moment ago.
async fn repeat(
    tx: &mut AsyncPgConnection,
    session: SessionId,
    keys: HashMap<Vec<u8>, Vec<u8>>,
) -> StoreResult<Rotation> {
    let alive = sessions::table
        .filter(sessions::id.eq(session))
        .filter(sessions::account_id.eq_any(living_accounts()))
        .filter(sessions::expires_at.gt(now))
        .select(SessionRow::as_select());
    let Some(alive) = alive.first(tx).await.optional()? else { return Ok(Rotation::Unknown) };
    let unused = refresh_tokens::table
        .filter(refresh_tokens::session_id.eq(session))
        .filter(refresh_tokens::spent_at.is_null())
        .select(refresh_tokens::token_hash)
        .first(tx)
        .await?;
    Ok(Rotation::Repeated(alive, RecentExchanges { keys, unused }))
}
