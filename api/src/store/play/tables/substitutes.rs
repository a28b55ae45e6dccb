//! Offers to take over a seat, and seats that change hands.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, Queryable};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        accounts::account_rows::lock_living_account,
        error::StoreResult,
        play::tables::table_lock::TableLock,
        schema::{accounts, former_players, players, substitutes},
    },
};

/// An account that offers to take over a seat.
#[derive(Clone, Debug, Queryable)]
pub struct SubstituteRow {
    /// The seat.
    pub seat: i16,
    /// The account.
    pub account_id: AccountId,
    /// Whether the account is a person or a bot.
    pub kind: AccountKind,
    /// Whether the account is a guest.
    pub guest: bool,
    /// When it made the offer.
    pub offered_at: DateTime<Utc>,
    /// The players who agreed.
    pub agreed: Vec<AccountId>,
}

/// A seat that changes hands.
#[derive(Clone, Copy, Debug)]
pub struct SeatTransfer {
    /// The seat.
    pub seat: i16,
    /// The account that had it.
    pub from: AccountId,
    /// The account that gets it.
    pub to: AccountId,
    /// The new host, if the previous owner of the seat is the host.
    pub heir: Option<AccountId>,
}

impl Store {
    /// Returns the offers to take over seats of a game.
    pub async fn substitutes(&self, game: GameId) -> StoreResult<Vec<SubstituteRow>> {
        offers(&mut *self.connection().await?, game).await
    }
}

async fn offers(connection: &mut AsyncPgConnection, game: GameId) -> StoreResult<Vec<SubstituteRow>> {
    Ok(substitutes::table
        .inner_join(accounts::table.on(accounts::id.eq(substitutes::account_id)))
        .filter(substitutes::game_id.eq(game))
        .order((substitutes::seat, substitutes::offered_at, substitutes::account_id))
        .select((
            substitutes::seat,
            substitutes::account_id,
            accounts::kind,
            accounts::guest,
            substitutes::offered_at,
            substitutes::agreed,
        ))
        .load(connection)
        .await?)
}

impl TableLock {
    /// Returns the offers to take over seats of this game.
    pub async fn substitutes(&mut self) -> StoreResult<Vec<SubstituteRow>> {
        offers(&mut self.connection, self.game.id).await
    }

    /// Adds an offer; repeating it changes nothing. `StoreError::Gone` if the account was deleted.
    pub async fn insert_offer(&mut self, seat: i16, account: AccountId, at: DateTime<Utc>) -> StoreResult<()> {
        lock_living_account(&mut self.connection, account).await?;
        diesel::insert_into(substitutes::table)
            .values((
                substitutes::game_id.eq(self.game.id),
                substitutes::seat.eq(seat),
                substitutes::account_id.eq(account),
                substitutes::offered_at.eq(at),
            ))
            .on_conflict_do_nothing()
            .execute(&mut **self.connection)
            .await?;
        Ok(())
    }

    /// Deletes the offer of one account for a seat, or all offers for it. Returns how many there were.
    pub async fn delete_offers(&mut self, seat: i16, account: Option<AccountId>) -> StoreResult<usize> {
        let of_seat = diesel::delete(substitutes::table)
            .filter(substitutes::game_id.eq(self.game.id))
            .filter(substitutes::seat.eq(seat))
            .into_boxed();
        let selected = match account {
            Some(account) => of_seat.filter(substitutes::account_id.eq(account)),
            None => of_seat,
        };
        Ok(selected.execute(&mut **self.connection).await?)
    }

    /// Records that a player agrees to an offer. Returns all who agreed so far, or `None` if there is no such offer.
    pub async fn add_agreement(
        &mut self,
        seat: i16,
        candidate: AccountId,
        voter: AccountId,
    ) -> StoreResult<Option<Vec<AccountId>>> {
        let offer = substitutes::table.find((self.game.id, seat, candidate));
        let before: Option<Vec<AccountId>> =
            offer.select(substitutes::agreed).first(&mut **self.connection).await.optional()?;
        let Some(mut agreed) = before else { return Ok(None) };
        if !agreed.contains(&voter) {
            agreed.push(voter);
        }
        let offer = diesel::update(offer).set(substitutes::agreed.eq(&agreed));
        offer.execute(&mut **self.connection).await?;
        Ok(Some(agreed))
    }

    /// Gives a seat to another account; `StoreError::Gone` if that was deleted. The decisions of the previous owner, and how many were in
    /// time, are kept for its reliability.
    pub async fn transfer_seat(
        &mut self,
        SeatTransfer { seat, from, to, heir }: SeatTransfer,
        (decisions, in_time): (i32, i32),
        at: DateTime<Utc>,
    ) -> StoreResult<()> {
        lock_living_account(&mut self.connection, to).await?;
        diesel::insert_into(former_players::table)
            .values((
                former_players::game_id.eq(self.game.id),
                former_players::seat.eq(seat),
                former_players::account_id.eq(from),
                former_players::decisions.eq(decisions),
                former_players::in_time.eq(in_time),
                former_players::left_at.eq(at),
            ))
            .on_conflict_do_nothing()
            .execute(&mut **self.connection)
            .await?;
        self.delete_plans(from, None).await?;
        diesel::update(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::seat.eq(seat))
            .set((
                players::account_id.eq(to),
                players::resigned_at.eq(None::<DateTime<Utc>>),
                players::wants_pause.eq(false),
            ))
            .execute(&mut **self.connection)
            .await?;
        if let Some(heir) = heir.filter(|_| self.game.host_id == from) {
            self.set_host(heir).await?;
        }
        self.delete_offers(seat, None).await?;
        let offers = diesel::delete(substitutes::table).filter(substitutes::game_id.eq(self.game.id));
        offers.filter(substitutes::account_id.eq(to)).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Sets whether a player asks for a pause.
    pub async fn set_wants_pause(&mut self, account: AccountId, wanted: bool) -> StoreResult<()> {
        diesel::update(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .set(players::wants_pause.eq(wanted))
            .execute(&mut **self.connection)
            .await?;
        Ok(())
    }
}
