//! The transaction in which games are rated, one after the other in one order. A lock ensures that only one server rates at a time; if that
//! server dies, the transaction is rolled back.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, QueryDsl, QueryableByName, SelectableHelper,
    sql_types::{BigInt, Bool, Jsonb, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        account_ref::AccountKind,
        game::Pool,
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        error::StoreResult,
        json::JsonText,
        open_transaction::OpenTransaction,
        ratings::rating_rows::{RatingChangeRow, StandingRow},
        schema::{rating_changes, ratings},
    },
};

/// A finished rated game.
#[derive(Clone, Debug, QueryableByName)]
pub struct FinishedGameRow {
    /// The game.
    #[diesel(sql_type = SqlUuid)]
    pub id: GameId,
    /// The ruleset.
    #[diesel(sql_type = Text)]
    pub ruleset: String,
    /// Its result.
    #[diesel(sql_type = Jsonb)]
    pub result: JsonText,
    /// When it ended.
    #[diesel(sql_type = Timestamptz)]
    pub ended_at: DateTime<Utc>,
    /// Its number in the order of rating; 0 before it is rated.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

/// The account that was dealt a seat, and what happened to the seat.
#[derive(Clone, Debug, QueryableByName)]
pub struct DealtSeatRow {
    /// The seat.
    #[diesel(sql_type = SmallInt)]
    pub seat: i16,
    /// The account that was dealt it.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// Whether that account is a person or a bot.
    #[diesel(sql_type = Text)]
    pub kind: AccountKind,
    /// Whether another account took it over.
    #[diesel(sql_type = Bool)]
    pub left: bool,
    /// Whether the account that had it at the end is a person or a bot.
    #[diesel(sql_type = Text)]
    pub kind_at_end: AccountKind,
    /// Whether its last owner resigned.
    #[diesel(sql_type = Bool)]
    pub resigned: bool,
}

/// Access to ratings in one transaction. Dropped without a commit, it is rolled back.
pub struct RatingTransaction {
    connection: OpenTransaction,
}

impl Store {
    /// Returns whether any finished game is not rated yet. It is polled often, so it locks nothing.
    pub async fn has_unrated_games(&self) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct UnratedFound {
            #[diesel(sql_type = Bool)]
            found: bool,
        }
        let query = diesel::sql_query(
            "select exists (
                select from games where rated and status = 'finished' and rating_number is null
            ) as found",
        );
        Ok(query.get_result::<UnratedFound>(&mut self.connection().await?).await?.found)
    }

    /// Locks ratings for writing, or returns `None` if another server has the lock.
    pub async fn try_lock_ratings(&self) -> StoreResult<Option<RatingTransaction>> {
        let mut connection = OpenTransaction::begin(self).await?;
        let lock = diesel::sql_query("select from rating_turn for update skip locked");
        let locked = lock.execute(&mut **connection).await?;
        Ok((locked > 0).then_some(RatingTransaction { connection }))
    }

    /// Locks ratings for writing; waits while another server has the lock.
    pub async fn lock_ratings(&self) -> StoreResult<RatingTransaction> {
        let mut connection = OpenTransaction::begin(self).await?;
        diesel::sql_query("select from rating_turn for update").execute(&mut **connection).await?;
        Ok(RatingTransaction { connection })
    }

    /// Begins a read-only transaction on one snapshot of the database, without a lock.
    pub async fn read_ratings(&self) -> StoreResult<RatingTransaction> {
        let mut connection = OpenTransaction::begin(self).await?;
        diesel::sql_query("set transaction isolation level repeatable read, read only")
            .execute(&mut **connection)
            .await?;
        Ok(RatingTransaction { connection })
    }
}

impl RatingTransaction {
    /// Commits the transaction.
    pub async fn commit(self) -> StoreResult<()> {
        self.connection.commit().await
    }

    /// Returns finished games that are not rated yet, in the order in which they ended.
    pub async fn unrated_games(&mut self, limit: i64) -> StoreResult<Vec<FinishedGameRow>> {
        let query = diesel::sql_query(
            "select id, ruleset, result, ended_at, 0::bigint as number from games
            where rated and status = 'finished' and rating_number is null
            order by ended_at, id limit $1",
        );
        Ok(query.bind::<BigInt, _>(limit).load(&mut **self.connection).await?)
    }

    /// Returns rated games with a number above this one, in the order of rating.
    pub async fn rated_after(&mut self, number: i64, limit: i64) -> StoreResult<Vec<FinishedGameRow>> {
        let query = diesel::sql_query(
            "select id, ruleset, result, ended_at, rating_number as number from games
            where rating_number > $1 order by rating_number limit $2",
        );
        Ok(query.bind::<BigInt, _>(number).bind::<BigInt, _>(limit).load(&mut **self.connection).await?)
    }

    /// Returns the dealt seats of a game.
    pub async fn dealt_seats(&mut self, game: GameId) -> StoreResult<Vec<DealtSeatRow>> {
        let query = diesel::sql_query(
            "select p.seat, dealt.id as account_id, dealt.kind, f.account_id is not null as left, last.kind as kind_at_end,
                p.resigned_at is not null as resigned
            from players p
            left join lateral (
                select account_id from former_players f where f.game_id = p.game_id and f.seat = p.seat order by number limit 1
            ) f on true
            join accounts dealt on dealt.id = coalesce(f.account_id, p.account_id)
            join accounts last on last.id = p.account_id
            where p.game_id = $1 and p.seat is not null
            order by p.seat",
        );
        Ok(query.bind::<SqlUuid, _>(game).load(&mut **self.connection).await?)
    }

    /// Gives a game the next number in the order of rating.
    pub async fn assign_number(&mut self, game: GameId) -> StoreResult<()> {
        diesel::sql_query(
            "with turn as (update rating_turn set last_number = last_number + 1 returning last_number)
            update games set rating_number = turn.last_number from turn where id = $1",
        )
        .bind::<SqlUuid, _>(game)
        .execute(&mut **self.connection)
        .await?;
        Ok(())
    }

    /// Returns the ratings of these accounts; accounts that were not rated there have none.
    pub async fn standings(
        &mut self,
        ruleset: &str,
        pool: Pool,
        accounts: &[AccountId],
    ) -> StoreResult<Vec<StandingRow>> {
        Ok(ratings::table
            .filter(ratings::account_id.eq_any(accounts))
            .filter(ratings::ruleset.eq(ruleset))
            .filter(ratings::pool.eq(pool))
            .select(StandingRow::as_select())
            .load(&mut **self.connection)
            .await?)
    }

    /// Returns the ratings of all accounts, in the order of the primary key.
    pub async fn all_standings(&mut self) -> StoreResult<Vec<StandingRow>> {
        let all = ratings::table.order((ratings::account_id, ratings::ruleset, ratings::pool));
        Ok(all.select(StandingRow::as_select()).load(&mut **self.connection).await?)
    }

    /// Returns the rating changes of a game, by seat.
    pub async fn changes_in(&mut self, game: GameId) -> StoreResult<Vec<RatingChangeRow>> {
        let changes = rating_changes::table.filter(rating_changes::game_id.eq(game)).order(rating_changes::seat);
        Ok(changes.select(RatingChangeRow::as_select()).load(&mut **self.connection).await?)
    }

    /// Returns the number of rating changes.
    pub async fn count_changes(&mut self) -> StoreResult<i64> {
        Ok(rating_changes::table.count().get_result(&mut **self.connection).await?)
    }

    /// Inserts the rating changes of a game and updates the ratings.
    pub async fn insert_changes(&mut self, changes: &[RatingChangeRow]) -> StoreResult<()> {
        diesel::insert_into(rating_changes::table).values(changes).execute(&mut **self.connection).await?;
        for change in changes {
            let standing = StandingRow::after(change);
            diesel::insert_into(ratings::table)
                .values(&standing)
                .on_conflict((ratings::account_id, ratings::ruleset, ratings::pool))
                .do_update()
                .set(&standing)
                .execute(&mut **self.connection)
                .await?;
        }
        Ok(())
    }

    /// Deletes all rating changes and ratings, before they are computed again. The games keep their numbers.
    pub async fn delete_all(&mut self) -> StoreResult<()> {
        diesel::delete(rating_changes::table).execute(&mut **self.connection).await?;
        diesel::delete(ratings::table).execute(&mut **self.connection).await?;
        diesel::sql_query(
            "update rating_turn
            set last_number = (select coalesce(max(rating_number), 0) from games where rating_number is not null)",
        )
        .execute(&mut **self.connection)
        .await?;
        Ok(())
    }
}
