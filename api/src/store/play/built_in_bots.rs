//! The accounts of built-in bots: the ones that play for the server itself.

use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl};
use diesel_async::RunQueryDsl;
use salon_domain::kernel::bots::Level;

use crate::{
    model::{
        ids::{AccountId, GameId},
        stored_level::StoredLevel,
    },
    store::{
        Store,
        error::StoreResult,
        schema::{accounts, former_players},
    },
};

/// The account of a built-in bot.
#[derive(Clone, Debug)]
pub struct BuiltInBotRow {
    /// Its account.
    pub id: AccountId,
    /// Its level.
    pub level: Level,
}

impl Store {
    /// Returns all built-in bots, always in the same order.
    pub async fn built_in_bots(&self) -> StoreResult<Vec<BuiltInBotRow>> {
        let bots: Vec<(AccountId, StoredLevel)> = accounts::table
            .filter(accounts::level.is_not_null())
            .filter(accounts::deleted_at.is_null())
            .order(accounts::id)
            .select((accounts::id, accounts::level.assume_not_null()))
            .load(&mut self.connection().await?)
            .await?;
        Ok(bots.into_iter().map(|(id, StoredLevel(level))| BuiltInBotRow { id, level }).collect())
    }

    /// Returns the level of a built-in bot, or `None` for any other account.
    pub async fn level_of(&self, id: AccountId) -> StoreResult<Option<Level>> {
        let level: Option<StoredLevel> =
            accounts::table.find(id).select(accounts::level).first(&mut self.connection().await?).await?;
        Ok(level.map(|StoredLevel(level)| level))
    }

    /// Returns whether a seat of this game ever had another owner.
    pub async fn changed_hands(&self, id: GameId) -> StoreResult<bool> {
        let before = former_players::table.filter(former_players::game_id.eq(id));
        let before = diesel::select(diesel::dsl::exists(before));
        Ok(before.get_result(&mut self.connection().await?).await?)
    }
}
