//! Rows of games and of those who play them.

use chrono::{DateTime, Utc};
use diesel::{
    AggregateExpressionMethods, ExpressionMethods, Insertable, JoinOnDsl, OptionalExtension, QueryDsl, Queryable,
    QueryableByName, Selectable, SelectableHelper,
    dsl::{count, now},
    sql_types::Uuid as SqlUuid,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::hold_alive,
    budgets::{self, Budget},
    ids::{AccountId, GameId},
    json::JsonText,
    open::Open,
    sandboxes,
    schema::{accounts, games, moves, players},
};

/// A game, without its secret seed.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// What is played.
    pub ruleset: String,
    /// The edition the host chose.
    pub edition: String,
    /// The options the host chose.
    pub options: JsonText,
    /// How many the table is for.
    pub seats: i16,
    /// `public`, `unlisted` or `private`.
    pub visibility: String,
    /// `open`, `running`, `finished` or `aborted`.
    pub status: String,
    /// Who opened it.
    pub host_id: AccountId,
    /// Opens the table to whoever has it.
    pub invite: String,
    /// The SHA-256 of the secret seed.
    pub commitment: Vec<u8>,
    /// How many events have happened.
    pub version: i64,
    /// How often the roster changed since the deal.
    pub roster: i32,
    /// Whom it waits for.
    pub awaiting: JsonText,
    /// Placings and scores.
    pub result: Option<JsonText>,
    /// The game it repeats.
    pub rematch_of: Option<GameId>,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// When it was dealt.
    pub started_at: Option<DateTime<Utc>>,
    /// When something happened last.
    pub moved_at: DateTime<Utc>,
    /// When it ended.
    pub ended_at: Option<DateTime<Utc>>,
    /// How time is measured, as the host chose.
    pub clock: JsonText,
    /// The clock of each seat; empty without one.
    pub clocks: JsonText,
    /// When it stood still.
    pub pauses: JsonText,
    /// What is asked of those who join.
    pub least_reliability: Option<i16>,
    /// Whether bots that people bring along may join.
    pub accepts_bots: bool,
    /// Whether it counts.
    pub rated: bool,
}

/// A game to be.
#[derive(Insertable)]
#[diesel(table_name = games)]
pub struct NewGame<'a> {
    /// Its id.
    pub id: GameId,
    /// What is played.
    pub ruleset: &'a str,
    /// The edition.
    pub edition: &'a str,
    /// The options.
    pub options: JsonText,
    /// How many the table is for.
    pub seats: i16,
    /// `public`, `unlisted` or `private`.
    pub visibility: &'a str,
    /// Who opens it.
    pub creator_id: AccountId,
    /// Who decides about it: at first whoever opens it.
    pub host_id: AccountId,
    /// Opens the table to whoever has it.
    pub invite: &'a str,
    /// The secret seed.
    pub seed: &'a [u8],
    /// How time is measured.
    pub clock: JsonText,
    /// What is asked of those who join.
    pub least_reliability: Option<i16>,
    /// Whether bots that people bring along may join.
    pub accepts_bots: bool,
    /// Whether it counts.
    pub rated: bool,
    /// The game it repeats.
    pub rematch_of: Option<GameId>,
    /// Makes the creation safe to repeat.
    pub creation_key: Option<&'a str>,
    /// Of the body it came with.
    pub creation_hash: Option<&'a [u8]>,
}

/// Somebody at a table.
#[derive(Clone, Debug, Queryable)]
pub struct PlayerRow {
    /// The game.
    pub game_id: GameId,
    /// The place taken on joining.
    pub place: i16,
    /// Who.
    pub account_id: AccountId,
    /// The seat, once dealt.
    pub seat: Option<i16>,
    /// When the owner gave the seat up.
    pub resigned_at: Option<DateTime<Utc>>,
    /// The public handle; none once the account is deleted.
    pub name: Option<String>,
    /// What others read; none once the account is deleted.
    pub display_name: Option<String>,
    /// `person` or `bot`.
    pub kind: String,
    /// Whether they want the game to stand still.
    pub wants_pause: bool,
    /// How well it plays, if it is one of the server's own.
    pub level: Option<String>,
}

/// What the deal pins.
pub struct Deal<'a> {
    /// How many really play.
    pub seats: i16,
    /// What was agreed.
    pub agreed: JsonText,
    /// The deal.
    pub opening: JsonText,
    /// Whom it waits for.
    pub awaiting: JsonText,
    /// When; also since when they are awaited.
    pub at: DateTime<Utc>,
    /// The seat of each place.
    pub seating: &'a [(i16, i16)],
    /// The clock of each seat; empty without one.
    pub clocks: JsonText,
}

impl Store {
    /// Adds a game with its host, who is not gone, as first player, and the server's own bots that sit down with them; a sandbox,
    /// if it is said whether its hands are open. Says whether the host's budget has room for it.
    pub async fn insert_game(
        &self,
        game: &NewGame<'_>,
        bots: &[AccountId],
        open_hands: Option<bool>,
        budget: Budget,
    ) -> StoreResult<bool> {
        self.connection()
            .await?
            .transaction(async |connection| {
                let host = game.host_id;
                hold_alive(connection, host).await?;
                budgets::hold(connection, host).await?;
                if budgets::open_tables(connection, host).await? >= budget.open_tables {
                    return Ok(false);
                }
                if !bots.is_empty() && budgets::against_bots(connection, host, None).await? >= budget.against_bots {
                    return Ok(false);
                }
                diesel::insert_into(games::table).values(game).execute(connection).await?;
                if let Some(open_hands) = open_hands {
                    sandboxes::insert(connection, game.id, game.creator_id, open_hands).await?;
                }
                for (place, player) in (0..).zip([host].iter().chain(bots)) {
                    add_player(connection, game.id, place, *player).await?;
                }
                Ok(true)
            })
            .await
    }

    /// The game with this id.
    pub async fn game(&self, id: GameId) -> StoreResult<GameRow> {
        Ok(games::table.find(id).select(GameRow::as_select()).first(&mut self.connection().await?).await?)
    }

    /// The game this invitation opens.
    pub async fn game_by_invite(&self, invite: &str) -> StoreResult<GameRow> {
        let game = games::table.filter(games::invite.eq(invite)).select(GameRow::as_select());
        Ok(game.first(&mut self.connection().await?).await?)
    }

    /// The game this account created with this key, with the hash of the body it came with.
    pub async fn game_by_creation_key(&self, creator: AccountId, key: &str) -> StoreResult<Option<(GameId, Vec<u8>)>> {
        let game = games::table
            .filter(games::creator_id.eq(creator))
            .filter(games::creation_key.eq(key))
            .select((games::id, games::creation_hash))
            .first::<(GameId, Option<Vec<u8>>)>(&mut self.connection().await?)
            .await
            .optional()?;
        Ok(game.map(|(id, hash)| (id, hash.unwrap_or_default())))
    }

    /// The open table that repeats this game.
    pub async fn open_rematch_of(&self, id: GameId) -> StoreResult<Option<GameId>> {
        let open = games::table.filter(games::rematch_of.eq(id)).filter(games::status.eq("open")).select(games::id);
        Ok(open.first(&mut self.connection().await?).await.optional()?)
    }

    /// The game that repeats this one and has this account at its table, unless it is over.
    pub async fn rematch_with(&self, id: GameId, account: AccountId) -> StoreResult<Option<GameId>> {
        let rematch = games::table
            .inner_join(players::table.on(players::game_id.eq(games::id)))
            .filter(games::rematch_of.eq(id))
            .filter(games::status.eq_any(["open", "running"]))
            .filter(players::account_id.eq(account))
            .order(games::id.desc())
            .select(games::id);
        Ok(rematch.first(&mut self.connection().await?).await.optional()?)
    }

    /// Who plays in these games, in the order of joining.
    pub async fn players(&self, ids: &[GameId]) -> StoreResult<Vec<PlayerRow>> {
        players_of(&mut *self.connection().await?, ids).await
    }

    /// Keeps everybody else from changing the game's table until it is committed: for joining, leaving, starting, aborting.
    pub async fn lock_table(&self, id: GameId) -> StoreResult<TableLock> {
        let mut open = Open::begin(self).await?;
        let game = games::table.find(id).select(GameRow::as_select()).for_update().first(&mut *open).await?;
        Ok(TableLock { connection: open, game })
    }
}

/// A game whose table nobody else can change now. Dropped without a commit, nothing happened.
pub struct TableLock {
    pub(super) connection: Open,
    /// The game as it is.
    pub game: GameRow,
}

impl TableLock {
    /// Makes it so.
    pub async fn commit(self) -> StoreResult<()> {
        self.connection.commit().await
    }

    /// Those at the table, with what is known of them.
    pub async fn players(&mut self) -> StoreResult<Vec<PlayerRow>> {
        players_of(&mut self.connection, &[self.game.id]).await
    }

    /// Those at the table: place, account, in the order of joining.
    pub async fn places(&mut self) -> StoreResult<Vec<(i16, AccountId)>> {
        let places =
            players::table.filter(players::game_id.eq(self.game.id)).order((players::joined_at, players::place));
        Ok(places.select((players::place, players::account_id)).load(&mut *self.connection).await?)
    }

    /// How many seats have made a move.
    pub async fn seats_that_moved(&mut self) -> StoreResult<i64> {
        let seats =
            moves::table.filter(moves::game_id.eq(self.game.id)).select(count(moves::seat).aggregate_distinct());
        Ok(seats.first(&mut *self.connection).await?)
    }

    /// Adds somebody who is not gone.
    pub async fn join(&mut self, place: i16, account: AccountId) -> StoreResult<()> {
        // All of the table at once and in order: a deal holds on to them too.
        let held: Vec<Id> = diesel::sql_query(
            "select id from accounts where id = any(array(select account_id from players where game_id = $1) || $2)
            and deleted_at is null order by id for share",
        )
        .bind::<SqlUuid, _>(self.game.id)
        .bind::<SqlUuid, _>(account)
        .load(&mut **self.connection)
        .await?;
        if !held.iter().any(|held| held.id == account) {
            return Err(StoreError::Gone);
        }
        add_player(&mut self.connection, self.game.id, place, account).await
    }

    /// Takes somebody away.
    pub async fn leave(&mut self, account: AccountId) -> StoreResult<()> {
        diesel::delete(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// Makes somebody else the host.
    pub async fn hand_over(&mut self, host: AccountId) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set(games::host_id.eq(host))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// Ends a game that nobody finishes.
    pub async fn abort(&mut self) -> StoreResult<()> {
        let nobody = JsonText::of(&[(); 0]);
        diesel::update(games::table.find(self.game.id))
            .set((
                games::status.eq("aborted"),
                games::awaiting.eq(nobody),
                games::ended_at.eq(now),
                games::moved_at.eq(now),
            ))
            .execute(&mut *self.connection)
            .await?;
        self.nothing_left().await?;
        self.tell().await
    }

    /// The secret seed.
    pub async fn seed(&mut self) -> StoreResult<[u8; 32]> {
        let seed: Vec<u8> = games::table.find(self.game.id).select(games::seed).first(&mut *self.connection).await?;
        seed.try_into().map_err(|_| StoreError::Corrupt("a seed of another length".to_owned()))
    }

    /// Deals the game.
    pub async fn start(&mut self, deal: Deal<'_>) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set((
                games::status.eq("running"),
                games::seats.eq(deal.seats),
                games::agreed.eq(deal.agreed),
                games::opening.eq(deal.opening),
                games::awaiting.eq(deal.awaiting),
                games::clocks.eq(deal.clocks),
                games::started_at.eq(deal.at),
                games::moved_at.eq(deal.at),
            ))
            .execute(&mut *self.connection)
            .await?;
        for (place, seat) in deal.seating {
            diesel::update(players::table.find((self.game.id, place)))
                .set(players::seat.eq(seat))
                .execute(&mut *self.connection)
                .await?;
        }
        self.tell().await
    }

    /// Marks that somebody gave the seat up; says whether it was not given up before.
    pub async fn resign(&mut self, account: AccountId) -> StoreResult<bool> {
        let changed = diesel::update(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .filter(players::resigned_at.is_null())
            .set(players::resigned_at.eq(now))
            .execute(&mut *self.connection)
            .await?;
        let roster = games::roster.eq(games::roster + 1);
        diesel::update(games::table.find(self.game.id)).set(roster).execute(&mut *self.connection).await?;
        Ok(changed > 0)
    }

    /// Ends a running game before its rules do.
    pub async fn finish(&mut self, result: JsonText) -> StoreResult<()> {
        let nobody = JsonText::of(&[(); 0]);
        diesel::update(games::table.find(self.game.id))
            .set((
                games::status.eq("finished"),
                games::awaiting.eq(nobody),
                games::result.eq(result),
                games::ended_at.eq(now),
                games::moved_at.eq(now),
            ))
            .execute(&mut *self.connection)
            .await?;
        self.nothing_left().await?;
        self.tell().await
    }

    /// Writes down what became of the game without a move, and lets those who watch it look again.
    async fn tell(&mut self) -> StoreResult<()> {
        diesel::sql_query(
            "with told as (insert into outbox (game_id) values ($1))
            insert into changes (game_id, status, version, awaiting)
            select id, status, version, awaiting from games where id = $1",
        )
        .bind::<diesel::sql_types::Uuid, _>(self.game.id)
        .execute(&mut *self.connection)
        .await?;
        Ok(())
    }
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = SqlUuid)]
    id: AccountId,
}

async fn players_of(connection: &mut AsyncPgConnection, ids: &[GameId]) -> StoreResult<Vec<PlayerRow>> {
    Ok(players::table
        .inner_join(accounts::table.on(accounts::id.eq(players::account_id)))
        .filter(players::game_id.eq_any(ids))
        .order((players::game_id, players::joined_at, players::place))
        .select((
            players::game_id,
            players::place,
            players::account_id,
            players::seat,
            players::resigned_at,
            accounts::name,
            accounts::display_name,
            accounts::kind,
            players::wants_pause,
            accounts::level,
        ))
        .load(connection)
        .await?)
}

async fn add_player(
    connection: &mut AsyncPgConnection,
    game: GameId,
    place: i16,
    account: AccountId,
) -> StoreResult<()> {
    diesel::insert_into(players::table)
        .values((players::game_id.eq(game), players::place.eq(place), players::account_id.eq(account)))
        .execute(connection)
        .await?;
    Ok(())
}
