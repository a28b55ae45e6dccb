//! Private notes of accounts on games.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, QueryDsl, Queryable, Selectable, SelectableHelper};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        accounts::account_rows::{lock_living_account, require_one_row},
        error::{StoreError, StoreResult},
        schema::notes,
    },
};

/// A note.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = notes)]
pub struct NoteRow {
    /// The game.
    pub game_id: GameId,
    /// The text.
    pub text: String,
    /// When it was written.
    pub updated_at: DateTime<Utc>,
}

/// Deletes the notes of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    diesel::delete(notes::table.filter(notes::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

impl Store {
    /// Returns the note of an account on a game.
    pub async fn note(&self, game: GameId, account: AccountId) -> StoreResult<NoteRow> {
        let note = notes::table.find((game, account)).select(NoteRow::as_select());
        Ok(note.first(&mut self.connection().await?).await?)
    }

    /// Writes a note, replacing the previous one.
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
                lock_living_account(tx, account).await?;
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

    /// Deletes a note.
    pub async fn delete_note(&self, game: GameId, account: AccountId) -> StoreResult<()> {
        require_one_row(
            diesel::delete(notes::table.find((game, account))).execute(&mut self.connection().await?).await?,
        )
    }

    /// Returns all notes of an account.
    pub async fn notes_of(&self, account: AccountId) -> StoreResult<Vec<NoteRow>> {
        Ok(notes::table
            .filter(notes::account_id.eq(account))
            .order(notes::game_id.desc())
            .select(NoteRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }
}
