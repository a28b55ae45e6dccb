//! Opening games, and finding them by id, invitation, idempotency key or rematch.

use diesel::{ExpressionMethods, Insertable, JoinOnDsl, OptionalExtension, QueryDsl, SelectableHelper};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        accounts::account_rows::lock_living_account,
        error::StoreResult,
        json::JsonText,
        play::{
            sandboxes,
            tables::{
                budgets::{self, TableBudget},
                game_row::GameRow,
                players::add_player,
            },
        },
        schema::{games, players},
    },
};

/// A game to insert.
#[derive(Insertable)]
#[diesel(table_name = games)]
pub struct NewGame<'a> {
    /// Its id.
    pub id: GameId,
    /// The ruleset.
    pub ruleset: &'a str,
    /// The edition.
    pub edition: &'a str,
    /// The options.
    pub options: JsonText,
    /// How many seats the table has.
    pub seats: i16,
    /// Who may know of it.
    pub visibility: Visibility,
    /// The account that opens it.
    pub creator_id: AccountId,
    /// The account that hosts it: at first the creator.
    pub host_id: AccountId,
    /// The invitation code: an account that knows it may join.
    pub invite: &'a str,
    /// The secret seed.
    pub seed: &'a [u8],
    /// The clock rules.
    pub clock: JsonText,
    /// The reliability that joining requires, in percent.
    pub least_reliability: Option<i16>,
    /// Whether bots owned by people may join.
    pub accepts_bots: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The game it is a rematch of.
    pub rematch_of: Option<GameId>,
    /// The idempotency key of the request.
    pub creation_key: Option<&'a str>,
    /// The hash of that request.
    pub creation_hash: Option<&'a [u8]>,
}

impl Store {
    /// Adds a game with its host as first player, followed by built-in bots. It becomes a sandbox if `open_hands` is given. Returns
    /// whether the host's budget allows it; `StoreError::Gone` if the host was deleted.
    pub async fn insert_game(
        &self,
        game: &NewGame<'_>,
        bots: &[AccountId],
        open_hands: Option<bool>,
        budget: TableBudget,
    ) -> StoreResult<bool> {
        self.connection()
            .await?
            .transaction(async |connection| {
                let host = game.host_id;
                lock_living_account(connection, host).await?;
                budgets::lock(connection, host).await?;
                if budgets::count_open_tables(connection, host).await? >= budget.open_tables {
                    return Ok(false);
                }
                if !bots.is_empty()
                    && budgets::count_tables_against_bots(connection, host, None).await? >= budget.against_bots
                {
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

    /// Returns the game with this id.
    pub async fn game(&self, id: GameId) -> StoreResult<GameRow> {
        Ok(games::table.find(id).select(GameRow::as_select()).first(&mut self.connection().await?).await?)
    }

    /// Returns the game with this invitation code.
    pub async fn game_by_invite(&self, invite: &str) -> StoreResult<GameRow> {
        let game = games::table.filter(games::invite.eq(invite)).select(GameRow::as_select());
        Ok(game.first(&mut self.connection().await?).await?)
    }

    /// Returns the game this account created with this idempotency key, with the hash of that request.
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

    /// Returns the open table that is a rematch of this game.
    pub async fn open_rematch_of(&self, id: GameId) -> StoreResult<Option<GameId>> {
        let open =
            games::table.filter(games::rematch_of.eq(id)).filter(games::status.eq(Status::Open)).select(games::id);
        Ok(open.first(&mut self.connection().await?).await.optional()?)
    }

    /// Returns the rematch of this game that has this account at its table and is not over.
    pub async fn rematch_with(&self, id: GameId, account: AccountId) -> StoreResult<Option<GameId>> {
        let rematch = games::table
            .inner_join(players::table.on(players::game_id.eq(games::id)))
            .filter(games::rematch_of.eq(id))
            .filter(games::status.eq_any([Status::Open, Status::Running]))
            .filter(players::account_id.eq(account))
            .order(games::id.desc())
            .select(games::id);
        Ok(rematch.first(&mut self.connection().await?).await.optional()?)
    }
}
