//! Sandboxes: games for testing a bot, with rewinds and injected faults.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, NullableExpressionMethods, OptionalExtension, QueryDsl, Queryable, QueryableByName,
    Selectable, SelectableHelper,
    sql_types::{BigInt, Binary, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        error::{StoreError, StoreResult},
        json::JsonText,
        play::tables::table_lock::TableLock,
        schema::{faults, games, sandboxes},
    },
};

/// A sandbox.
#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = sandboxes)]
pub struct SandboxRow {
    /// The game.
    pub game_id: GameId,
    /// The account that owns it.
    pub owner_id: AccountId,
    /// Whether the owner sees every hand.
    pub open_hands: bool,
    /// How many rewinds there were.
    pub rewinds: i32,
}

/// The faults that are injected for a seat.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = faults)]
pub struct FaultRow {
    /// The game.
    pub game_id: GameId,
    /// The seat.
    pub seat: i16,
    /// How many answers are still to be dropped.
    pub lose_answers: i16,
    /// How many commands are still to be overtaken by a move.
    pub overtake: i16,
    /// How many decisions still run out of time at once.
    pub expire: i16,
    /// What the client sent after the last dropped answer.
    pub after_loss: Option<String>,
    /// The result of the last overtaken command.
    pub overtaken: Option<String>,
}

/// The command whose answer was dropped: its idempotency key and its digest.
pub type LostCommand = (Option<String>, Vec<u8>);

/// The game after a rewind.
pub struct RewindTarget {
    /// How many events stay.
    pub version: i64,
    /// The decisions it waits for.
    pub awaiting: JsonText,
    /// The clock of each seat.
    pub clocks: JsonText,
    /// Its pauses.
    pub pauses: JsonText,
    /// When its next duty is due.
    pub duty: Option<DateTime<Utc>>,
    /// When it is rewound.
    pub at: DateTime<Utc>,
}

/// Makes a new game a sandbox.
pub(in crate::store) async fn insert(
    connection: &mut AsyncPgConnection,
    game: GameId,
    owner: AccountId,
    open_hands: bool,
) -> StoreResult<()> {
    diesel::insert_into(sandboxes::table)
        .values((
            sandboxes::game_id.eq(game),
            sandboxes::owner_id.eq(owner),
            sandboxes::open_hands.eq(open_hands),
            sandboxes::rewinds.eq(0),
        ))
        .execute(connection)
        .await?;
    Ok(())
}

impl Store {
    /// Returns the sandbox of a game, or `None` if it is not one.
    pub async fn sandbox(&self, id: GameId) -> StoreResult<Option<SandboxRow>> {
        let row = sandboxes::table.find(id).select(SandboxRow::as_select());
        Ok(row.first(&mut self.connection().await?).await.optional()?)
    }

    /// Returns the sandboxes among these games.
    pub async fn sandboxes(&self, ids: &[GameId]) -> StoreResult<Vec<SandboxRow>> {
        let rows = sandboxes::table.filter(sandboxes::game_id.eq_any(ids)).select(SandboxRow::as_select());
        Ok(rows.load(&mut self.connection().await?).await?)
    }

    /// Returns the faults of these games, by seat.
    pub async fn faults(&self, ids: &[GameId]) -> StoreResult<Vec<FaultRow>> {
        let rows = faults::table.filter(faults::game_id.eq_any(ids)).order((faults::game_id, faults::seat));
        Ok(rows.select(FaultRow::as_select()).load(&mut self.connection().await?).await?)
    }

    /// Uses up one overtake fault of a seat. Returns `false` if there is none. A caller that gets `true` has to inject it.
    pub async fn consume_overtake_fault(&self, id: GameId, seat: i16) -> StoreResult<bool> {
        let taken = diesel::sql_query(
            "update faults set overtake = overtake - 1 where game_id = $1 and seat = $2 and overtake > 0",
        );
        let taken = taken.bind::<SqlUuid, _>(id).bind::<SmallInt, _>(seat);
        Ok(taken.execute(&mut self.connection().await?).await? > 0)
    }

    /// Uses up one loss fault of a seat and remembers the command, to compare it with the next one. Returns `false` if there is none.
    pub async fn consume_loss_fault(&self, id: GameId, seat: i16, (key, digest): LostCommand) -> StoreResult<bool> {
        let taken = diesel::sql_query(
            "update faults set lose_answers = lose_answers - 1, lost_key = $3, lost_digest = $4, after_loss = null
            where game_id = $1 and seat = $2 and lose_answers > 0",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<SmallInt, _>(seat)
        .bind::<Nullable<Text>, _>(key)
        .bind::<Binary, _>(digest);
        Ok(taken.execute(&mut self.connection().await?).await? > 0)
    }

    /// Returns the last command of a seat whose answer was dropped, or `None` once another command followed it.
    pub async fn lost_command(&self, id: GameId, seat: i16) -> StoreResult<Option<LostCommand>> {
        let lost = faults::table
            .find((id, seat))
            .filter(faults::after_loss.is_null())
            .filter(faults::lost_digest.is_not_null())
            .select((faults::lost_key, faults::lost_digest.assume_not_null()));
        Ok(lost.first(&mut self.connection().await?).await.optional()?)
    }

    /// Records what followed a dropped answer, unless that was recorded before.
    pub async fn record_after_loss(&self, id: GameId, seat: i16, what: &str) -> StoreResult<()> {
        diesel::update(faults::table.find((id, seat)))
            .filter(faults::after_loss.is_null())
            .set(faults::after_loss.eq(what))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Records the result of an overtaken command.
    pub async fn record_overtaken(&self, id: GameId, seat: i16, what: &str) -> StoreResult<()> {
        diesel::update(faults::table.find((id, seat)))
            .set(faults::overtaken.eq(what))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Uses up one expiry fault of a seat, if the game still has this version and roster. Returns `false` if not. The roster is
    /// incremented, so that every server reloads the game with the new count.
    pub async fn consume_expiry_fault(&self, id: GameId, seat: i16, version: i64, roster: i32) -> StoreResult<bool> {
        let taken = diesel::sql_query(
            "with same as (
                select id from games where id = $1 and version = $3 and roster = $4 and status = 'running' for no key update
            ), taken as (
                update faults f set expire = f.expire - 1 from same
                where f.game_id = same.id and f.seat = $2 and f.expire > 0 returning f.game_id
            )
            update games g set roster = g.roster + 1 from taken where g.id = taken.game_id",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<SmallInt, _>(seat)
        .bind::<BigInt, _>(version)
        .bind::<Integer, _>(roster);
        Ok(taken.execute(&mut self.connection().await?).await? > 0)
    }

    /// Restores an expiry fault that was not injected, and schedules a duty for another attempt.
    pub async fn restore_expiry_fault(&self, id: GameId, seat: i16, at: DateTime<Utc>) -> StoreResult<()> {
        diesel::sql_query(
            "with restored as (
                update faults set expire = expire + 1 where game_id = $1 and seat = $2 returning game_id
            ), due as (
                insert into duties (game_id, at) select game_id, $3 from restored
                on conflict (game_id) do update set at = excluded.at, claimed_until = null
            )
            update games g set roster = g.roster + 1 from restored where g.id = restored.game_id",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<SmallInt, _>(seat)
        .bind::<Timestamptz, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the lowest version of the rewinds with numbers above `after` and up to `up_to`.
    pub async fn rewound_to(&self, id: GameId, after: i32, up_to: i32) -> StoreResult<Option<i64>> {
        #[derive(QueryableByName)]
        struct Lowest {
            #[diesel(sql_type = Nullable<BigInt>)]
            version: Option<i64>,
        }
        let query = "select min(version) as version from rewinds where game_id = $1 and number > $2 and number <= $3";
        let lowest: Lowest = diesel::sql_query(query)
            .bind::<SqlUuid, _>(id)
            .bind::<Integer, _>(after)
            .bind::<Integer, _>(up_to)
            .get_result(&mut self.connection().await?)
            .await?;
        Ok(lowest.version)
    }
}

impl TableLock {
    /// Removes moves. This is the only place that deletes moves. Every statement joins `sandboxes`, so that none can change a
    /// game that is not a sandbox.
    pub async fn rewind(&mut self, to: RewindTarget) -> StoreResult<()> {
        let id = self.game.id;
        let counted = diesel::sql_query(
            "with counted as (update sandboxes set rewinds = rewinds + 1 where game_id = $1 returning game_id, rewinds)
            insert into rewinds (game_id, number, version) select game_id, rewinds, $2 from counted",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<BigInt, _>(to.version)
        .execute(&mut **self.connection)
        .await?;
        if counted == 0 {
            return Err(StoreError::Corrupt("only a sandbox can be rewound".to_owned()));
        }
        diesel::sql_query(
            "delete from moves m using sandboxes s where s.game_id = m.game_id and m.game_id = $1 and m.seq >= $2",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<BigInt, _>(to.version)
        .execute(&mut **self.connection)
        .await?;
        diesel::sql_query(
            "update games g set
                version = $2, awaiting = $3, clocks = $4, pauses = $5, moved_at = $6, roster = g.roster + 1,
                status = 'running', result = null, ended_at = null
            from sandboxes s where s.game_id = g.id and g.id = $1",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<BigInt, _>(to.version)
        .bind::<Jsonb, _>(to.awaiting)
        .bind::<Jsonb, _>(to.clocks)
        .bind::<Jsonb, _>(to.pauses)
        .bind::<Timestamptz, _>(to.at)
        .execute(&mut **self.connection)
        .await?;
        for statement in [
            // Players who resigned get their seats back. Players whose account was deleted count as resigned.
            "update players p set wants_pause = false,
                resigned_at = case when a.deleted_at is null then null else coalesce(p.resigned_at, a.deleted_at) end
            from accounts a, sandboxes s where a.id = p.account_id and s.game_id = p.game_id and p.game_id = $1",
            "delete from plans p using sandboxes s where s.game_id = p.game_id and p.game_id = $1",
            "delete from substitutes o using sandboxes s where s.game_id = o.game_id and o.game_id = $1",
            // Sandboxes have no snapshots. If there were one of an older line of play, the next load would use it.
            "delete from snapshots n using sandboxes s where s.game_id = n.game_id and n.game_id = $1",
            "with published as (insert into outbox (game_id) values ($1))
            insert into changes (game_id, status, version, awaiting, rewound)
            select id, status, version, awaiting, true from games where id = $1",
        ] {
            diesel::sql_query(statement).bind::<SqlUuid, _>(id).execute(&mut **self.connection).await?;
        }
        self.set_duty(to.duty).await
    }

    /// Sets the faults of a seat. The roster is incremented, so that every server reloads the game, and a duty is scheduled, because a
    /// fault may apply at once.
    pub async fn set_faults(&mut self, faults: &FaultRow, at: DateTime<Utc>) -> StoreResult<()> {
        diesel::insert_into(faults::table)
            .values(faults)
            .on_conflict((faults::game_id, faults::seat))
            .do_update()
            .set((
                faults::lose_answers.eq(faults.lose_answers),
                faults::overtake.eq(faults.overtake),
                faults::expire.eq(faults.expire),
                faults::lost_key.eq(None::<String>),
                faults::lost_digest.eq(None::<Vec<u8>>),
                faults::after_loss.eq(None::<String>),
                faults::overtaken.eq(None::<String>),
            ))
            .execute(&mut **self.connection)
            .await?;
        let game = diesel::update(games::table.find(self.game.id)).set(games::roster.eq(games::roster + 1));
        game.execute(&mut **self.connection).await?;
        self.set_duty(Some(at)).await
    }
}
