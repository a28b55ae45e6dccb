//! Rows of sessions.

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
        accounts::{account_rows::require_one_row, refresh_tokens},
        error::{StoreError, StoreResult},
        schema::{accounts, revoked_sessions, sessions},
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

    /// Returns when a session ends unless it is refreshed; `None` if it has ended or its account is deleted.
    pub async fn session_end(&self, account: AccountId, session: SessionId) -> StoreResult<Option<DateTime<Utc>>> {
        let end = sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq(account))
            .filter(sessions::account_id.eq_any(living_accounts()))
            .filter(sessions::expires_at.gt(now))
            .select(sessions::expires_at);
        Ok(end.first(&mut self.connection().await?).await.optional()?)
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
pub(super) fn living_accounts() -> _ {
    accounts::table.filter(accounts::deleted_at.is_null()).select(accounts::id)
}

/// Inserts a session with its first refresh token.
pub(in crate::store) async fn insert_with_token(
    tx: &mut AsyncPgConnection,
    session: &NewSession,
    token_hash: &[u8],
) -> StoreResult<()> {
    diesel::insert_into(sessions::table).values(session).execute(tx).await?;
    refresh_tokens::insert_refresh_token(tx, session.id, token_hash).await
}
