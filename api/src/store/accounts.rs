//! Rows of people and bots.

use chrono::{DateTime, NaiveTime, Utc};
use diesel::{
    AsChangeset, ExpressionMethods, Insertable, NullableExpressionMethods, QueryDsl, Queryable,
    dsl::{now, sql},
    sql_types::{Bool, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult, feed,
    ids::AccountId,
    mail_settings, mail_tokens, mails, memberships, mutes, notes,
    open::Open,
    schema::{access_tokens, accounts, sessions as session_rows},
    sessions::{self, NewSession},
    talk,
    unsettled::unsettle,
};

/// A living account.
#[derive(Clone, Debug, Queryable)]
pub struct AccountRow {
    /// Its id.
    pub id: AccountId,
    /// `person` or `bot`.
    pub kind: String,
    /// The public handle.
    pub name: String,
    /// What others read.
    pub display_name: String,
    /// Private; perhaps never proven.
    pub email: Option<String>,
    /// When it was proven.
    pub email_verified_at: Option<DateTime<Utc>>,
    /// argon2id, PHC form.
    pub password_hash: Option<String>,
    /// `en` or `fr`.
    pub locale: String,
    /// IANA name.
    pub time_zone: String,
    /// Since when.
    pub created_at: DateTime<Utc>,
    /// Who answers for it, if it is a bot that somebody brought along.
    pub owner_id: Option<AccountId>,
}

/// An account to be.
#[derive(Insertable)]
#[diesel(table_name = accounts)]
pub struct NewAccount<'a> {
    /// Its id.
    pub id: AccountId,
    /// `person` or `bot`.
    pub kind: &'a str,
    /// The public handle.
    pub name: &'a str,
    /// What others read.
    pub display_name: &'a str,
    /// Private.
    pub email: Option<&'a str>,
    /// argon2id, PHC form.
    pub password_hash: Option<&'a str>,
    /// `en` or `fr`.
    pub locale: &'a str,
    /// IANA name.
    pub time_zone: &'a str,
    /// Who answers for it, if it is a bot that somebody brings along.
    pub owner_id: Option<AccountId>,
}

/// What may change in a profile; `None` leaves a thing as it is.
#[derive(AsChangeset, Default)]
#[diesel(table_name = accounts)]
pub struct ProfileChange<'a> {
    /// What others read.
    pub display_name: Option<&'a str>,
    /// `Some(None)` removes the address. A new one has to be proven anew.
    pub email: Option<Option<&'a str>>,
    /// Goes with `email`.
    pub email_verified_at: Option<Option<DateTime<Utc>>>,
    /// `en` or `fr`.
    pub locale: Option<&'a str>,
    /// IANA name.
    pub time_zone: Option<&'a str>,
}

/// The columns of [`AccountRow`]; `accounts_alive_have_names` makes the names of living accounts certain.
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
        ))
    };
}
pub(super) use alive;

impl Store {
    /// Adds an account with its first session, and the mail that lets it prove its address; a taken name violates
    /// `accounts_name_key`.
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
                    mails::queue(tx, &mail_tokens::verification(account.id, email, at)).await?;
                }
                sessions::begin(tx, session, token_hash).await
            })
            .await
    }

    /// The living account with this id.
    pub async fn account(&self, id: AccountId) -> StoreResult<AccountRow> {
        Ok(alive!().filter(accounts::id.eq(id)).first(&mut self.connection().await?).await?)
    }

    /// The living account with this handle.
    pub async fn account_named(&self, name: &str) -> StoreResult<AccountRow> {
        Ok(alive!().filter(accounts::name.eq(name)).first(&mut self.connection().await?).await?)
    }

    /// The living account that has proven this address.
    pub async fn account_with_address(&self, email: &str) -> StoreResult<AccountRow> {
        let same = sql::<Bool>("lower(accounts.email) = lower(").bind::<Text, _>(email.to_owned()).sql(")");
        Ok(alive!()
            .filter(accounts::email_verified_at.is_not_null())
            .filter(same)
            .first(&mut self.connection().await?)
            .await?)
    }

    /// Changes a profile. Another address ends what was under way to prove one.
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
                    unsettle(tx, id, at).await?;
                }
                let changed =
                    diesel::update(accounts::table.filter(accounts::id.eq(id)).filter(accounts::deleted_at.is_null()))
                        .set((change, accounts::updated_at.eq(now)))
                        .execute(tx)
                        .await?;
                one(changed)?;
                match change.email_verified_at {
                    Some(_) => mail_tokens::withdraw_verification(tx, id).await,
                    None => Ok(()),
                }
            })
            .await
    }

    /// Accounts that were deleted after this moment.
    pub async fn accounts_deleted_since(&self, moment: DateTime<Utc>) -> StoreResult<Vec<AccountId>> {
        Ok(accounts::table
            .filter(accounts::deleted_at.gt(moment))
            .select(accounts::id)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Strips an account, and the bots it brought along, of everything personal and ends every way in. Says whether it did: not
    /// while something counts on one of them.
    pub async fn anonymise_account(&self, id: AccountId) -> StoreResult<bool> {
        let mut tx = Open::begin(self).await?;
        outdate_games(&mut tx, id).await?;
        // Its row next: whoever adds a bot to it now waits, and finds it gone.
        anonymise(&mut tx, id).await?;
        // In the order in which a table holds on to those at it.
        let bots =
            accounts::table.filter(accounts::owner_id.eq(id)).order(accounts::id).select(accounts::id).for_update();
        let mut gone: Vec<AccountId> = bots.load(&mut **tx).await?;
        for bot in &gone {
            anonymise(&mut tx, *bot).await?;
        }
        gone.push(id);
        // Whoever was given a seat held on to its account for it: all that were are to be seen by now, and nobody else will be.
        if memberships::counts_on(&mut tx, &gone).await? {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }
}

/// Keeps a living account from going until the end of the transaction, for what must not be left behind when it does. The lock is
/// shared, and on all of the row: who changes a password waits for it as well. To be taken after games, with other accounts in
/// the order of their ids, and before budgets.
pub(super) async fn hold_alive(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
    let held = diesel::sql_query("select from accounts where id = $1 and deleted_at is null for share");
    match held.bind::<SqlUuid, _>(id).execute(tx).await? {
        0 => Err(StoreError::Gone),
        _ => Ok(()),
    }
}

/// Keeps two living accounts from going, for what names both: the one it is asked for, who is told so if gone, and another, who is
/// then not to be found.
pub(super) async fn hold_both_alive(tx: &mut AsyncPgConnection, own: AccountId, other: AccountId) -> StoreResult<()> {
    let mut both = [own, other];
    both.sort();
    for id in both {
        hold_alive(tx, id).await.map_err(|error| match error {
            StoreError::Gone if id == other => StoreError::NotFound,
            error => error,
        })?;
    }
    Ok(())
}

/// Lets every server read the running games of an account and its bots anew, so that nothing is told any more to who is gone.
/// Before their own rows are touched, since whoever locks a game and its people begins with the game.
async fn outdate_games(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
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

/// Removes what clocks respected of an account, what it planned and what it offered.
async fn forget_ways(tx: &mut AsyncPgConnection, id: AccountId) -> StoreResult<()> {
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
    // Before the account itself: who agrees to a substitute holds the offer and then wants the account.
    forget_ways(tx, id).await?;
    // Who mutes somebody holds on to them: no mute comes between handing them on and forgetting them.
    accounts::table.find(id).select(accounts::id).for_no_key_update().first::<AccountId>(tx).await?;
    mutes::hand_on(tx, id).await?;
    let changed = diesel::update(accounts::table.filter(accounts::id.eq(id)).filter(accounts::deleted_at.is_null()))
        .set((
            accounts::name.eq(None::<String>),
            accounts::display_name.eq(None::<String>),
            accounts::email.eq(None::<String>),
            accounts::email_verified_at.eq(None::<DateTime<Utc>>),
            accounts::password_hash.eq(None::<String>),
            accounts::locale.eq("en"),
            accounts::time_zone.eq("UTC"),
            accounts::sleep_from.eq(None::<NaiveTime>),
            accounts::sleep_to.eq(None::<NaiveTime>),
            accounts::weekends_off.eq(false),
            accounts::owner_id.eq(None::<AccountId>),
            accounts::updated_at.eq(now),
            accounts::deleted_at.eq(now),
        ))
        .execute(tx)
        .await?;
    one(changed)?;
    diesel::delete(session_rows::table.filter(session_rows::account_id.eq(id))).execute(tx).await?;
    diesel::delete(access_tokens::table.filter(access_tokens::account_id.eq(id))).execute(tx).await?;
    feed::forget_account(tx, id).await?;
    mails::forget(tx, id).await?;
    mail_tokens::forget(tx, id).await?;
    mail_settings::forget(tx, id).await?;
    notes::forget(tx, id).await?;
    mutes::forget(tx, id).await?;
    talk::forget(tx, id).await
}

/// A statement about one row has to have met it.
pub(super) fn one(rows: usize) -> StoreResult<()> {
    if rows == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}
