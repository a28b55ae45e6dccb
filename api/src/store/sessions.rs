//! Rows of sign-ins and their refresh tokens.

use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, OptionalExtension, QueryDsl, Queryable, Selectable, SelectableHelper,
    dsl::{exists, now, select, sql},
    sql_types::{Bool, Double, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::one,
    ids::{AccountId, SessionId},
    schema::{accounts, refresh_tokens, revoked_sessions, sessions},
};

/// A living sign-in.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct SessionRow {
    /// Its id.
    pub id: SessionId,
    /// Whose it is.
    pub account_id: AccountId,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last refreshed.
    pub refreshed_at: DateTime<Utc>,
    /// When it ends unless refreshed.
    pub expires_at: DateTime<Utc>,
}

/// A sign-in to be.
#[derive(Insertable)]
#[diesel(table_name = sessions)]
pub struct NewSession {
    /// Its id.
    pub id: SessionId,
    /// Whose it is.
    pub account_id: AccountId,
    /// When it ends unless refreshed.
    pub expires_at: DateTime<Utc>,
}

/// What became of a refresh token that was presented.
#[derive(Debug)]
pub enum Rotation {
    /// Spent, and the new one stored.
    Rotated(SessionRow),
    /// It had been spent before; its session is gone now.
    Reused(SessionId),
    /// No living session knows it.
    Unknown,
}

impl Store {
    /// Begins a session with its first refresh token, if the password is still the one that was checked. Whoever changes it, or
    /// deletes the account, ends all sessions: this one is among them, or is never begun.
    pub async fn insert_session(
        &self,
        session: &NewSession,
        token_hash: &[u8],
        password_hash: &str,
    ) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let checked = diesel::sql_query(
                    "select from accounts where id = $1 and deleted_at is null and password_hash = $2 for share",
                );
                let checked = checked.bind::<SqlUuid, _>(session.account_id).bind::<Text, _>(password_hash);
                one(checked.execute(tx).await?)?;
                begin(tx, session, token_hash).await
            })
            .await
    }

    /// Whether a session of a living account goes on.
    pub async fn is_signed_in(&self, account: AccountId, session: SessionId) -> StoreResult<bool> {
        let goes_on = sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq(account))
            .filter(sessions::account_id.eq_any(living()))
            .filter(sessions::expires_at.gt(now));
        Ok(select(exists(goes_on)).get_result(&mut self.connection().await?).await?)
    }

    /// Whether a refresh token is not spent and its session goes on, for now.
    pub async fn is_refresh_token_good(&self, hash: &[u8]) -> StoreResult<bool> {
        let good = refresh_tokens::table
            .inner_join(sessions::table)
            .filter(refresh_tokens::token_hash.eq(hash))
            .filter(refresh_tokens::spent_at.is_null())
            .filter(sessions::expires_at.gt(now));
        Ok(select(exists(good)).get_result(&mut self.connection().await?).await?)
    }

    /// Trades a refresh token for the next one. One that was spent before ends its session.
    pub async fn rotate_refresh_token(
        &self,
        old_hash: &[u8],
        new_hash: &[u8],
        expires_at: DateTime<Utc>,
    ) -> StoreResult<Rotation> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Whoever ends a session locks it before its tokens. Locked in the same order here, no two ever wait for each
                // other in a circle.
                let of_token = refresh_tokens::table.filter(refresh_tokens::token_hash.eq(old_hash));
                let _: Option<SessionId> = sessions::table
                    .filter(sessions::id.eq_any(of_token.select(refresh_tokens::session_id)))
                    .select(sessions::id)
                    .for_update()
                    .first(tx)
                    .await
                    .optional()?;
                let spent: Option<SessionId> = diesel::update(
                    refresh_tokens::table
                        .filter(refresh_tokens::token_hash.eq(old_hash))
                        .filter(refresh_tokens::spent_at.is_null()),
                )
                .set(refresh_tokens::spent_at.eq(diesel::dsl::now))
                .returning(refresh_tokens::session_id)
                .get_result(tx)
                .await
                .optional()?;
                match spent {
                    Some(session) => extend(tx, session, new_hash, expires_at).await,
                    None => revoke_if_reused(tx, old_hash).await,
                }
            })
            .await
    }

    /// The living sessions of an account, newest first.
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
        let gone =
            diesel::delete(sessions::table.filter(sessions::id.eq(session)).filter(sessions::account_id.eq(account)))
                .execute(&mut self.connection().await?)
                .await?;
        one(gone)
    }

    /// Forgets the sessions of all accounts that have expired.
    pub async fn delete_expired_sessions(&self) -> StoreResult<()> {
        diesel::delete(sessions::table.filter(sessions::expires_at.lt(now)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// The sessions that were revoked within this time, by the database's clock.
    pub async fn sessions_revoked_within(&self, time: Duration) -> StoreResult<Vec<SessionId>> {
        let seconds = time.as_secs_f64();
        let lately = sql::<Bool>("revoked_at > now() - make_interval(secs => ").bind::<Double, _>(seconds).sql(")");
        Ok(revoked_sessions::table
            .filter(lately)
            .select(revoked_sessions::session_id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Forgets the sessions that were revoked longer ago than this.
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

/// Accounts that are not gone.
#[diesel::dsl::auto_type(no_type_alias)]
fn living() -> _ {
    accounts::table.filter(accounts::deleted_at.is_null()).select(accounts::id)
}

/// Adds a session with its first refresh token.
pub(super) async fn begin(tx: &mut AsyncPgConnection, session: &NewSession, token_hash: &[u8]) -> StoreResult<()> {
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
    // The account is only looked at: whoever changes it waits for the session, which is held here.
    let alive: Option<SessionRow> = diesel::update(
        sessions::table
            .filter(sessions::id.eq(session))
            .filter(sessions::account_id.eq_any(living()))
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
