//! Rows of sessions and their refresh tokens.

use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, OptionalExtension, QueryDsl, Queryable, Selectable, SelectableHelper,
    dsl::{exists, now, select, sql},
    sql_types::{Bool, Double, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, SessionId},
    store::{
        Store,
        accounts::account_rows::require_one_row,
        error::{StoreError, StoreResult},
        schema::{accounts, refresh_tokens, revoked_sessions, sessions},
    },
};

/// A session.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct SessionRow {
    /// Its id.
    pub id: SessionId,
    /// The account.
    pub account_id: AccountId,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last refreshed.
    pub refreshed_at: DateTime<Utc>,
    /// When it expires unless refreshed.
    pub expires_at: DateTime<Utc>,
}

/// A session to insert.
#[derive(Insertable)]
#[diesel(table_name = sessions)]
pub struct NewSession {
    /// Its id.
    pub id: SessionId,
    /// The account.
    pub account_id: AccountId,
    /// When it expires unless refreshed.
    pub expires_at: DateTime<Utc>,
}

/// The result of presenting a refresh token.
#[derive(Debug)]
pub enum Rotation {
    /// The token was used, and a new one stored.
    Rotated(SessionRow),
    /// The token had been used before; its session was ended.
    Reused(SessionId),
    /// No valid session has this token.
    Unknown,
}

impl Store {
    /// Inserts a session with its first refresh token; `StoreError::NotFound` if the password was changed since it was checked. Changing the
    /// password and deleting the account end all sessions: the lock ensures that this one is ended too, or not created.
    pub async fn insert_session(
        &self,
        session: &NewSession,
        token_hash: &[u8],
        password_hash: &str,
    ) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let lock = diesel::sql_query(
                    "select from accounts where id = $1 and deleted_at is null and password_hash = $2 for share",
                );
                let lock = lock.bind::<SqlUuid, _>(session.account_id).bind::<Text, _>(password_hash);
                require_one_row(lock.execute(tx).await?)?;
                insert_with_token(tx, session, token_hash).await
            })
            .await
    }

    /// Returns whether a session is valid and its account not deleted.
    pub async fn is_signed_in(&self, account: AccountId, session: SessionId) -> StoreResult<bool> {
        let valid = sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq(account))
            .filter(sessions::account_id.eq_any(living_accounts()))
            .filter(sessions::expires_at.gt(now));
        Ok(select(exists(valid)).get_result(&mut self.connection().await?).await?)
    }

    /// Returns whether a refresh token is unused and its session valid.
    pub async fn is_refresh_token_valid(&self, hash: &[u8]) -> StoreResult<bool> {
        let valid = refresh_tokens::table
            .inner_join(sessions::table)
            .filter(refresh_tokens::token_hash.eq(hash))
            .filter(refresh_tokens::spent_at.is_null())
            .filter(sessions::expires_at.gt(now));
        Ok(select(exists(valid)).get_result(&mut self.connection().await?).await?)
    }

    /// Exchanges a refresh token for a new one. A token that was used before ends its session, because it may have been stolen.
    pub async fn rotate_refresh_token(
        &self,
        old_hash: &[u8],
        new_hash: &[u8],
        expires_at: DateTime<Utc>,
    ) -> StoreResult<Rotation> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // The session is locked before its tokens, in the same order as where a session is ended: this prevents deadlocks.
                let of_token = refresh_tokens::table.filter(refresh_tokens::token_hash.eq(old_hash));
                let _: Option<SessionId> = sessions::table
                    .filter(sessions::id.eq_any(of_token.select(refresh_tokens::session_id)))
                    .select(sessions::id)
                    .for_update()
                    .first(tx)
                    .await
                    .optional()?;
                let used: Option<SessionId> = diesel::update(
                    refresh_tokens::table
                        .filter(refresh_tokens::token_hash.eq(old_hash))
                        .filter(refresh_tokens::spent_at.is_null()),
                )
                .set(refresh_tokens::spent_at.eq(diesel::dsl::now))
                .returning(refresh_tokens::session_id)
                .get_result(tx)
                .await
                .optional()?;
                match used {
                    Some(session) => extend(tx, session, new_hash, expires_at).await,
                    None => revoke_if_reused(tx, old_hash).await,
                }
            })
            .await
    }

    /// Returns the valid sessions of an account, the newest first.
    pub async fn sessions_of(&self, account: AccountId) -> StoreResult<Vec<SessionRow>> {
        Ok(sessions::table
            .filter(sessions::account_id.eq(account))
            .filter(sessions::expires_at.gt(now))
            .order(sessions::id.desc())
            .select(SessionRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Ends one session of an account.
    pub async fn delete_session(&self, account: AccountId, session: SessionId) -> StoreResult<()> {
        let deleted =
            diesel::delete(sessions::table.filter(sessions::id.eq(session)).filter(sessions::account_id.eq(account)))
                .execute(&mut self.connection().await?)
                .await?;
        require_one_row(deleted)
    }

    /// Deletes expired sessions.
    pub async fn delete_expired_sessions(&self) -> StoreResult<()> {
        diesel::delete(sessions::table.filter(sessions::expires_at.lt(now)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns the sessions that were revoked within this time, by the clock of the database.
    pub async fn sessions_revoked_within(&self, time: Duration) -> StoreResult<Vec<SessionId>> {
        let seconds = time.as_secs_f64();
        let recent = sql::<Bool>("revoked_at > now() - make_interval(secs => ").bind::<Double, _>(seconds).sql(")");
        Ok(revoked_sessions::table
            .filter(recent)
            .select(revoked_sessions::session_id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Deletes records of sessions that were revoked longer ago than this.
    pub async fn delete_revoked_sessions(&self, time: Duration) -> StoreResult<()> {
        let seconds = time.as_secs_f64();
        let before = sql::<Bool>("revoked_at < now() - make_interval(secs => ").bind::<Double, _>(seconds).sql(")");
        diesel::delete(revoked_sessions::table.filter(before)).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Ends all sessions of an account.
    pub async fn delete_sessions(&self, account: AccountId) -> StoreResult<()> {
        diesel::delete(sessions::table.filter(sessions::account_id.eq(account)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}

/// The ids of accounts that are not deleted.
#[diesel::dsl::auto_type(no_type_alias)]
fn living_accounts() -> _ {
    accounts::table.filter(accounts::deleted_at.is_null()).select(accounts::id)
}

/// Inserts a session with its first refresh token.
pub(in crate::store) async fn insert_with_token(
    tx: &mut AsyncPgConnection,
    session: &NewSession,
    token_hash: &[u8],
) -> StoreResult<()> {
    diesel::insert_into(sessions::table).values(session).execute(tx).await?;
    insert_refresh_token(tx, session.id, token_hash).await
}

async fn insert_refresh_token(tx: &mut AsyncPgConnection, session: SessionId, hash: &[u8]) -> StoreResult<()> {
    diesel::insert_into(refresh_tokens::table)
        .values((refresh_tokens::token_hash.eq(hash), refresh_tokens::session_id.eq(session)))
        .execute(tx)
        .await?;
    Ok(())
}

async fn extend(
    tx: &mut AsyncPgConnection,
    session: SessionId,
    new_hash: &[u8],
    expires_at: DateTime<Utc>,
) -> StoreResult<Rotation> {
    // The account is only read, not locked: a transaction that deletes it waits for the session, which is locked here.
    let alive: Option<SessionRow> = diesel::update(
        sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq_any(living_accounts()))
            .filter(sessions::expires_at.gt(now)),
    )
    .set((sessions::refreshed_at.eq(now), sessions::expires_at.eq(expires_at)))
    .returning(SessionRow::as_returning())
    .get_result(tx)
    .await
    .optional()?;
    let Some(alive) = alive else {
        return Ok(Rotation::Unknown);
    };
    insert_refresh_token(tx, session, new_hash).await?;
    Ok(Rotation::Rotated(alive))
}

async fn revoke_if_reused(tx: &mut AsyncPgConnection, hash: &[u8]) -> StoreResult<Rotation> {
    let reused: Option<SessionId> = refresh_tokens::table
        .filter(refresh_tokens::token_hash.eq(hash))
        .select(refresh_tokens::session_id)
        .first(tx)
        .await
        .optional()?;
    let Some(session) = reused else {
        return Ok(Rotation::Unknown);
    };
    diesel::delete(sessions::table.filter(sessions::id.eq(session))).execute(tx).await?;
    Ok(Rotation::Reused(session))
}
