//! Whom somebody at an open table asked to join it.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{BigInt, Bool, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::hold_both_alive,
    feed,
    ids::{AccountId, GameId},
};
use crate::feed::NewsFor;

/// What became of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invited {
    /// It is there, since now or before.
    Yes,
    /// The table is not open any more.
    NotOpen,
    /// The table has invited as many as it may.
    TooMany,
}

#[derive(QueryableByName)]
struct Table {
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = BigInt)]
    invited: i64,
    #[diesel(sql_type = Bool)]
    before: bool,
}

impl Store {
    /// Invites an account to an open table, unless `most` others are invited; somebody who is invited already is not told again.
    pub async fn invite(
        &self,
        game: GameId,
        from: AccountId,
        most: i64,
        at: DateTime<Utc>,
        news: &NewsFor,
    ) -> StoreResult<Invited> {
        let to = news.account;
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let locked = diesel::sql_query("select 1 from games where id = $1 for update");
                locked.bind::<SqlUuid, _>(game).execute(tx).await?;
                let table: Option<Table> = diesel::sql_query(
                    "select status, (select count(*) from invitations i where i.game_id = g.id) as invited,
                        exists (select from invitations i where i.game_id = g.id and i.account_id = $2) as before
                    from games g where id = $1",
                )
                .bind::<SqlUuid, _>(game)
                .bind::<SqlUuid, _>(to)
                .get_result(tx)
                .await
                .optional()?;
                let table = table.ok_or(StoreError::NotFound)?;
                if table.status != "open" {
                    return Ok(Invited::NotOpen);
                }
                if table.before {
                    return Ok(Invited::Yes);
                }
                if table.invited >= most {
                    return Ok(Invited::TooMany);
                }
                hold_both_alive(tx, from, to).await?;
                diesel::sql_query("insert into invitations (game_id, account_id, from_id, at) values ($1, $2, $3, $4)")
                    .bind::<SqlUuid, _>(game)
                    .bind::<SqlUuid, _>(to)
                    .bind::<SqlUuid, _>(from)
                    .bind::<Timestamptz, _>(at)
                    .execute(tx)
                    .await?;
                feed::insert_news(tx, at, std::slice::from_ref(news)).await?;
                Ok(Invited::Yes)
            })
            .await
    }
}
