//! What notices about games name: the rulesets and players of games, as far as the reader may know them, and accounts.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, QueryDsl, QueryableByName,
    sql_types::{Array, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId},
    },
    store::{Store, error::StoreResult, schema::accounts},
};

/// A player of a game that the reader may know.
#[derive(Clone, Debug, QueryableByName)]
pub struct NamedPlayerRow {
    /// The game.
    #[diesel(sql_type = SqlUuid)]
    pub game_id: GameId,
    /// Its ruleset.
    #[diesel(sql_type = Text)]
    pub ruleset: String,
    /// The account.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The seat, once dealt.
    #[diesel(sql_type = Nullable<SmallInt>)]
    pub seat: Option<i16>,
    /// When the seat was last given to another account; `None` if it never was.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub seat_changed_at: Option<DateTime<Utc>>,
    /// The public handle; none once the account is deleted.
    #[diesel(sql_type = Nullable<Text>)]
    pub name: Option<String>,
    /// The display name; none once the account is deleted.
    #[diesel(sql_type = Nullable<Text>)]
    pub display_name: Option<String>,
    /// Whether the account is a person or a bot.
    #[diesel(sql_type = Text)]
    pub kind: AccountKind,
}

impl Store {
    /// Returns the players of those of these games that the reader plays in or that are not private, in the order of joining.
    pub async fn named_players(&self, reader: AccountId, ids: &[GameId]) -> StoreResult<Vec<NamedPlayerRow>> {
        Ok(diesel::sql_query(
            "select g.id as game_id, g.ruleset, p.account_id, p.seat, a.name, a.display_name, a.kind, (
                select max(f.left_at) from former_players f where f.game_id = g.id and f.seat = p.seat
            ) as seat_changed_at
            from games g join players p on p.game_id = g.id join accounts a on a.id = p.account_id
            where g.id = any($1) and (g.visibility <> 'private' or exists (
                select from players o where o.game_id = g.id and o.account_id = $2
            ))
            order by g.id, p.joined_at, p.place",
        )
        .bind::<Array<SqlUuid>, _>(ids)
        .bind::<SqlUuid, _>(reader)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Returns the display names of those of these accounts that are not deleted.
    pub async fn display_names(&self, ids: &[AccountId]) -> StoreResult<Vec<(AccountId, String, AccountKind)>> {
        let named: Vec<(AccountId, Option<String>, AccountKind)> = accounts::table
            .filter(accounts::id.eq_any(ids))
            .filter(accounts::deleted_at.is_null())
            .select((accounts::id, accounts::display_name, accounts::kind))
            .load(&mut self.connection().await?)
            .await?;
        Ok(named.into_iter().filter_map(|(id, name, kind)| Some((id, name?, kind))).collect())
    }
}
