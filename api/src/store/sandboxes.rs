//! Games for trying a bot out: whose they are, what was taken back in them, what is to go wrong.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, NullableExpressionMethods, OptionalExtension, QueryDsl, Queryable, QueryableByName,
    Selectable, SelectableHelper,
    sql_types::{BigInt, Binary, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult, TableLock,
    ids::{AccountId, GameId},
    json::JsonText,
    schema::{faults, games, sandboxes},
};

/// A sandbox.
#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = sandboxes)]
pub struct SandboxRow {
    /// The game.
    pub game_id: GameId,
    /// Whose it is.
    pub owner_id: AccountId,
    /// Whether the owner may look into every hand.
    pub open_hands: bool,
    /// How often moves were taken back.
    pub rewinds: i32,
}

/// What is to go wrong for a seat.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = faults)]
pub struct FaultRow {
    /// The game.
    pub game_id: GameId,
    /// The seat.
    pub seat: i16,
    /// So many answers are not given.
    pub lose_answers: i16,
    /// So many commands come too late.
    pub overtake: i16,
    /// So many decisions run out of time at once.
    pub expire: i16,
    /// What came after the last answer that was lost.
    pub after_loss: Option<String>,
    /// What became of the last command that was overtaken.
    pub overtaken: Option<String>,
}

/// The command whose answer was lost: its key and its digest.
pub type LostCommand = (Option<String>, Vec<u8>);

/// A game as it is to be after moves were taken back.
pub struct Rewinding {
    /// So many events stay.
    pub version: i64,
    /// Whom it waits for.
    pub awaiting: JsonText,
    /// The clock of each seat.
    pub clocks: JsonText,
    /// When it stood still.
    pub pauses: JsonText,
    /// When the server has something to do next.
    pub duty: Option<DateTime<Utc>>,
    /// Now.
    pub at: DateTime<Utc>,
}

/// Makes a new game a sandbox of whoever opens it.
pub(super) async fn insert(
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
    /// The sandbox a game is, if it is one.
    pub async fn sandbox(&self, id: GameId) -> StoreResult<Option<SandboxRow>> {
        let row = sandboxes::table.find(id).select(SandboxRow::as_select());
        Ok(row.first(&mut self.connection().await?).await.optional()?)
    }

    /// Those of these games that are sandboxes.
    pub async fn sandboxes(&self, ids: &[GameId]) -> StoreResult<Vec<SandboxRow>> {
        let rows = sandboxes::table.filter(sandboxes::game_id.eq_any(ids)).select(SandboxRow::as_select());
        Ok(rows.load(&mut self.connection().await?).await?)
    }

    /// What is to go wrong in these games, by seat.
    pub async fn faults(&self, ids: &[GameId]) -> StoreResult<Vec<FaultRow>> {
        let rows = faults::table.filter(faults::game_id.eq_any(ids)).order((faults::game_id, faults::seat));
        Ok(rows.select(FaultRow::as_select()).load(&mut self.connection().await?).await?)
    }

    /// Whether a command of this seat is to be overtaken. Whoever is told so has to do it, and nobody else is.
    pub async fn take_overtaking(&self, id: GameId, seat: i16) -> StoreResult<bool> {
        let taken = diesel::sql_query(
            "update faults set overtake = overtake - 1 where game_id = $1 and seat = $2 and overtake > 0",
        );
        let taken = taken.bind::<SqlUuid, _>(id).bind::<SmallInt, _>(seat);
        Ok(taken.execute(&mut self.connection().await?).await? > 0)
    }

    /// Whether the answer to this command of a seat is to be lost; remembers the command, to see what comes after it.
    pub async fn take_loss(&self, id: GameId, seat: i16, (key, digest): LostCommand) -> StoreResult<bool> {
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

    /// The command of a seat whose answer was lost, if nothing came after it yet.
    pub async fn lost_command(&self, id: GameId, seat: i16) -> StoreResult<Option<LostCommand>> {
        let lost = faults::table
            .find((id, seat))
            .filter(faults::after_loss.is_null())
            .filter(faults::lost_digest.is_not_null())
            .select((faults::lost_key, faults::lost_digest.assume_not_null()));
        Ok(lost.first(&mut self.connection().await?).await.optional()?)
    }

    /// Writes down what came after a lost answer; only the first thing counts.
    pub async fn note_after_loss(&self, id: GameId, seat: i16, what: &str) -> StoreResult<()> {
        diesel::update(faults::table.find((id, seat)))
            .filter(faults::after_loss.is_null())
            .set(faults::after_loss.eq(what))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Writes down what becomes of a command that was overtaken.
    pub async fn note_overtaken(&self, id: GameId, seat: i16, what: &str) -> StoreResult<()> {
        diesel::update(faults::table.find((id, seat)))
            .set(faults::overtaken.eq(what))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Whether the time of a seat is to run out, if the game still is what was looked at. All servers read it anew then, so that
    /// none goes by an old count.
    pub async fn take_expiry(&self, id: GameId, seat: i16, version: i64, roster: i32) -> StoreResult<bool> {
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

    /// It was not used after all: at this moment it is tried again, by whoever comes first.
    pub async fn give_expiry_back(&self, id: GameId, seat: i16, at: DateTime<Utc>) -> StoreResult<()> {
        diesel::sql_query(
            "with given as (
                update faults set expire = expire + 1 where game_id = $1 and seat = $2 returning game_id
            ), due as (
                insert into duties (game_id, at) select game_id, $3 from given
                on conflict (game_id) do update set at = excluded.at, claimed_until = null
            )
            update games g set roster = g.roster + 1 from given where g.id = given.game_id",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<SmallInt, _>(seat)
        .bind::<Timestamptz, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// The lowest version to which moves were taken back after the rewind number `after`, up to the number `up_to`.
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
    /// Takes moves back: the only way anything that happened is ever removed. Every statement that removes or brings back looks
    /// for the sandbox itself, so that in any other game there is nothing it could find.
    pub async fn rewind(&mut self, to: Rewinding) -> StoreResult<()> {
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
            return Err(StoreError::Corrupt("only what happened in a sandbox can be taken back".to_owned()));
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
            // Whoever gave a seat up has it again, and whoever has gone since has given it up.
            "update players p set wants_pause = false,
                resigned_at = case when a.deleted_at is null then null else coalesce(p.resigned_at, a.deleted_at) end
            from accounts a, sandboxes s where a.id = p.account_id and s.game_id = p.game_id and p.game_id = $1",
            "delete from plans p using sandboxes s where s.game_id = p.game_id and p.game_id = $1",
            "delete from substitutes o using sandboxes s where s.game_id = o.game_id and o.game_id = $1",
            // There are none of sandboxes; one of a line that is gone would be found by nobody but the next load.
            "delete from snapshots n using sandboxes s where s.game_id = n.game_id and n.game_id = $1",
            "with told as (insert into outbox (game_id) values ($1))
            insert into changes (game_id, status, version, awaiting, rewound)
            select id, status, version, awaiting, true from games where id = $1",
        ] {
            diesel::sql_query(statement).bind::<SqlUuid, _>(id).execute(&mut **self.connection).await?;
        }
        self.due(to.duty).await
    }

    /// Says what is to go wrong for a seat from now on. All servers read the game anew, and one looks whether something is to be
    /// done at once.
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
        self.due(Some(at)).await
    }
}
