//! Rows of personal access tokens.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, Insertable, JoinOnDsl, NullableExpressionMethods, QueryDsl, Queryable,
    Selectable, SelectableHelper,
    dsl::{exists, now, select},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::ids::{AccessTokenId, AccountId, SessionId},
    store::{
        Store,
        accounts::account_rows::{lock_living_account, require_one_row},
        error::{StoreError, StoreResult},
        schema::{access_tokens, accounts, sessions},
    },
};

/// A personal access token, without its secret, of which only the hash is stored.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = access_tokens)]
pub struct AccessTokenRow {
    /// Its id.
    pub id: AccessTokenId,
    /// The label its owner chose.
    pub label: String,
    /// Its scopes.
    pub scopes: Vec<String>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

/// A personal access token to insert.
#[derive(Insertable)]
#[diesel(table_name = access_tokens)]
pub struct NewAccessToken<'a> {
    /// Its id.
    pub id: AccessTokenId,
    /// The account it belongs to.
    pub account_id: AccountId,
    /// The label its owner chose.
    pub label: &'a str,
    /// SHA-256 of the secret.
    pub token_hash: &'a [u8],
    /// Its scopes.
    pub scopes: &'a [String],
    /// When it expires.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// What the caller who creates a token is authenticated with.
#[derive(Clone, Copy, Debug)]
pub enum Credential {
    /// A session.
    Session(SessionId),
    /// Another token.
    AccessToken(AccessTokenId),
}

/// The account of a presented token.
#[derive(Clone, Debug, Queryable)]
pub struct TokenHolder {
    /// The token.
    pub id: AccessTokenId,
    /// The account it belongs to.
    pub account_id: AccountId,
    /// The owner of that account, if it is a bot.
    pub owner_id: Option<AccountId>,
    /// Its scopes.
    pub scopes: Vec<String>,
    /// When it was last used, to the minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

impl Store {
    /// Inserts a token. `StoreError::Gone` if the account was deleted, or if the credential of the request was revoked while this waited for
    /// the lock of the account.
    pub async fn insert_access_token(
        &self,
        token: &NewAccessToken<'_>,
        credential: Credential,
    ) -> StoreResult<AccessTokenRow> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                lock_living_account(tx, token.account_id).await?;
                let valid: bool = match credential {
                    Credential::Session(id) => select(exists(sessions::table.find(id))).get_result(tx).await?,
                    Credential::AccessToken(id) => select(exists(access_tokens::table.find(id))).get_result(tx).await?,
                };
                if !valid {
                    return Err(StoreError::Gone);
                }
                let row = diesel::insert_into(access_tokens::table).values(token);
                Ok(row.returning(AccessTokenRow::as_returning()).get_result(tx).await?)
            })
            .await
    }

    /// Returns when a token expires, or `None` if it does not.
    pub async fn access_token_expiry(&self, id: AccessTokenId) -> StoreResult<Option<DateTime<Utc>>> {
        let token = access_tokens::table.find(id).select(access_tokens::expires_at);
        Ok(token.first(&mut self.connection().await?).await?)
    }

    /// Returns how many tokens an account has.
    pub async fn count_access_tokens(&self, account: AccountId) -> StoreResult<i64> {
        Ok(access_tokens::table
            .filter(access_tokens::account_id.eq(account))
            .count()
            .get_result(&mut self.connection().await?)
            .await?)
    }

    /// Returns the tokens of an account that are older than `before`, the newest first.
    pub async fn access_tokens_of(
        &self,
        account: AccountId,
        before: Option<AccessTokenId>,
        limit: i64,
    ) -> StoreResult<Vec<AccessTokenRow>> {
        let mut query = access_tokens::table
            .filter(access_tokens::account_id.eq(account))
            .order(access_tokens::id.desc())
            .limit(limit)
            .select(AccessTokenRow::as_select())
            .into_boxed();
        if let Some(before) = before {
            query = query.filter(access_tokens::id.lt(before));
        }
        Ok(query.load(&mut self.connection().await?).await?)
    }

    /// Returns the holder of a token that has not expired.
    pub async fn token_holder(&self, token_hash: &[u8]) -> StoreResult<TokenHolder> {
        Ok(access_tokens::table
            .inner_join(accounts::table.on(accounts::id.eq(access_tokens::account_id)))
            .filter(access_tokens::token_hash.eq(token_hash))
            .filter(accounts::deleted_at.is_null())
            .filter(access_tokens::expires_at.is_null().or(access_tokens::expires_at.assume_not_null().gt(now)))
            .select((
                access_tokens::id,
                access_tokens::account_id,
                accounts::owner_id,
                access_tokens::scopes,
                access_tokens::last_used_at,
            ))
            .first(&mut self.connection().await?)
            .await?)
    }

    /// Returns those of these tokens that are still valid.
    pub async fn active_tokens(&self, ids: &[AccessTokenId]) -> StoreResult<Vec<AccessTokenId>> {
        Ok(access_tokens::table
            .inner_join(accounts::table.on(accounts::id.eq(access_tokens::account_id)))
            .filter(access_tokens::id.eq_any(ids))
            .filter(accounts::deleted_at.is_null())
            .filter(access_tokens::expires_at.is_null().or(access_tokens::expires_at.assume_not_null().gt(now)))
            .select(access_tokens::id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Records that a token was used now.
    pub async fn record_access_token_use(&self, id: AccessTokenId) -> StoreResult<()> {
        diesel::update(access_tokens::table.filter(access_tokens::id.eq(id)))
            .set(access_tokens::last_used_at.eq(now))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Deletes a token of an account.
    pub async fn delete_access_token(&self, account: AccountId, id: AccessTokenId) -> StoreResult<()> {
        let deleted = diesel::delete(
            access_tokens::table.filter(access_tokens::id.eq(id)).filter(access_tokens::account_id.eq(account)),
        )
        .execute(&mut self.connection().await?)
        .await?;
        require_one_row(deleted)
    }
}
