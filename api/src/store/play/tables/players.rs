//! Rows of players: accounts at a table.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, JoinOnDsl, QueryDsl, Queryable};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId},
        stored_level::StoredLevel,
    },
    store::{
        Store,
        error::StoreResult,
        schema::{accounts, players},
    },
};

/// An account at a table.
#[derive(Clone, Debug, Queryable)]
pub struct PlayerRow {
    /// The game.
    pub game_id: GameId,
    /// The place at the table, taken on joining.
    pub place: i16,
    /// The account.
    pub account_id: AccountId,
    /// The seat, once dealt.
    pub seat: Option<i16>,
    /// When the owner gave the seat up.
    pub resigned_at: Option<DateTime<Utc>>,
    /// The public handle; none once the account is deleted.
    pub name: Option<String>,
    /// The display name; none once the account is deleted.
    pub display_name: Option<String>,
    /// Whether the account is a person or a bot.
    pub kind: AccountKind,
    /// Whether the account is a guest.
    pub guest: bool,
    /// Whether the player asks for a pause.
    pub wants_pause: bool,
    /// The level of a built-in bot; none for other accounts.
    pub level: Option<StoredLevel>,
}

impl Store {
    /// Returns the players of these games, in the order of joining.
    pub async fn players(&self, ids: &[GameId]) -> StoreResult<Vec<PlayerRow>> {
        players_of(&mut *self.connection().await?, ids).await
    }
}

/// Returns the players of these games, in the order of joining.
pub(in crate::store::play::tables) async fn players_of(
    connection: &mut AsyncPgConnection,
    ids: &[GameId],
) -> StoreResult<Vec<PlayerRow>> {
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
            accounts::guest,
            players::wants_pause,
            accounts::level,
        ))
        .load(connection)
        .await?)
}

/// Seats an account at a place of a table.
pub(in crate::store::play::tables) async fn add_player(
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
