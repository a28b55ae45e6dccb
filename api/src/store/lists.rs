//! Lists of games: open tables, own games, own turns.

use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, QueryDsl, SelectableHelper,
    dsl::sql,
    sql_types::{Bool, Untyped},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult,
    games::GameRow,
    ids::{AccountId, GameId},
    schema::{games, players},
};

/// Which games.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameFilter<'a> {
    /// Only of this account; otherwise the public ones.
    pub player: Option<AccountId>,
    /// Only with this status.
    pub status: Option<&'a str>,
    /// Only of this ruleset.
    pub ruleset: Option<&'a str>,
    /// Only those that let bots join, or only those that do not.
    pub accepts_bots: Option<bool>,
    /// Only those that count, or that do not.
    pub rated: Option<bool>,
    /// Only older than this one.
    pub before: Option<GameId>,
}

/// Games that wait for a seat of the player they are joined with.
fn awaits_player() -> diesel::expression::SqlLiteral<Bool> {
    sql("games.awaiting @> jsonb_build_array(jsonb_build_object('seat', players.seat))")
}

/// Players of games that are not over: few of all that somebody ever played, and found without looking at the others.
fn going_on() -> diesel::expression::SqlLiteral<Bool> {
    sql("players.over_tx is null")
}

impl Store {
    /// Games, the newest first.
    pub async fn list_games(&self, filter: GameFilter<'_>, limit: i64) -> StoreResult<Vec<GameRow>> {
        let mut query = games::table.order(games::id.desc()).limit(limit).into_boxed();
        query = match filter.player {
            Some(account) => {
                let own = players::table.filter(players::account_id.eq(account)).select(players::game_id);
                match filter.status {
                    Some("open" | "running") => query.filter(games::id.eq_any(own.filter(going_on()))),
                    _ => query.filter(games::id.eq_any(own)),
                }
            }
            None => query.filter(games::visibility.eq("public")),
        };
        if let Some(status) = filter.status {
            query = query.filter(games::status.eq(status.to_owned()));
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

    /// The games that wait for this account, with its seat in each, the most urgent first: where there are more than are asked
    /// for, none with a deadline that is nearer may be left out.
    pub async fn games_awaiting(&self, account: AccountId, limit: i64) -> StoreResult<Vec<(GameRow, i16)>> {
        let rows: Vec<(GameRow, Option<i16>)> = players::table
            .inner_join(games::table.on(games::id.eq(players::game_id)))
            .filter(players::account_id.eq(account).and(players::resigned_at.is_null()))
            .filter(going_on())
            .filter(games::status.eq("running"))
            .filter(awaits_player())
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

    /// How many games wait for this account.
    pub async fn count_awaiting(&self, account: AccountId) -> StoreResult<i64> {
        Ok(players::table
            .inner_join(games::table.on(games::id.eq(players::game_id)))
            .filter(players::account_id.eq(account).and(players::resigned_at.is_null()))
            .filter(going_on())
            .filter(games::status.eq("running"))
            .filter(awaits_player())
            .count()
            .get_result(&mut self.connection().await?)
            .await?)
    }
}
