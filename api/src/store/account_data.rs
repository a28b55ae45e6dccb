//! Data of an account that no other query returns as a whole, for the export of all its data.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, QueryDsl, QueryableByName, SelectableHelper,
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        error::StoreResult,
        play::correspondence::plans::PlanRow,
        schema::{former_players, games, plans, sandboxes, substitutes},
    },
};

/// An invitation of an account to a table.
#[derive(Clone, Debug, QueryableByName)]
pub struct InvitationRow {
    /// The table.
    #[diesel(sql_type = SqlUuid)]
    pub game_id: GameId,
    /// The invited account.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The account that invited it.
    #[diesel(sql_type = SqlUuid)]
    pub from_id: AccountId,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
}

/// Data of an account for the export.
#[derive(Debug)]
pub struct AccountData {
    /// The tables it opened or hosts.
    pub opened: Vec<GameId>,
    /// Its sandboxes.
    pub sandboxes: Vec<GameId>,
    /// Its plans.
    pub plans: Vec<PlanRow>,
    /// The seats that another account took over from it: game, seat, decisions, decisions in time, when.
    pub left: Vec<(GameId, i16, i32, i32, DateTime<Utc>)>,
    /// The seats it offers to take over: game, seat, since when.
    pub offers: Vec<(GameId, i16, DateTime<Utc>)>,
    /// Invitations it sent and received.
    pub invitations: Vec<InvitationRow>,
}

impl Store {
    /// Returns the data of an account for the export.
    pub async fn account_data(&self, account: AccountId) -> StoreResult<AccountData> {
        let mut connection = self.connection().await?;
        let opened = games::table.filter(games::creator_id.eq(account).or(games::host_id.eq(account)));
        let own = sandboxes::table.filter(sandboxes::owner_id.eq(account)).order(sandboxes::game_id);
        let planned = plans::table.filter(plans::account_id.eq(account)).order((plans::game_id, plans::id));
        let left = former_players::table.filter(former_players::account_id.eq(account));
        let offers = substitutes::table.filter(substitutes::account_id.eq(account)).order(substitutes::offered_at);
        Ok(AccountData {
            opened: opened.order(games::id).select(games::id).load(&mut connection).await?,
            sandboxes: own.select(sandboxes::game_id).load(&mut connection).await?,
            plans: planned.select(PlanRow::as_select()).load(&mut connection).await?,
            left: left
                .order(former_players::left_at)
                .select((
                    former_players::game_id,
                    former_players::seat,
                    former_players::decisions,
                    former_players::in_time,
                    former_players::left_at,
                ))
                .load(&mut connection)
                .await?,
            offers: offers
                .select((substitutes::game_id, substitutes::seat, substitutes::offered_at))
                .load(&mut connection)
                .await?,
            invitations: diesel::sql_query(
                "select game_id, account_id, from_id, at from invitations where account_id = $1 or from_id = $1 order by at",
            )
            .bind::<SqlUuid, _>(account)
            .load(&mut connection)
            .await?,
        })
    }
}
