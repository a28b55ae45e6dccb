//! What a player notes about a game, for nobody else.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, QueryDsl, Queryable, Selectable, SelectableHelper};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::{hold_alive, one},
    ids::{AccountId, GameId},
    schema::notes,
};

/// A note.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = notes)]
pub struct NoteRow {
    /// The game.
    pub game_id: GameId,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub updated_at: DateTime<Utc>,
}

/// Forgets the notes of an account.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::delete(notes::table.filter(notes::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

impl Store {
    /// The note of an account on a game.
    pub async fn note(&self, game: GameId, account: AccountId) -> StoreResult<NoteRow> {
        let note = notes::table.find((game, account)).select(NoteRow::as_select());
        Ok(note.first(&mut self.connection().await?).await?)
    }

    /// Writes a note in place of the one before.
    pub async fn write_note(
        &self,
        game: GameId,
        account: AccountId,
        text: &str,
        now: DateTime<Utc>,
    ) -> StoreResult<NoteRow> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                hold_alive(tx, account).await?;
                Ok(diesel::insert_into(notes::table)
                    .values((
                        notes::game_id.eq(game),
                        notes::account_id.eq(account),
                        notes::text.eq(text),
                        notes::updated_at.eq(now),
                    ))
                    .on_conflict((notes::game_id, notes::account_id))
                    .do_update()
                    .set((notes::text.eq(text), notes::updated_at.eq(now)))
                    .returning(NoteRow::as_returning())
                    .get_result(tx)
                    .await?)
            })
            .await
    }

    /// Throws a note away.
    pub async fn delete_note(&self, game: GameId, account: AccountId) -> StoreResult<()> {
        one(diesel::delete(notes::table.find((game, account))).execute(&mut self.connection().await?).await?)
    }

    /// All notes of an account.
    pub async fn notes_of(&self, account: AccountId) -> StoreResult<Vec<NoteRow>> {
        Ok(notes::table
            .filter(notes::account_id.eq(account))
            .order(notes::game_id.desc())
            .select(NoteRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }
}
