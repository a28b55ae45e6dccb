//! Telling that something happened: the outbox, notifications between servers, and the order of moves over all games.

use diesel::{
    QueryableByName,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{BigInt, Bool, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
};

/// The channel on which servers tell each other what happened.
pub const CHANNEL: &str = "salon_games";
/// The channel on which the database tells of sessions that were revoked: the id of one.
pub const SESSIONS_CHANNEL: &str = "salon_sessions";

/// A game in which something happened, with everybody who plays in it; or accounts that were told something else.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The game.
    pub game_id: Option<GameId>,
    /// Its players, or the accounts.
    pub accounts: Vec<AccountId>,
}

/// Something that happened in one of an account's games.
#[derive(Clone, Debug, QueryableByName)]
pub struct MovePlace {
    /// The transaction that wrote it.
    #[diesel(sql_type = BigInt)]
    pub tx: i64,
    /// The game.
    #[diesel(sql_type = SqlUuid)]
    pub game_id: GameId,
    /// The number of its first event.
    #[diesel(sql_type = BigInt)]
    pub seq: i64,
    /// The version it led to.
    #[diesel(sql_type = BigInt)]
    pub version: i64,
    /// Whom the game waited for afterwards.
    #[diesel(sql_type = Text)]
    pub awaiting: String,
    /// How far the game was afterwards.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Whether it was a move.
    #[diesel(sql_type = Bool)]
    pub moved: bool,
    /// Whether moves were taken back.
    #[diesel(sql_type = Bool)]
    pub rewound: bool,
    /// The account's seat, unless it gave it up.
    #[diesel(sql_type = Nullable<diesel::sql_types::SmallInt>)]
    pub seat: Option<i16>,
}

impl Store {
    /// Takes what happened out of the outbox and tells all servers. Several workers never take the same rows, and what a
    /// worker took is back when it dies before telling. Returns how many rows there were to take.
    pub async fn drain_outbox(&self, limit: i64) -> StoreResult<i64> {
        Ok(Drain { limit }.get_result(&mut self.connection().await?).await?)
    }

    /// Hears what all servers tell, as channel and payload, until the connection is lost. `ready` is called when nothing can be
    /// missed any more.
    pub async fn listen(&self, mut heard: impl FnMut(&str, &str), ready: impl FnOnce()) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        for channel in [CHANNEL, SESSIONS_CHANNEL] {
            diesel::sql_query(format!("listen {channel}")).execute(&mut connection).await?;
        }
        // Taken out of the pool for good: nobody else should inherit what it listens to.
        let mut connection = diesel_async::pooled_connection::deadpool::Object::take(connection);
        ready();
        let mut notifications = std::pin::pin!(connection.notifications_stream());
        while let Some(notification) = notifications.next().await {
            let notification = notification?;
            heard(&notification.channel, &notification.payload);
        }
        Ok(())
    }

    /// Where the order of moves stands now: everything before it is complete.
    pub async fn horizon(&self) -> StoreResult<i64> {
        #[derive(QueryableByName)]
        struct Horizon {
            #[diesel(sql_type = BigInt)]
            tx: i64,
        }
        let query = diesel::sql_query("select tx_horizon()::text::bigint as tx");
        let horizon: Horizon = query.get_result(&mut self.connection().await?).await?;
        Ok(horizon.tx)
    }

    /// Whether something happened in this account's games after a place that cannot be told yet.
    pub async fn holds_back(&self, account: AccountId, after: (i64, GameId, i64)) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct Held {
            #[diesel(sql_type = Bool)]
            back: bool,
        }
        let query = diesel::sql_query(format!("select exists ({HAPPENED_AFTER}) as back"))
            .bind::<SqlUuid, _>(account)
            .bind::<BigInt, _>(after.0)
            .bind::<SqlUuid, _>(after.1)
            .bind::<BigInt, _>(after.2);
        let held: Held = query.get_result(&mut self.connection().await?).await?;
        Ok(held.back)
    }

    /// What happened in this account's games after a place in the order of everything. A transaction that began earlier may still
    /// commit later, so only what is older than every running one is told: then nothing can appear behind it any more.
    pub async fn moves_of_account(
        &self,
        account: AccountId,
        after: (i64, GameId, i64),
        limit: i64,
    ) -> StoreResult<Vec<MovePlace>> {
        Ok(diesel::sql_query(format!(
            "select tx::text::bigint as tx, game_id, seq, version, awaiting::text, status, moved, rewound, seat
            from ({HAPPENED_AFTER}) h where tx < tx_horizon()
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

/// Moves and other changes in the games of the account $1 after the place $2, $3, $4. A transaction makes one of them a game. Whoever
/// made a move knew the one before, so transactions come in the order of moves: from the end back to the first that is too old. A game
/// that was over before is not looked at: most that somebody ever played were.
const HAPPENED_AFTER: &str = "
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

/// Taking and telling at once. A type of its own with a static id, so that it is prepared once a connection. A notification
/// holds less than 8000 bytes; a game with eight players takes 333. Its commit does not wait for the disk: what a crash brings back
/// is told twice, and a call only says when to look.
struct Drain {
    limit: i64,
}

impl QueryId for Drain {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for Drain {
    type SqlType = BigInt;
}

impl QueryFragment<Pg> for Drain {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("with chosen as materialized (select id from outbox order by id limit ");
        out.push_bind_param::<BigInt, _>(&self.limit)?;
        out.push_sql(
            "), taken as (
                delete from outbox where id = any(array(select id from chosen)) returning game_id, account_id
            ), happened as (
                select game_id, account_id, count(*) as rows, row_number() over () / 20 as part from taken
                group by game_id, account_id
            ), told as materialized (
                select sum(rows) as rows, pg_notify('",
        );
        out.push_sql(CHANNEL);
        // Others may have been faster with some of them: whether there is more is told by how many there were to choose from.
        out.push_sql(
            "', string_agg(coalesce(game_id::text, '') || ',' || coalesce(account_id::text, (
                    select string_agg(p.account_id::text, ',') from players p where p.game_id = h.game_id
                ), ''), ';'))
                from happened h group by part
            )
            select greatest((select sum(rows) from told), (select count(*) from chosen))::bigint
            where set_config('synchronous_commit', 'off', true) is not null",
        );
        Ok(())
    }
}

/// What a notification tells.
pub fn read(payload: &str) -> Vec<Happened> {
    let one = |text: &str| {
        let mut ids = text.split(',');
        let game_id = ids.next().filter(|id| !id.is_empty()).map(str::parse).transpose().ok()?;
        Some(Happened { game_id, accounts: ids.filter_map(|id| id.parse().ok()).collect() })
    };
    payload.split(';').filter_map(one).collect()
}
