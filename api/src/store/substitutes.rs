//! Accounts that would take a seat over, and seats that change hands.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, Queryable};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreResult, TableLock,
    accounts::hold_alive,
    ids::{AccountId, GameId},
    schema::{accounts, former_players, players, substitutes},
};

/// Somebody who would take a seat over.
#[derive(Clone, Debug, Queryable)]
pub struct SubstituteRow {
    /// The seat.
    pub seat: i16,
    /// Who.
    pub account_id: AccountId,
    /// `person` or `bot`.
    pub kind: String,
    /// Since when.
    pub offered_at: DateTime<Utc>,
    /// Who agreed.
    pub agreed: Vec<AccountId>,
}

/// A seat that changes hands.
#[derive(Clone, Copy, Debug)]
pub struct Handover {
    /// The seat.
    pub seat: i16,
    /// Who had it.
    pub from: AccountId,
    /// Who has it from now on.
    pub to: AccountId,
    /// Who hosts from now on, if whoever had it did.
    pub heir: Option<AccountId>,
}

impl Store {
    /// Who would take over seats of a game.
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
            substitutes::offered_at,
            substitutes::agreed,
        ))
        .load(connection)
        .await?)
}

impl TableLock {
    /// Who would take over seats of this game.
    pub async fn substitutes(&mut self) -> StoreResult<Vec<SubstituteRow>> {
        offers(&mut self.connection, self.game.id).await
    }

    /// Keeps an offer of somebody who is not gone; a repeated one is the same.
    pub async fn offer(&mut self, seat: i16, account: AccountId, at: DateTime<Utc>) -> StoreResult<()> {
        hold_alive(&mut self.connection, account).await?;
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

    /// Drops an account's offer for a seat, or all; says how many.
    pub async fn withdraw(&mut self, seat: i16, account: Option<AccountId>) -> StoreResult<usize> {
        let all = diesel::delete(substitutes::table)
            .filter(substitutes::game_id.eq(self.game.id))
            .filter(substitutes::seat.eq(seat))
            .into_boxed();
        let some = match account {
            Some(account) => all.filter(substitutes::account_id.eq(account)),
            None => all,
        };
        Ok(some.execute(&mut **self.connection).await?)
    }

    /// Notes that somebody agrees; tells who has by now, if there is such an offer.
    pub async fn agree(
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

    /// Gives a seat to another account that is not gone. Who had it keeps their record of decisions in time.
    pub async fn substitute(
        &mut self,
        Handover { seat, from, to, heir }: Handover,
        (decisions, in_time): (i32, i32),
        at: DateTime<Utc>,
    ) -> StoreResult<()> {
        hold_alive(&mut self.connection, to).await?;
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
            self.hand_over(heir).await?;
        }
        self.withdraw(seat, None).await?;
        let offers = diesel::delete(substitutes::table).filter(substitutes::game_id.eq(self.game.id));
        offers.filter(substitutes::account_id.eq(to)).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Notes whether somebody wants the game to stand still.
    pub async fn want_pause(&mut self, account: AccountId, wanted: bool) -> StoreResult<()> {
        diesel::update(players::table)
            .filter(players::game_id.eq(self.game.id))
            .filter(players::account_id.eq(account))
            .set(players::wants_pause.eq(wanted))
            .execute(&mut **self.connection)
            .await?;
        Ok(())
    }
}
