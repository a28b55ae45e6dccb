//! Another password, and what ends with the old one: sessions always, tokens if asked for.

use diesel::{
    ExpressionMethods, QueryDsl, QueryableByName,
    dsl::now,
    sql_types::{BigInt, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::one,
    ids::AccountId,
    schema::{access_tokens, accounts, sessions as session_rows},
    sessions::{self, NewSession},
};

/// What is to change.
pub struct PasswordChange<'a> {
    /// Whose password.
    pub account: AccountId,
    /// The hash that was checked.
    pub old_hash: &'a str,
    /// The hash to be.
    pub new_hash: &'a str,
    /// The session that follows all others.
    pub session: &'a NewSession,
    /// The hash of its refresh token.
    pub token_hash: &'a [u8],
    /// Whether the account's personal access tokens end as well.
    pub revoke_access_tokens: bool,
    /// Whether those of its bots do.
    pub revoke_bot_tokens: bool,
}

/// How many personal access tokens let in.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct LivingTokens {
    /// Those of the account.
    #[diesel(sql_type = BigInt)]
    pub own: i64,
    /// Those of its bots.
    #[diesel(sql_type = BigInt)]
    pub bots: i64,
}

impl Store {
    /// Replaces a password if it is still the one that was checked, and every session by a new one. Tells which tokens are left.
    pub async fn change_password(&self, change: &PasswordChange<'_>) -> StoreResult<LivingTokens> {
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
                one(changed)?;
                diesel::delete(session_rows::table.filter(session_rows::account_id.eq(id))).execute(tx).await?;
                if change.revoke_access_tokens {
                    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq(id))).execute(tx).await?;
                }
                if change.revoke_bot_tokens {
                    revoke_of_bots(tx, id).await?;
                }
                sessions::begin(tx, change.session, change.token_hash).await?;
                living_tokens(tx, id).await
            })
            .await
    }
}

/// Revokes the tokens of all bots of an account. A token is made while its account is locked, so none comes in between.
async fn revoke_of_bots(tx: &mut AsyncPgConnection, owner: AccountId) -> StoreResult<()> {
    let bots = accounts::table.filter(accounts::owner_id.eq(owner)).order(accounts::id).select(accounts::id);
    let bots: Vec<AccountId> = bots.for_no_key_update().load(tx).await?;
    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq_any(bots))).execute(tx).await?;
    Ok(())
}

async fn living_tokens(tx: &mut AsyncPgConnection, account: AccountId) -> StoreResult<LivingTokens> {
    let count = "select count(*) filter (where a.id = $1) as own, count(*) filter (where a.id <> $1) as bots
        from access_tokens t join accounts a on a.id = t.account_id
        where (a.id = $1 or a.owner_id = $1) and a.deleted_at is null and (t.expires_at is null or t.expires_at > now())";
    Ok(diesel::sql_query(count).bind::<SqlUuid, _>(account).get_result(tx).await?)
}
