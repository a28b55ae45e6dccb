//! Changing a password: ends all sessions, and revokes tokens if asked to.

use diesel::{
    ExpressionMethods, QueryDsl, QueryableByName,
    dsl::now,
    sql_types::{BigInt, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::AccountId,
    store::{
        Store,
        accounts::{
            account_rows::require_one_row,
            sessions::{self, NewSession},
        },
        error::{StoreError, StoreResult},
        schema::{access_tokens, accounts, sessions as session_rows},
    },
};

/// A change of a password.
pub struct PasswordChange<'a> {
    /// The account.
    pub account: AccountId,
    /// The hash that the old password was checked against.
    pub old_hash: &'a str,
    /// The hash of the new password.
    pub new_hash: &'a str,
    /// The session that replaces all others.
    pub session: &'a NewSession,
    /// The hash of its refresh token.
    pub token_hash: &'a [u8],
    /// Whether the access tokens of the account are revoked.
    pub revoke_access_tokens: bool,
    /// Whether the access tokens of its bots are revoked.
    pub revoke_bot_tokens: bool,
}

/// The number of valid access tokens.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct ActiveTokens {
    /// Those of the account.
    #[diesel(sql_type = BigInt)]
    pub own: i64,
    /// Those of its bots.
    #[diesel(sql_type = BigInt)]
    pub bots: i64,
}

impl Store {
    /// Replaces the password and all sessions. Returns the number of tokens that stay valid; `StoreError::NotFound` if the password was changed
    /// since it was checked.
    pub async fn change_password(&self, change: &PasswordChange<'_>) -> StoreResult<ActiveTokens> {
        let id = change.account;
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let changed = diesel::update(
                    accounts::table.filter(accounts::id.eq(id)).filter(accounts::password_hash.eq(change.old_hash)),
                )
                .set((accounts::password_hash.eq(change.new_hash), accounts::updated_at.eq(now)))
                .execute(tx)
                .await?;
                require_one_row(changed)?;
                diesel::delete(session_rows::table.filter(session_rows::account_id.eq(id))).execute(tx).await?;
                if change.revoke_access_tokens {
                    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq(id))).execute(tx).await?;
                }
                if change.revoke_bot_tokens {
                    revoke_bot_tokens(tx, id).await?;
                }
                sessions::insert_with_token(tx, change.session, change.token_hash).await?;
                active_tokens(tx, id).await
            })
            .await
    }
}

/// Revokes the tokens of all bots of an account. Creating a token locks its account, so none can be added in between.
async fn revoke_bot_tokens(tx: &mut AsyncPgConnection, owner: AccountId) -> StoreResult<()> {
    let bots = accounts::table.filter(accounts::owner_id.eq(owner)).order(accounts::id).select(accounts::id);
    let bots: Vec<AccountId> = bots.for_no_key_update().load(tx).await?;
    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq_any(bots))).execute(tx).await?;
    Ok(())
}

async fn active_tokens(tx: &mut AsyncPgConnection, account: AccountId) -> StoreResult<ActiveTokens> {
    let count = "select count(*) filter (where a.id = $1) as own, count(*) filter (where a.id <> $1) as bots
        from access_tokens t join accounts a on a.id = t.account_id
        where (a.id = $1 or a.owner_id = $1) and a.deleted_at is null and (t.expires_at is null or t.expires_at > now())";
    Ok(diesel::sql_query(count).bind::<SqlUuid, _>(account).get_result(tx).await?)
}
