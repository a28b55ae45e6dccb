//! Rows of accounts: people and bots.

use chrono::{DateTime, NaiveTime, Utc};
use diesel::{
    AsChangeset, ExpressionMethods, Insertable, NullableExpressionMethods, QueryDsl, Queryable,
    dsl::{now, sql},
    sql_types::{Bool, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        account_ref::{AccountKind, AccountRef},
        ids::AccountId,
        texts::Locale,
    },
    store::{
        Store,
        accounts::sessions::{self, NewSession},
        error::{StoreError, StoreResult},
        notices::{feed, mail_settings, mail_tokens, mails},
        open_transaction::OpenTransaction,
        play::{correspondence::pending_clock_updates::record_clock_update, tables::games_of_account},
        schema::{access_tokens, accounts, sessions as session_rows},
        talk::{messages, mutes, notes},
    },
};

/// An account that is not deleted.
#[derive(Clone, Debug, Queryable)]
pub struct AccountRow {
    /// Its id.
    pub id: AccountId,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// The public handle.
    pub name: String,
    /// The display name.
    pub display_name: String,
    /// The e-mail address, verified or not.
    pub email: Option<String>,
    /// When the address was verified.
    pub email_verified_at: Option<DateTime<Utc>>,
    /// argon2id, PHC form.
    pub password_hash: Option<String>,
    /// Its language.
    pub locale: Locale,
    /// IANA name.
    pub time_zone: String,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The owner, if it is a bot owned by a person.
    pub owner_id: Option<AccountId>,
    /// Whether it is a guest.
    pub guest: bool,
}

/// An account to insert.
#[derive(Insertable)]
#[diesel(table_name = accounts)]
pub struct NewAccount<'a> {
    /// Its id.
    pub id: AccountId,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// The public handle.
    pub name: &'a str,
    /// The display name.
    pub display_name: &'a str,
    /// The e-mail address.
    pub email: Option<&'a str>,
    /// argon2id, PHC form.
    pub password_hash: Option<&'a str>,
    /// Its language.
    pub locale: Locale,
    /// IANA name.
    pub time_zone: &'a str,
    /// The owner, if it is a bot owned by a person.
    pub owner_id: Option<AccountId>,
    /// Whether it is a guest.
    pub guest: bool,
}

/// A change of a profile; `None` leaves a value as it is.
#[derive(AsChangeset, Default)]
#[diesel(table_name = accounts)]
pub struct ProfileChange<'a> {
    /// The display name.
    pub display_name: Option<&'a str>,
    /// The e-mail address; `Some(None)` removes it. A new one has to be verified.
    pub email: Option<Option<&'a str>>,
    /// Set together with `email`.
    pub email_verified_at: Option<Option<DateTime<Utc>>>,
    /// Its language.
    pub locale: Option<Locale>,
    /// IANA name.
    pub time_zone: Option<&'a str>,
}

/// Selects [`AccountRow`]s of accounts that are not deleted. The constraint `accounts_alive_have_names` ensures that they have names.
macro_rules! alive {
    () => {
        accounts::table.filter(accounts::deleted_at.is_null()).select((
            accounts::id,
            accounts::kind,
            accounts::name.assume_not_null(),
            accounts::display_name.assume_not_null(),
            accounts::email,
            accounts::email_verified_at,
            accounts::password_hash,
            accounts::locale,
            accounts::time_zone,
            accounts::created_at,
            accounts::owner_id,
            accounts::guest,
        ))
    };
}
pub(in crate::store) use alive;

impl Store {
    /// Inserts an account with its first session, and queues the mail that verifies its address. A taken name violates `accounts_name_key`.
    pub async fn insert_account(
        &self,
        account: &NewAccount<'_>,
        session: &NewSession,
        token_hash: &[u8],
        at: DateTime<Utc>,
    ) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                diesel::insert_into(accounts::table).values(account).execute(tx).await?;
                if let Some(email) = account.email {
                    mails::insert_mail(tx, &mail_tokens::verification(account.id, email, at)).await?;
                }
                sessions::insert_with_token(tx, session, token_hash).await
            })
            .await
    }

    /// Returns the account with this id, unless it was deleted.
    pub async fn account(&self, id: AccountId) -> StoreResult<AccountRow> {
        Ok(alive!().filter(accounts::id.eq(id)).first(&mut self.connection().await?).await?)
    }

    /// Returns the language of an account.
    pub async fn locale_of(&self, id: AccountId) -> StoreResult<Locale> {
        let locale = accounts::table.find(id).select(accounts::locale);
        Ok(locale.first(&mut self.connection().await?).await?)
    }

    /// Returns the account with this name.
    pub async fn account_named(&self, name: &str) -> StoreResult<AccountRow> {
        Ok(alive!().filter(accounts::name.eq(name)).first(&mut self.connection().await?).await?)
    }

    /// Returns the account that has verified this address.
    pub async fn account_with_verified_email(&self, email: &str) -> StoreResult<AccountRow> {
        let same = sql::<Bool>("lower(accounts.email) = lower(").bind::<Text, _>(email.to_owned()).sql(")");
        Ok(alive!()
            .filter(accounts::email_verified_at.is_not_null())
            .filter(same)
            .first(&mut self.connection().await?)
            .await?)
    }

    /// Changes a profile. A change of the address cancels a pending verification.
    pub async fn change_profile(
        &self,
        id: AccountId,
        change: &ProfileChange<'_>,
        at: DateTime<Utc>,
    ) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                if change.time_zone.is_some() {
                    record_clock_update(tx, id, at).await?;
                }
                let changed =
                    diesel::update(accounts::table.filter(accounts::id.eq(id)).filter(accounts::deleted_at.is_null()))
                        .set((change, accounts::updated_at.eq(now)))
                        .execute(tx)
                        .await?;
                require_one_row(changed)?;
                match change.email_verified_at {
                    Some(_) => mail_tokens::cancel_verification(tx, id).await,
                    None => Ok(()),
                }
            })
            .await
    }

    /// Returns the accounts that were deleted after this time.
    pub async fn accounts_deleted_since(&self, since: DateTime<Utc>) -> StoreResult<Vec<AccountId>> {
        Ok(accounts::table
            .filter(accounts::deleted_at.gt(since))
            .select(accounts::id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Deletes everything personal of an account and of the bots it owns, with all sessions and tokens. Returns `false`, and changes nothing,
    /// while one of them is needed in an unfinished game.
    pub async fn anonymise_account(&self, id: AccountId) -> StoreResult<bool> {
        let mut tx = OpenTransaction::begin(self).await?;
        invalidate_games(&mut tx, id).await?;
        // This locks the row of the account: a request that adds a bot to it waits, and then finds it deleted.
        anonymise(&mut tx, id).await?;
        // In the order of ids, as a table locks its accounts.
        let bots =
            accounts::table.filter(accounts::owner_id.eq(id)).order(accounts::id).select(accounts::id).for_update();
        let mut deleted: Vec<AccountId> = bots.load(&mut **tx).await?;
        for bot in &deleted {
            anonymise(&mut tx, *bot).await?;
        }
        deleted.push(id);
        // Giving a seat to an account locks the account. These accounts are locked here, so no seat can be added after this check.
        if games_of_account::are_needed(&mut tx, &deleted).await? {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }
}

/// Locks an account that is not deleted, so that it cannot be deleted before the transaction ends; `StoreError::Gone` if it was. Needed
/// for every row that deletion has to remove. The lock is shared and covers the whole row: a change of the password waits for it too.
/// To prevent deadlocks, it is taken after games, before budgets, and for several accounts in the order of their ids.
pub(in crate::store) async fn lock_living_account(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
    let lock = diesel::sql_query("select from accounts where id = $1 and deleted_at is null for share");
    match lock.bind::<SqlUuid, _>(id).execute(tx).await? {
        0 => Err(StoreError::Gone),
        _ => Ok(()),
    }
}

/// Locks two accounts like [`lock_living_account`]: `StoreError::Gone` if `own`, the account of the caller, was deleted, and
/// `StoreError::NotFound` if the other was.
pub(in crate::store) async fn lock_living_accounts(
    tx: &mut AsyncPgConnection,
    own: AccountId,
    other: AccountId,
) -> StoreResult<()> {
    let mut both = [own, other];
    both.sort();
    for id in both {
        lock_living_account(tx, id).await.map_err(|error| match error {
            StoreError::Gone if id == other => StoreError::NotFound,
            error => error,
        })?;
    }
    Ok(())
}

/// Increments the roster of all running games of an account and its bots, so that every server reloads them and sends no more notices to a
/// deleted account. Called before the accounts are locked, because games are always locked before accounts.
async fn invalidate_games(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
    diesel::sql_query(
        "update games set roster = roster + 1 where id = any(array(
            select g.id from games g join players p on p.game_id = g.id join accounts a on a.id = p.account_id
            where (a.id = $1 or a.owner_id = $1) and g.status = 'running' order by g.id for no key update of g
        ))",
    )
    .bind::<SqlUuid, _>(id)
    .execute(tx)
    .await?;
    Ok(())
}

/// Deletes the vacations, pending clock updates, plans and offers of an account.
async fn delete_play_data(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
    for statement in [
        "delete from vacations where account_id = $1",
        "delete from unsettled_clocks where account_id = $1",
        "delete from plans where account_id = $1",
        "delete from substitutes where account_id = $1",
        "update substitutes set agreed = array_remove(agreed, $1) where $1 = any(agreed)",
    ] {
        diesel::sql_query(statement).bind::<SqlUuid, _>(id).execute(tx).await?;
    }
    Ok(())
}

async fn anonymise(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
    // Before the account is locked: agreeing to a substitute locks the offer first and then the account.
    delete_play_data(tx, id).await?;
    // Muting an account locks it, so no mute can be added between these two statements.
    accounts::table.find(id).select(accounts::id).for_no_key_update().first::<AccountId>(tx).await?;
    mutes::transfer_to_owner(tx, id).await?;
    let changed = diesel::update(accounts::table.filter(accounts::id.eq(id)).filter(accounts::deleted_at.is_null()))
        .set((
            accounts::name.eq(None::<String>),
            accounts::display_name.eq(None::<String>),
            accounts::email.eq(None::<String>),
            accounts::email_verified_at.eq(None::<DateTime<Utc>>),
            accounts::password_hash.eq(None::<String>),
            accounts::locale.eq(Locale::En),
            accounts::time_zone.eq("UTC"),
            accounts::sleep_from.eq(None::<NaiveTime>),
            accounts::sleep_to.eq(None::<NaiveTime>),
            accounts::weekends_off.eq(false),
            accounts::owner_id.eq(None::<AccountId>),
            accounts::guest.eq(false),
            accounts::updated_at.eq(now),
            accounts::deleted_at.eq(now),
        ))
        .execute(tx)
        .await?;
    require_one_row(changed)?;
    diesel::delete(session_rows::table.filter(session_rows::account_id.eq(id))).execute(tx).await?;
    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq(id))).execute(tx).await?;
    feed::delete_of_account(tx, id).await?;
    mails::delete_of_account(tx, id).await?;
    mail_tokens::delete_of_account(tx, id).await?;
    mail_settings::delete_of_account(tx, id).await?;
    notes::delete_of_account(tx, id).await?;
    mutes::delete_of_account(tx, id).await?;
    messages::delete_of_account(tx, id).await
}

/// `StoreError::NotFound` unless a statement changed exactly one row.
pub(in crate::store) fn require_one_row(rows: usize) -> StoreResult<()> {
    if rows == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

impl From<AccountRow> for AccountRef {
    fn from(row: AccountRow) -> Self {
        Self { account: row.id, name: row.name, display_name: row.display_name, kind: row.kind, guest: row.guest }
    }
}
