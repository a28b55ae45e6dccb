//! Planned moves.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, Insertable, QueryDsl, Queryable, Selectable, SelectableHelper};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult, TableLock,
    ids::{AccountId, GameId, PlanId},
    json::JsonText,
    schema::{games, plans},
};

/// A planned move.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = plans)]
pub struct PlanRow {
    /// The game.
    pub game_id: GameId,
    /// Its id.
    pub id: PlanId,
    /// Whose it is.
    pub account_id: AccountId,
    /// For which seat.
    pub seat: i16,
    /// For which decision.
    pub decision: String,
    /// `at_once` or `at_deadline`.
    pub acts: String,
    /// When it is meant at all.
    pub conditions: JsonText,
    /// What is tried, in order.
    pub alternatives: JsonText,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

impl Store {
    /// All plans of a game, of all seats, the oldest first.
    pub async fn plans(&self, game: GameId) -> StoreResult<Vec<PlanRow>> {
        let plans = plans::table.filter(plans::game_id.eq(game)).order(plans::id);
        Ok(plans.select(PlanRow::as_select()).load(&mut self.connection().await?).await?)
    }
}

impl TableLock {
    /// Adds a plan, or puts it in the place of the one with its id. Whoever decided a move without it decides it anew.
    pub async fn put_plan(&mut self, plan: &PlanRow) -> StoreResult<()> {
        self.delete_plans(plan.account_id, Some(plan.id)).await?;
        diesel::insert_into(plans::table).values(plan).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Removes one plan of an account, or all; says how many.
    pub async fn delete_plans(&mut self, account: AccountId, plan: Option<PlanId>) -> StoreResult<usize> {
        let all = diesel::delete(plans::table)
            .filter(plans::game_id.eq(self.game.id))
            .filter(plans::account_id.eq(account))
            .into_boxed();
        let some = match plan {
            Some(plan) => all.filter(plans::id.eq(plan)),
            None => all,
        };
        let gone = some.execute(&mut **self.connection).await?;
        let roster = games::roster.eq(games::roster + 1);
        diesel::update(games::table.find(self.game.id)).set(roster).execute(&mut **self.connection).await?;
        Ok(gone)
    }
}
