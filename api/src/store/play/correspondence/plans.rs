//! Plans: commands that a seat stores in advance.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, Insertable, QueryDsl, Queryable, Selectable, SelectableHelper};
use diesel_async::RunQueryDsl;

use crate::{
    model::ids::{AccountId, GameId, PlanId},
    store::{
        Store,
        error::StoreResult,
        json::JsonText,
        play::tables::table_lock::TableLock,
        schema::{games, plans},
    },
};

/// A plan.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = plans)]
pub struct PlanRow {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: PlanId,
    /// The account that stored it.
    pub account_id: AccountId,
    /// The seat it is for.
    pub seat: i16,
    /// The decision it is for.
    pub decision: String,
    /// `at_once` or `at_deadline`.
    pub acts: String,
    /// The conditions under which it applies.
    pub conditions: JsonText,
    /// The alternatives, tried in order.
    pub alternatives: JsonText,
    /// When it was stored.
    pub created_at: DateTime<Utc>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

impl Store {
    /// Returns all plans of a game, the oldest first.
    pub async fn plans(&self, game: GameId) -> StoreResult<Vec<PlanRow>> {
        let plans = plans::table.filter(plans::game_id.eq(game)).order(plans::id);
        Ok(plans.select(PlanRow::as_select()).load(&mut self.connection().await?).await?)
    }
}

impl TableLock {
    /// Inserts a plan, or replaces the one with its id. The roster is incremented, so that a move decided without the plan is not stored.
    pub async fn put_plan(&mut self, plan: &PlanRow) -> StoreResult<()> {
        self.delete_plans(plan.account_id, Some(plan.id)).await?;
        diesel::insert_into(plans::table).values(plan).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Deletes one plan of an account, or all. Returns how many there were.
    pub async fn delete_plans(&mut self, account: AccountId, plan: Option<PlanId>) -> StoreResult<usize> {
        let of_account = diesel::delete(plans::table)
            .filter(plans::game_id.eq(self.game.id))
            .filter(plans::account_id.eq(account))
            .into_boxed();
        let selected = match plan {
            Some(plan) => of_account.filter(plans::id.eq(plan)),
            None => of_account,
        };
        let deleted = selected.execute(&mut **self.connection).await?;
        let roster = games::roster.eq(games::roster + 1);
        diesel::update(games::table.find(self.game.id)).set(roster).execute(&mut **self.connection).await?;
        Ok(deleted)
    }
}
