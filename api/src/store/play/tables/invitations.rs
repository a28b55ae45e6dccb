//! Invitations of accounts to open tables.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{BigInt, Bool, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::NoticeFor,
    },
    store::{
        Store,
        accounts::account_rows::lock_living_accounts,
        error::{StoreError, StoreResult},
        notices::feed,
    },
};

/// An invitation to insert. The invited account is the one the notice is for.
#[derive(Debug)]
pub struct NewInvitation<'a> {
    /// The table.
    pub game: GameId,
    /// The account that invites.
    pub from: AccountId,
    /// The notice for the invited account.
    pub notice: &'a NoticeFor,
    /// When.
    pub at: DateTime<Utc>,
}

/// The result of inviting an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationOutcome {
    /// The account is invited, by this request or an earlier one.
    Invited,
    /// The table is not open any more.
    NotOpen,
    /// The table has reached its limit of invitations.
    TooMany,
}

#[derive(QueryableByName)]
struct InvitingTable {
    #[diesel(sql_type = Text)]
    status: Status,
    #[diesel(sql_type = BigInt)]
    invitations: i64,
    #[diesel(sql_type = Bool)]
    already_invited: bool,
}

impl Store {
    /// Invites an account to an open table that has fewer than `max_invitations`. An account that is invited already gets no second
    /// notice.
    pub async fn invite(&self, invitation: &NewInvitation<'_>, max_invitations: i64) -> StoreResult<InvitationOutcome> {
        let NewInvitation { game, from, notice, at } = *invitation;
        let to = notice.account;
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let locked = diesel::sql_query("select 1 from games where id = $1 for update");
                locked.bind::<SqlUuid, _>(game).execute(tx).await?;
                let table: Option<InvitingTable> = diesel::sql_query(
                    "select status, (select count(*) from invitations i where i.game_id = g.id) as invitations,
                        exists (select from invitations i where i.game_id = g.id and i.account_id = $2) as already_invited
                    from games g where id = $1",
                )
                .bind::<SqlUuid, _>(game)
                .bind::<SqlUuid, _>(to)
                .get_result(tx)
                .await
                .optional()?;
                let table = table.ok_or(StoreError::NotFound)?;
                if table.status != Status::Open {
                    return Ok(InvitationOutcome::NotOpen);
                }
                if table.already_invited {
                    return Ok(InvitationOutcome::Invited);
                }
                if table.invitations >= max_invitations {
                    return Ok(InvitationOutcome::TooMany);
                }
                lock_living_accounts(tx, from, to).await?;
                diesel::sql_query("insert into invitations (game_id, account_id, from_id, at) values ($1, $2, $3, $4)")
                    .bind::<SqlUuid, _>(game)
                    .bind::<SqlUuid, _>(to)
                    .bind::<SqlUuid, _>(from)
                    .bind::<Timestamptz, _>(at)
                    .execute(tx)
                    .await?;
                feed::insert_notices(tx, at, std::slice::from_ref(notice)).await?;
                Ok(InvitationOutcome::Invited)
            })
            .await
    }
}
