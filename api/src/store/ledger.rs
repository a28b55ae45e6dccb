//! The order in which games are rated, and writing down what they changed: one at a time, whoever does it and wherever they die.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, QueryDsl, QueryableByName, SelectableHelper,
    sql_types::{BigInt, Bool, Jsonb, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    json::JsonText,
    open::Open,
    ratings::{ChangeRow, StandingRow},
    schema::{rating_changes, ratings},
};

/// A finished game that counts.
#[derive(Clone, Debug, QueryableByName)]
pub struct EndedRow {
    /// The game.
    #[diesel(sql_type = SqlUuid)]
    pub id: GameId,
    /// What was played.
    #[diesel(sql_type = Text)]
    pub ruleset: String,
    /// How it ended.
    #[diesel(sql_type = Jsonb)]
    pub result: JsonText,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub ended_at: DateTime<Utc>,
    /// Its place in the order of all; 0 before it has one.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

/// Who was dealt a seat, and what became of it.
#[derive(Clone, Debug, QueryableByName)]
pub struct SeatedRow {
    /// The seat.
    #[diesel(sql_type = SmallInt)]
    pub seat: i16,
    /// Who was dealt it.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// `person` or `bot`.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// Whether somebody else took it over.
    #[diesel(sql_type = Bool)]
    pub left: bool,
    /// Of whoever had it at the end: `person` or `bot`.
    #[diesel(sql_type = Text)]
    pub kind_at_end: String,
    /// Whether whoever had it last gave it up.
    #[diesel(sql_type = Bool)]
    pub resigned: bool,
}

/// All there is about ratings, in one transaction. Dropped without a commit, nothing happened.
pub struct Ledger {
    connection: Open,
}

impl Store {
    /// Whether any game waits to be rated: asked all the time, so without locking anything.
    pub async fn rating_waits(&self) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct Waits {
            #[diesel(sql_type = Bool)]
            waits: bool,
        }
        let query = diesel::sql_query(
            "select exists (
                select from games where rated and status = 'finished' and rating_number is null
            ) as waits",
        );
        Ok(query.get_result::<Waits>(&mut self.connection().await?).await?.waits)
    }

    /// The ledger for writing, unless another server has it.
    pub async fn rating_turn(&self) -> StoreResult<Option<Ledger>> {
        let mut connection = Open::begin(self).await?;
        let turn = diesel::sql_query("select from rating_turn for update skip locked");
        let locked = turn.execute(&mut **connection).await?;
        Ok((locked > 0).then_some(Ledger { connection }))
    }

    /// The ledger for writing, as soon as it can be had.
    pub async fn await_rating_turn(&self) -> StoreResult<Ledger> {
        let mut connection = Open::begin(self).await?;
        diesel::sql_query("select from rating_turn for update").execute(&mut **connection).await?;
        Ok(Ledger { connection })
    }

    /// The ledger as it is at this moment, for reading: nobody has to wait for it.
    pub async fn ledger(&self) -> StoreResult<Ledger> {
        let mut connection = Open::begin(self).await?;
        diesel::sql_query("set transaction isolation level repeatable read, read only")
            .execute(&mut **connection)
            .await?;
        Ok(Ledger { connection })
    }
}

impl Ledger {
    /// Makes it so.
    pub async fn commit(self) -> StoreResult<()> {
        self.connection.commit().await
    }

    /// Games that wait to be rated, the first to end first.
    pub async fn waiting(&mut self, limit: i64) -> StoreResult<Vec<EndedRow>> {
        let query = diesel::sql_query(
            "select id, ruleset, result, ended_at, 0::bigint as number from games
            where rated and status = 'finished' and rating_number is null
            order by ended_at, id limit $1",
        );
        Ok(query.bind::<BigInt, _>(limit).load(&mut **self.connection).await?)
    }

    /// Games that were rated after this number, in their order.
    pub async fn rated_after(&mut self, number: i64, limit: i64) -> StoreResult<Vec<EndedRow>> {
        let query = diesel::sql_query(
            "select id, ruleset, result, ended_at, rating_number as number from games
            where rating_number > $1 order by rating_number limit $2",
        );
        Ok(query.bind::<BigInt, _>(number).bind::<BigInt, _>(limit).load(&mut **self.connection).await?)
    }

    /// Who was dealt the seats of a game.
    pub async fn seated(&mut self, game: GameId) -> StoreResult<Vec<SeatedRow>> {
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

    /// Gives a game the next place in the order.
    pub async fn number(&mut self, game: GameId) -> StoreResult<()> {
        diesel::sql_query(
            "with turn as (update rating_turn set last_number = last_number + 1 returning last_number)
            update games set rating_number = turn.last_number from turn where id = $1",
        )
        .bind::<SqlUuid, _>(game)
        .execute(&mut **self.connection)
        .await?;
        Ok(())
    }

    /// Where these accounts stand; those without a row have not been rated there.
    pub async fn standings(
        &mut self,
        ruleset: &str,
        pool: &str,
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

    /// Where everybody stands, in the order of the key.
    pub async fn all_standings(&mut self) -> StoreResult<Vec<StandingRow>> {
        let all = ratings::table.order((ratings::account_id, ratings::ruleset, ratings::pool));
        Ok(all.select(StandingRow::as_select()).load(&mut **self.connection).await?)
    }

    /// What a game changed, by seat.
    pub async fn changes_in(&mut self, game: GameId) -> StoreResult<Vec<ChangeRow>> {
        let changes = rating_changes::table.filter(rating_changes::game_id.eq(game)).order(rating_changes::seat);
        Ok(changes.select(ChangeRow::as_select()).load(&mut **self.connection).await?)
    }

    /// How many changes there are.
    pub async fn count_changes(&mut self) -> StoreResult<i64> {
        Ok(rating_changes::table.count().get_result(&mut **self.connection).await?)
    }

    /// Writes down what a game changed, and where that leads.
    pub async fn keep(&mut self, changes: &[ChangeRow]) -> StoreResult<()> {
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

    /// Forgets every change and standing, to write them anew. The order of the games stays.
    pub async fn clear(&mut self) -> StoreResult<()> {
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
