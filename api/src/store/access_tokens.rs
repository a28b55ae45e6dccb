//! Rows of personal access tokens.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, Insertable, JoinOnDsl, NullableExpressionMethods, QueryDsl, Queryable,
    Selectable, SelectableHelper,
    dsl::{exists, now, select},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::{hold_alive, one},
    ids::{AccessTokenId, AccountId, SessionId},
    schema::{access_tokens, accounts, sessions},
};

/// A personal access token; what it is a hash of, nobody knows but its owner.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = access_tokens)]
pub struct AccessTokenRow {
    /// Its id.
    pub id: AccessTokenId,
    /// What its owner calls it.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it stops working.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

/// A personal access token to be.
#[derive(Insertable)]
#[diesel(table_name = access_tokens)]
pub struct NewAccessToken<'a> {
    /// Its id.
    pub id: AccessTokenId,
    /// Whose it is.
    pub account_id: AccountId,
    /// What its owner calls it.
    pub label: &'a str,
    /// SHA-256 of the secret.
    pub token_hash: &'a [u8],
    /// What it may do.
    pub scopes: &'a [String],
    /// When it stops working.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was asked for.
    pub created_at: DateTime<Utc>,
}

/// What the caller who makes a token came in with.
#[derive(Clone, Copy, Debug)]
pub enum MadeWith {
    /// A session.
    Session(SessionId),
    /// Another token.
    AccessToken(AccessTokenId),
}

/// Who is behind a token that was presented.
#[derive(Clone, Debug, Queryable)]
pub struct TokenHolder {
    /// Which token.
    pub id: AccessTokenId,
    /// Whose it is.
    pub account_id: AccountId,
    /// Who answers for that account, if it is a bot.
    pub owner_id: Option<AccountId>,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was last used, to the minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

impl Store {
    /// Adds a token of an account that is not gone, if what it is made with still lets in: it may have been revoked while this waited
    /// for the account.
    pub async fn insert_access_token(
        &self,
        token: &NewAccessToken<'_>,
        made_with: MadeWith,
    ) -> StoreResult<AccessTokenRow> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                hold_alive(tx, token.account_id).await?;
                let lets_in: bool = match made_with {
                    MadeWith::Session(id) => select(exists(sessions::table.find(id))).get_result(tx).await?,
                    MadeWith::AccessToken(id) => select(exists(access_tokens::table.find(id))).get_result(tx).await?,
                };
                if !lets_in {
                    return Err(StoreError::Gone);
                }
                let row = diesel::insert_into(access_tokens::table).values(token);
                Ok(row.returning(AccessTokenRow::as_returning()).get_result(tx).await?)
            })
            .await
    }

    /// When a token stops working.
    pub async fn end_of_access_token(&self, id: AccessTokenId) -> StoreResult<Option<DateTime<Utc>>> {
        let token = access_tokens::table.find(id).select(access_tokens::expires_at);
        Ok(token.first(&mut self.connection().await?).await?)
    }

    /// How many tokens an account has.
    pub async fn count_access_tokens(&self, account: AccountId) -> StoreResult<i64> {
        Ok(access_tokens::table
            .filter(access_tokens::account_id.eq(account))
            .count()
            .get_result(&mut self.connection().await?)
            .await?)
    }

    /// Tokens of an account, newest first, those older than `before`.
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

    /// Who is behind a token that has not expired.
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

    /// Those of these tokens that still let somebody in.
    pub async fn living_tokens(&self, ids: &[AccessTokenId]) -> StoreResult<Vec<AccessTokenId>> {
        Ok(access_tokens::table
            .inner_join(accounts::table.on(accounts::id.eq(access_tokens::account_id)))
            .filter(access_tokens::id.eq_any(ids))
            .filter(accounts::deleted_at.is_null())
            .filter(access_tokens::expires_at.is_null().or(access_tokens::expires_at.assume_not_null().gt(now)))
            .select(access_tokens::id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Notes that a token was used.
    pub async fn touch_access_token(&self, id: AccessTokenId) -> StoreResult<()> {
        diesel::update(access_tokens::table.filter(access_tokens::id.eq(id)))
            .set(access_tokens::last_used_at.eq(now))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Revokes a token of an account.
    pub async fn delete_access_token(&self, account: AccountId, id: AccessTokenId) -> StoreResult<()> {
        let gone = diesel::delete(
            access_tokens::table.filter(access_tokens::id.eq(id)).filter(access_tokens::account_id.eq(account)),
        )
        .execute(&mut self.connection().await?)
        .await?;
        one(gone)
    }
}
