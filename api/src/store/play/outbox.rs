//! The outbox, notifications between servers, and the order of changes over all games.

use diesel::{
    QueryableByName,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{BigInt, Bool, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    store::{Store, error::StoreResult},
};

/// The channel on which servers notify each other of changed games and feeds.
pub const GAMES_CHANNEL: &str = "salon_games";
/// The channel on which the database announces the ids of revoked sessions.
pub const SESSIONS_CHANNEL: &str = "salon_sessions";

/// A changed game with its players, or accounts that have new notices.
#[derive(Clone, Debug)]
pub struct ChangeNotification {
    /// The game.
    pub game_id: Option<GameId>,
    /// The players of the game, or the accounts with new notices.
    pub accounts: Vec<AccountId>,
}

/// A change in one of an account's games: a move, or a change beside the moves.
#[derive(Clone, Debug, QueryableByName)]
pub struct GameChangeRow {
    /// The transaction that wrote it.
    #[diesel(sql_type = BigInt)]
    pub tx: i64,
    /// The game.
    #[diesel(sql_type = SqlUuid)]
    pub game_id: GameId,
    /// The number of its first event.
    #[diesel(sql_type = BigInt)]
    pub seq: i64,
    /// The version afterwards.
    #[diesel(sql_type = BigInt)]
    pub version: i64,
    /// The decisions the game waited for afterwards.
    #[diesel(sql_type = Text)]
    pub awaiting: String,
    /// The status of the game afterwards.
    #[diesel(sql_type = Text)]
    pub status: Status,
    /// Whether it was a move.
    #[diesel(sql_type = Bool)]
    pub moved: bool,
    /// Whether moves were taken back.
    #[diesel(sql_type = Bool)]
    pub rewound: bool,
    /// The account's seat; none if it resigned.
    #[diesel(sql_type = Nullable<diesel::sql_types::SmallInt>)]
    pub seat: Option<i16>,
}

impl Store {
    /// Deletes rows from the outbox and notifies all servers of them, in one transaction: concurrent workers never take the same rows, and
    /// the rows of a worker that fails stay. Returns how many rows were there to take.
    pub async fn publish_outbox(&self, limit: i64) -> StoreResult<i64> {
        Ok(PublishOutbox { limit }.get_result(&mut self.connection().await?).await?)
    }

    /// Listens to both channels until the connection is lost, and calls `received` with channel and payload of each notification.
    /// `ready` is called once listening has begun.
    pub async fn listen(&self, mut received: impl FnMut(&str, &str), ready: impl FnOnce()) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        for channel in [GAMES_CHANNEL, SESSIONS_CHANNEL] {
            diesel::sql_query(format!("listen {channel}")).execute(&mut connection).await?;
        }
        // Removed from the pool, or another user of the connection would receive these notifications.
        let mut connection = diesel_async::pooled_connection::deadpool::Object::take(connection);
        ready();
        let mut notifications = std::pin::pin!(connection.notifications_stream());
        while let Some(notification) = notifications.next().await {
            let notification = notification?;
            received(&notification.channel, &notification.payload);
        }
        Ok(())
    }

    /// Returns the transaction horizon: all transactions before it have ended, so everything they wrote is visible.
    pub async fn transaction_horizon(&self) -> StoreResult<i64> {
        #[derive(QueryableByName)]
        struct Horizon {
            #[diesel(sql_type = BigInt)]
            tx: i64,
        }
        let query = diesel::sql_query("select tx_horizon()::text::bigint as tx");
        let horizon: Horizon = query.get_result(&mut self.connection().await?).await?;
        Ok(horizon.tx)
    }

    /// Returns whether an account's games have changes after a cursor that are held back by a running transaction.
    pub async fn has_held_back_changes(&self, account: AccountId, after: (i64, GameId, i64)) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct Held {
            #[diesel(sql_type = Bool)]
            held_back: bool,
        }
        let query = diesel::sql_query(format!("select exists ({CHANGES_AFTER}) as held_back"))
            .bind::<SqlUuid, _>(account)
            .bind::<BigInt, _>(after.0)
            .bind::<SqlUuid, _>(after.1)
            .bind::<BigInt, _>(after.2);
        let held: Held = query.get_result(&mut self.connection().await?).await?;
        Ok(held.held_back)
    }

    /// Returns the changes in an account's games after a cursor. A transaction that began earlier may still commit later, so only changes
    /// older than every running transaction are returned: nothing can appear before them any more.
    pub async fn changes_of_account(
        &self,
        account: AccountId,
        after: (i64, GameId, i64),
        limit: i64,
    ) -> StoreResult<Vec<GameChangeRow>> {
        Ok(diesel::sql_query(format!(
            "select tx::text::bigint as tx, game_id, seq, version, awaiting::text, status, moved, rewound, seat
            from ({CHANGES_AFTER}) h where tx < tx_horizon()
            order by h.tx, game_id, seq limit $5",
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<BigInt, _>(after.0)
        .bind::<SqlUuid, _>(after.1)
        .bind::<BigInt, _>(after.2)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?)
    }
}

/// Moves and other changes in the games of the account $1 after the cursor $2, $3, $4. A transaction writes at most one of them per game,
/// and a move is decided on the one before, so within a game transactions have the order of moves: the scan goes back from the end to
/// the first transaction that is too old. Games that ended before the cursor are skipped; they are most games of an account.
const CHANGES_AFTER: &str = "
    with going as materialized (
        select * from players where account_id = $1 and over_tx is null
        union all
        select * from players where account_id = $1 and over_tx >= $2::text::xid8
    )
    select m.tx, m.game_id, m.seq, m.seq + m.count as version, m.awaiting,
        case when m.awaiting = '[]' then 'finished' else 'running' end as status, true as moved, false as rewound,
        case when p.resigned_at is null then p.seat end as seat
    from going p cross join lateral (
        select * from moves m where m.game_id = p.game_id and m.seq > coalesce((
            select seq from moves where game_id = p.game_id and tx < $2::text::xid8 order by seq desc limit 1
        ), -1)
    ) m
    where (m.tx, m.game_id, m.seq) > ($2::text::xid8, $3, $4)
    union all
    select c.tx, c.game_id, 0::bigint, c.version, c.awaiting, c.status, false, c.rewound,
        case when p.resigned_at is null then p.seat end
    from going p join changes c on c.game_id = p.game_id
    where c.tx >= $2::text::xid8 and (c.tx, c.game_id, 0::bigint) > ($2::text::xid8, $3, $4)";

/// Deletes rows and notifies in one statement. It is a query type with a static id, so that it is prepared once per connection. A
/// notification holds less than 8000 bytes, and a game with eight players takes 333, so at most 20 share one. The commit does not wait
/// for the disk: rows that a crash restores are published twice, which is harmless, since a notification only says when to read.
struct PublishOutbox {
    limit: i64,
}

impl QueryId for PublishOutbox {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for PublishOutbox {
    type SqlType = BigInt;
}

impl QueryFragment<Pg> for PublishOutbox {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("with chosen as materialized (select id from outbox order by id limit ");
        out.push_bind_param::<BigInt, _>(&self.limit)?;
        out.push_sql(
            "), taken as (
                delete from outbox where id = any(array(select id from chosen)) returning game_id, account_id
            ), changed as (
                select game_id, account_id, count(*) as rows, row_number() over () / 20 as part from taken
                group by game_id, account_id
            ), published as materialized (
                select sum(rows) as rows, pg_notify('",
        );
        out.push_sql(GAMES_CHANNEL);
        // Another worker may have taken some of the chosen rows. The number chosen says whether the outbox may hold more.
        out.push_sql(
            "', string_agg(coalesce(game_id::text, '') || ',' || coalesce(account_id::text, (
                    select string_agg(p.account_id::text, ',') from players p where p.game_id = h.game_id
                ), ''), ';'))
                from changed h group by part
            )
            select greatest((select sum(rows) from published), (select count(*) from chosen))::bigint
            where set_config('synchronous_commit', 'off', true) is not null",
        );
        Ok(())
    }
}

/// Parses the payload of a notification on [`GAMES_CHANNEL`]; ids that do not parse are left out.
pub fn parse_notification(payload: &str) -> Vec<ChangeNotification> {
    let one = |text: &str| {
        let mut ids = text.split(',');
        let game_id = ids.next().filter(|id| !id.is_empty()).map(str::parse).transpose().ok()?;
        Some(ChangeNotification { game_id, accounts: ids.filter_map(|id| id.parse().ok()).collect() })
    };
    payload.split(';').filter_map(one).collect()
}
