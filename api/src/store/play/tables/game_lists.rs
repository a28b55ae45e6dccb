//! Lists of games: public games, the games of an account, the games that wait for it.

use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, QueryDsl, SelectableHelper,
    dsl::sql,
    sql_types::{Bool, Untyped},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        error::StoreResult,
        play::tables::game_row::GameRow,
        schema::{accounts, games, players},
    },
};

/// Selects games for a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameFilter<'a> {
    /// Only games of this account; without it, only public games.
    pub player: Option<AccountId>,
    /// Only games in which the account with this name plays, too.
    pub with: Option<&'a str>,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only of this ruleset.
    pub ruleset: Option<&'a str>,
    /// Only games that accept bots owned by people, or only those that do not.
    pub accepts_bots: Option<bool>,
    /// Only rated games, or only unrated ones.
    pub rated: Option<bool>,
    /// Only games older than this one.
    pub before: Option<GameId>,
}

/// Condition that the game waits for a decision of the player it is joined with.
fn awaits_player() -> diesel::expression::SqlLiteral<Bool> {
    sql("games.awaiting @> jsonb_build_array(jsonb_build_object('seat', players.seat))")
}

/// Condition that the player's game is not over. It is answered by a partial index, without reading finished games.
fn is_unfinished() -> diesel::expression::SqlLiteral<Bool> {
    sql("players.over_tx is null")
}

/// The running games that wait for an account, joined with its row of `players`.
macro_rules! awaiting {
    ($account:expr) => {
        players::table
            .inner_join(games::table.on(games::id.eq(players::game_id)))
            .filter(players::account_id.eq($account).and(players::resigned_at.is_null()))
            .filter(is_unfinished())
            .filter(games::status.eq(Status::Running))
            .filter(awaits_player())
    };
}

impl Store {
    /// Returns the games that match a filter, the newest first.
    pub async fn list_games(&self, filter: GameFilter<'_>, limit: i64) -> StoreResult<Vec<GameRow>> {
        let mut query = games::table.order(games::id.desc()).limit(limit).into_boxed();
        query = match filter.player {
            Some(account) => {
                let own = players::table.filter(players::account_id.eq(account)).select(players::game_id);
                match filter.status {
                    Some(Status::Open | Status::Running) => query.filter(games::id.eq_any(own.filter(is_unfinished()))),
                    _ => query.filter(games::id.eq_any(own)),
                }
            }
            None => query.filter(games::visibility.eq(Visibility::Public)),
        };
        if let Some(name) = filter.with {
            let account = accounts::table.filter(accounts::name.eq(name.to_owned())).select(accounts::id);
            let with = players::table.filter(players::account_id.eq_any(account)).select(players::game_id);
            query = query.filter(games::id.eq_any(with));
        }
        if let Some(status) = filter.status {
            query = query.filter(games::status.eq(status));
        }
        if let Some(ruleset) = filter.ruleset {
            query = query.filter(games::ruleset.eq(ruleset.to_owned()));
        }
        if let Some(accepts) = filter.accepts_bots {
            query = query.filter(games::accepts_bots.eq(accepts));
        }
        if let Some(rated) = filter.rated {
            query = query.filter(games::rated.eq(rated));
        }
        if let Some(before) = filter.before {
            query = query.filter(games::id.lt(before));
        }
        Ok(query.select(GameRow::as_select()).load(&mut self.connection().await?).await?)
    }

    /// Returns the games that wait for this account with its seat in each, the nearest deadline first, so that a limited list holds
    /// the most urgent ones.
    pub async fn games_awaiting(&self, account: AccountId, limit: i64) -> StoreResult<Vec<(GameRow, i16)>> {
        let rows: Vec<(GameRow, Option<i16>)> = awaiting!(account)
            .order(sql::<Untyped>(
                "(select min((own ->> 'deadline')::timestamptz) from jsonb_array_elements(games.awaiting) own
                    where (own ->> 'seat')::smallint = players.seat) asc nulls last, games.moved_at",
            ))
            .limit(limit)
            .select((GameRow::as_select(), players::seat))
            .load(&mut self.connection().await?)
            .await?;
        Ok(rows.into_iter().filter_map(|(game, seat)| Some((game, seat?))).collect())
    }

    /// Returns how many games wait for this account.
    pub async fn count_awaiting(&self, account: AccountId) -> StoreResult<i64> {
        Ok(awaiting!(account).count().get_result(&mut self.connection().await?).await?)
    }
}
