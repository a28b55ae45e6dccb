//! A table under a lock: joining, leaving, hosting.

use diesel::{
    AggregateExpressionMethods, ExpressionMethods, QueryDsl, QueryableByName, SelectableHelper,
    dsl::{count, exists, select},
    sql_types::Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        error::{StoreError, StoreResult},
        open_transaction::OpenTransaction,
        play::tables::{
            game_row::GameRow,
            players::{PlayerRow, add_player, players_of},
        },
        schema::{games, moves, players, sandboxes},
    },
};

/// A game with its row locked, in an open transaction. Dropped without a commit, it is rolled back.
pub struct TableLock {
    pub(in crate::store) connection: OpenTransaction,
    /// The game when it was locked.
    pub game: GameRow,
}

#[derive(QueryableByName)]
struct LockedAccount {
    #[diesel(sql_type = SqlUuid)]
    id: AccountId,
}

impl Store {
    /// Locks a game until the lock is committed or dropped, so that no other transaction changes it.
    pub async fn lock_table(&self, id: GameId) -> StoreResult<TableLock> {
        TableLock::lock(OpenTransaction::begin(self).await?, id).await
    }
}

impl TableLock {
    /// Locks a game in a transaction.
    pub(in crate::store) async fn lock(mut connection: OpenTransaction, id: GameId) -> StoreResult<Self> {
        let game = games::table.find(id).select(GameRow::as_select()).for_update().first(&mut *connection).await?;
        Ok(Self { connection, game })
    }

    /// Commits the transaction and releases the lock.
    pub async fn commit(self) -> StoreResult<()> {
        self.connection.commit().await
    }

    /// Returns the players at the table.
    pub async fn players(&mut self) -> StoreResult<Vec<PlayerRow>> {
        players_of(&mut self.connection, &[self.game.id]).await
    }

    /// Returns place and account of each player, in the order of joining.
    pub async fn places(&mut self) -> StoreResult<Vec<(i16, AccountId)>> {
        let places =
            players::table.filter(players::game_id.eq(self.game.id)).order((players::joined_at, players::place));
        Ok(places.select((players::place, players::account_id)).load(&mut *self.connection).await?)
    }

    /// Returns how many seats have made a move.
    pub async fn count_seats_that_moved(&mut self) -> StoreResult<i64> {
        let seats =
            moves::table.filter(moves::game_id.eq(self.game.id)).select(count(moves::seat).aggregate_distinct());
        Ok(seats.first(&mut *self.connection).await?)
    }

    /// Adds a player; `StoreError::Gone` if the account was deleted.
    pub async fn join(&mut self, place: i16, account: AccountId) -> StoreResult<()> {
        // All accounts of the table in one statement and in the order of ids, as a deal locks them: this prevents deadlocks.
        let locked: Vec<LockedAccount> = diesel::sql_query(
            "select id from accounts where id = any(array(select account_id from players where game_id = $1) || $2)
            and deleted_at is null order by id for share",
        )
        .bind::<SqlUuid, _>(self.game.id)
        .bind::<SqlUuid, _>(account)
        .load(&mut **self.connection)
        .await?;
        if !locked.iter().any(|locked| locked.id == account) {
            return Err(StoreError::Gone);
        }
        add_player(&mut self.connection, self.game.id, place, account).await
    }

    /// Removes a player.
    pub async fn leave(&mut self, account: AccountId) -> StoreResult<()> {
        diesel::delete(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// Removes a player from an open table. If the host leaves, the next player in the order of joining that is no built-in bot becomes
    /// the host; without one, or if the owner of a sandbox leaves, the table is aborted.
    pub async fn leave_open(&mut self, account: AccountId) -> StoreResult<()> {
        self.leave(account).await?;
        let left = self.players().await?;
        let heir = self
            .places()
            .await?
            .into_iter()
            .map(|(_, player)| player)
            .find(|player| left.iter().any(|row| row.account_id == *player && row.level.is_none()));
        let own_sandbox =
            sandboxes::table.filter(sandboxes::game_id.eq(self.game.id)).filter(sandboxes::owner_id.eq(account));
        let owns_sandbox: bool = select(exists(own_sandbox)).get_result(&mut *self.connection).await?;
        match heir {
            None => self.abort().await,
            // Without its owner a sandbox has no use.
            Some(_) if owns_sandbox => self.abort().await,
            Some(heir) if self.game.host_id == account => self.set_host(heir).await,
            Some(_) => Ok(()),
        }
    }

    /// Makes another account the host.
    pub async fn set_host(&mut self, host: AccountId) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set(games::host_id.eq(host))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }
}
