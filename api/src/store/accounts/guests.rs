//! Rows of guests: accounts without a chosen name and without a password.

use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, OptionalExtension, QueryDsl, QueryableByName,
    dsl::{exists, now, select},
    sql_types::{BigInt, Double, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId, SessionId},
    store::{
        Store,
        error::{StoreError, StoreResult},
        notices::{mail_tokens, mails},
        open_transaction::OpenTransaction,
        play::tables::table_lock::TableLock,
        schema::{accounts, sessions, substitutes},
    },
};

/// A guest whose name and password are set.
pub struct GuestUpgrade<'a> {
    /// The guest.
    pub account: AccountId,
    /// The session that asks for it.
    pub session: SessionId,
    /// The public handle.
    pub name: &'a str,
    /// The display name.
    pub display_name: &'a str,
    /// argon2id, PHC form.
    pub password_hash: &'a str,
    /// The e-mail address, to be verified.
    pub email: Option<&'a str>,
}

/// The kind of an account that wants to join a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    /// Whether it is a bot with an owner.
    pub is_owned_bot: bool,
    /// Whether it is a guest.
    pub is_guest: bool,
}

/// Whether the account `a` is a guest that has not refreshed a session for `$1` seconds and plays no running game in which another seat is
/// not a built-in bot's.
const UNUSED: &str = "a.guest and a.created_at < now() - make_interval(secs => $1)
    and not exists (select from sessions s
        where s.account_id = a.id and s.refreshed_at > now() - make_interval(secs => $1))
    and not exists (select from players p join games g on g.id = p.game_id
        join players o on o.game_id = g.id and o.account_id <> p.account_id
        join accounts other on other.id = o.account_id
        where p.account_id = a.id and p.resigned_at is null and g.status = 'running'
            and o.resigned_at is null and other.level is null and other.deleted_at is null)";

#[derive(QueryableByName)]
struct OpenTable {
    #[diesel(sql_type = SqlUuid)]
    id: GameId,
}

#[derive(QueryableByName)]
struct GuestId {
    #[diesel(sql_type = SqlUuid)]
    id: AccountId,
}

impl Store {
    /// Returns whether an account is an owned bot or a guest.
    pub async fn standing_of(&self, account: AccountId) -> StoreResult<Standing> {
        let row = accounts::table.find(account).select((accounts::owner_id, accounts::guest));
        let row: Option<(Option<AccountId>, bool)> = row.first(&mut self.connection().await?).await.optional()?;
        Ok(row.map_or_else(Standing::default, |(owner, is_guest)| Standing { is_owned_bot: owner.is_some(), is_guest }))
    }

    /// Gives a guest a name and a password. Returns `false` if the account is no guest or the session has ended. A taken name violates
    /// `accounts_name_key`.
    pub async fn upgrade_guest(&self, upgrade: &GuestUpgrade<'_>, at: DateTime<Utc>) -> StoreResult<bool> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Locks the account: a guest that is being deleted has no session any more.
                let changed = diesel::update(
                    accounts::table.filter(accounts::id.eq(upgrade.account)).filter(accounts::guest.eq(true)),
                )
                .set((
                    accounts::guest.eq(false),
                    accounts::name.eq(upgrade.name),
                    accounts::display_name.eq(upgrade.display_name),
                    accounts::password_hash.eq(upgrade.password_hash),
                    accounts::email.eq(upgrade.email),
                    accounts::updated_at.eq(now),
                ))
                .execute(tx)
                .await?;
                let signed_in: bool = select(exists(sessions::table.find(upgrade.session))).get_result(tx).await?;
                if changed == 0 || !signed_in {
                    return Err(StoreError::NotFound);
                }
                if let Some(email) = upgrade.email {
                    mails::insert_mail(tx, &mail_tokens::verification(upgrade.account, email, at)).await?;
                }
                Ok(true)
            })
            .await
            .or_else(|error| if matches!(error, StoreError::NotFound) { Ok(false) } else { Err(error) })
    }

    /// Returns guests that have not refreshed a session for this time, but none that plays a running game in which another seat is not a
    /// built-in bot's.
    pub async fn unused_guests(&self, unused_for: Duration, limit: i64) -> StoreResult<Vec<AccountId>> {
        let guests: Vec<GuestId> =
            diesel::sql_query(format!("select a.id from accounts a where {UNUSED} order by a.created_at limit $2"))
                .bind::<Double, _>(unused_for.as_secs_f64())
                .bind::<BigInt, _>(limit)
                .load(&mut self.connection().await?)
                .await?;
        Ok(guests.into_iter().map(|guest| guest.id).collect())
    }

    /// Ends all sessions of an unused guest and lets it leave its open tables, so that nobody can use the account or begin a game with it
    /// any more. Returns `false`, and changes nothing, if it is no guest any more, was used within this time, or plays with people now.
    pub async fn sign_out_unused_guest(&self, guest: AccountId, unused_for: Duration) -> StoreResult<bool> {
        let mut tx = OpenTransaction::begin(self).await?;
        // Offers, then games, then the account, as everywhere. A request to join one of these tables waits for its lock.
        diesel::delete(substitutes::table.filter(substitutes::account_id.eq(guest))).execute(&mut **tx).await?;
        let tables = open_tables(&mut tx, guest, "for update of g").await?;
        if !lock_guest(&mut tx, guest).await? || !is_unused(&mut tx, guest, unused_for).await? {
            return Ok(false);
        }
        if open_tables(&mut tx, guest, "").await? != tables {
            return Ok(false);
        }
        let ended: Vec<DateTime<Utc>> = diesel::delete(sessions::table.filter(sessions::account_id.eq(guest)))
            .returning(sessions::refreshed_at)
            .get_results(&mut **tx)
            .await?;
        // A refresh locks the session only: it may have happened after the check above.
        let since = Utc::now() - unused_for;
        if ended.iter().any(|refreshed| *refreshed > since) {
            return Ok(false);
        }
        for table in tables {
            let mut table = TableLock::lock(tx, table).await?;
            table.leave_open(guest).await?;
            tx = table.connection;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Ends all sessions of a guest that is going to be deleted, so that it cannot be registered meanwhile. Returns `false`, and changes
    /// nothing, if it is no guest any more.
    pub async fn sign_out_guest(&self, guest: AccountId) -> StoreResult<bool> {
        let mut tx = OpenTransaction::begin(self).await?;
        if !lock_guest(&mut tx, guest).await? {
            return Ok(false);
        }
        diesel::delete(sessions::table.filter(sessions::account_id.eq(guest))).execute(&mut **tx).await?;
        tx.commit().await?;
        Ok(true)
    }
}

/// Locks an account until the end of the transaction; `false` if it is no guest.
async fn lock_guest(tx: &mut AsyncPgConnection, guest: AccountId) -> StoreResult<bool> {
    let guests = accounts::table.filter(accounts::id.eq(guest)).filter(accounts::guest.eq(true));
    let locked: Option<AccountId> = guests.select(accounts::id).for_update().first(tx).await.optional()?;
    Ok(locked.is_some())
}

async fn is_unused(tx: &mut AsyncPgConnection, guest: AccountId, unused_for: Duration) -> StoreResult<bool> {
    let found = diesel::sql_query(format!("select a.id from accounts a where {UNUSED} and a.id = $2"))
        .bind::<Double, _>(unused_for.as_secs_f64())
        .bind::<SqlUuid, _>(guest)
        .execute(tx)
        .await?;
    Ok(found == 1)
}

/// Returns the open tables of an account, in the order of ids, and locks them as `lock` says.
async fn open_tables(tx: &mut AsyncPgConnection, account: AccountId, lock: &str) -> StoreResult<Vec<GameId>> {
    let tables: Vec<OpenTable> = diesel::sql_query(format!(
        "select g.id from games g join players p on p.game_id = g.id
        where p.account_id = $1 and g.status = 'open' order by g.id {lock}"
    ))
    .bind::<SqlUuid, _>(account)
    .load(tx)
    .await?;
    Ok(tables.into_iter().map(|table| table.id).collect())
}
