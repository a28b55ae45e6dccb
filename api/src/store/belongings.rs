//! What else is kept about an account and shown nowhere as a whole: for its owner, who takes all of it along.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, QueryDsl, QueryableByName, SelectableHelper,
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use super::{
    PlanRow, Store, StoreResult,
    ids::{AccountId, GameId},
    schema::{former_players, games, plans, sandboxes, substitutes},
};

/// Somebody asked somebody to join a table.
#[derive(Clone, Debug, QueryableByName)]
pub struct InvitationRow {
    /// Which table.
    #[diesel(sql_type = SqlUuid)]
    pub game_id: GameId,
    /// Who was asked.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// Who asked.
    #[diesel(sql_type = SqlUuid)]
    pub from_id: AccountId,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
}

/// All of it.
#[derive(Debug)]
pub struct Belongings {
    /// The tables it opened, whoever hosts them by now.
    pub opened: Vec<GameId>,
    /// The games for trying a bot out that are its own.
    pub sandboxes: Vec<GameId>,
    /// What it has planned.
    pub plans: Vec<PlanRow>,
    /// The seats that somebody else took over from it: game, seat, decisions, those in time, when.
    pub left: Vec<(GameId, i16, i32, i32, DateTime<Utc>)>,
    /// The seats it would take over: game, seat, since when.
    pub offers: Vec<(GameId, i16, DateTime<Utc>)>,
    /// Whom it asked to join a table, and who asked it.
    pub invitations: Vec<InvitationRow>,
}

impl Store {
    /// Collects it.
    pub async fn belongings(&self, account: AccountId) -> StoreResult<Belongings> {
        let mut connection = self.connection().await?;
        let opened = games::table.filter(games::creator_id.eq(account).or(games::host_id.eq(account)));
        let own = sandboxes::table.filter(sandboxes::owner_id.eq(account)).order(sandboxes::game_id);
        let planned = plans::table.filter(plans::account_id.eq(account)).order((plans::game_id, plans::id));
        let left = former_players::table.filter(former_players::account_id.eq(account));
        let offers = substitutes::table.filter(substitutes::account_id.eq(account)).order(substitutes::offered_at);
        Ok(Belongings {
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
