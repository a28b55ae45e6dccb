//! Deals, resignations and ends of games, on a locked table.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, QueryDsl, dsl::now, sql_types::Uuid as SqlUuid};
use diesel_async::RunQueryDsl;

use crate::{
    model::{game::Status, ids::AccountId},
    store::{
        error::{StoreError, StoreResult},
        json::JsonText,
        play::tables::table_lock::TableLock,
        schema::{games, players},
    },
};

/// What the deal fixes for a game.
pub struct Deal<'a> {
    /// How many seats are played.
    pub seats: i16,
    /// What the table agreed on.
    pub agreed: JsonText,
    /// The opening position.
    pub opening: JsonText,
    /// The decisions it waits for.
    pub awaiting: JsonText,
    /// When it was dealt, which is also since when they are awaited.
    pub at: DateTime<Utc>,
    /// The seat of each place.
    pub seating: &'a [(i16, i16)],
    /// The clock of each seat; empty in a game without clocks.
    pub clocks: JsonText,
}

impl TableLock {
    /// Aborts the game: it ends without a result.
    pub async fn abort(&mut self) -> StoreResult<()> {
        self.end(Status::Aborted, None).await
    }

    /// Returns the secret seed.
    pub async fn seed(&mut self) -> StoreResult<[u8; 32]> {
        let seed: Vec<u8> = games::table.find(self.game.id).select(games::seed).first(&mut *self.connection).await?;
        seed.try_into().map_err(|_| StoreError::Corrupt("the seed does not have 32 bytes".to_owned()))
    }

    /// Deals the game.
    pub async fn start(&mut self, deal: Deal<'_>) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set((
                games::status.eq(Status::Running),
                games::seats.eq(deal.seats),
                games::agreed.eq(deal.agreed),
                games::opening.eq(deal.opening),
                games::awaiting.eq(deal.awaiting),
                games::clocks.eq(deal.clocks),
                games::started_at.eq(deal.at),
                games::moved_at.eq(deal.at),
            ))
            .execute(&mut *self.connection)
            .await?;
        for (place, seat) in deal.seating {
            diesel::update(players::table.find((self.game.id, place)))
                .set(players::seat.eq(seat))
                .execute(&mut *self.connection)
                .await?;
        }
        self.record_change().await
    }

    /// Marks a player as resigned. Returns `false` if the player had resigned before.
    pub async fn resign(&mut self, account: AccountId) -> StoreResult<bool> {
        let changed = diesel::update(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .filter(players::resigned_at.is_null())
            .set(players::resigned_at.eq(now))
            .execute(&mut *self.connection)
            .await?;
        let roster = games::roster.eq(games::roster + 1);
        diesel::update(games::table.find(self.game.id)).set(roster).execute(&mut *self.connection).await?;
        Ok(changed > 0)
    }

    /// Ends a running game with a result that its rules did not reach.
    pub async fn finish(&mut self, result: JsonText) -> StoreResult<()> {
        self.end(Status::Finished, Some(result)).await
    }

    /// Ends the game: it waits for nobody and has no duties and plans any more. Without a result the stored one stays.
    async fn end(&mut self, status: Status, result: Option<JsonText>) -> StoreResult<()> {
        let no_decisions = JsonText::of(&[(); 0]);
        diesel::update(games::table.find(self.game.id))
            .set((
                games::status.eq(status),
                games::awaiting.eq(no_decisions),
                result.map(|result| games::result.eq(result)),
                games::ended_at.eq(now),
                games::moved_at.eq(now),
            ))
            .execute(&mut *self.connection)
            .await?;
        self.clear_duty_and_plans().await?;
        self.record_change().await
    }

    /// Records a change of the game that is not a move, for its streams, and puts the game into the outbox.
    async fn record_change(&mut self) -> StoreResult<()> {
        diesel::sql_query(
            "with published as (insert into outbox (game_id) values ($1))
            insert into changes (game_id, status, version, awaiting)
            select id, status, version, awaiting from games where id = $1",
        )
        .bind::<SqlUuid, _>(self.game.id)
        .execute(&mut *self.connection)
        .await?;
        Ok(())
    }
}
