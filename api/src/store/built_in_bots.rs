//! The accounts that play for the server itself.

use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl, Queryable};
use diesel_async::RunQueryDsl;
use salon_domain::kernel::bots::Level;

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    schema::{accounts, former_players},
};

/// One of the server's own bots.
#[derive(Clone, Debug, Queryable)]
pub struct BuiltInRow {
    /// Its account.
    pub id: AccountId,
    level: String,
}

impl BuiltInRow {
    /// How well it plays; none if this build does not know the word.
    pub fn level(&self) -> Option<Level> {
        self.level.parse().ok()
    }
}

impl Store {
    /// All of them, always in the same order.
    pub async fn built_in_bots(&self) -> StoreResult<Vec<BuiltInRow>> {
        Ok(accounts::table
            .filter(accounts::level.is_not_null())
            .filter(accounts::deleted_at.is_null())
            .order(accounts::id)
            .select((accounts::id, accounts::level.assume_not_null()))
            .load(&mut self.connection().await?)
            .await?)
    }

    /// How well an account plays, if it is one of them.
    pub async fn level_of(&self, id: AccountId) -> StoreResult<Option<Level>> {
        let level: Option<String> =
            accounts::table.find(id).select(accounts::level).first(&mut self.connection().await?).await?;
        Ok(level.and_then(|level| level.parse().ok()))
    }

    /// Whether a seat of this game ever had another owner.
    pub async fn changed_hands(&self, id: GameId) -> StoreResult<bool> {
        let before = former_players::table.filter(former_players::game_id.eq(id));
        let before = diesel::select(diesel::dsl::exists(before));
        Ok(before.get_result(&mut self.connection().await?).await?)
    }
}
