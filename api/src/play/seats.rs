//! Seats between people: coming back to one's own, standing still together, taking over somebody else's.

use chrono::{DateTime, Utc};
use salon_domain::clock::SeatClock;
use serde::Serialize;
use utoipa::ToSchema;

use super::{GameSummary, Games, PlayError, SeatOf, Status, join_game::must_sit_there, live::Live, news, show_game};
use crate::{
    feed::{Keeper, News, NewsFor},
    store::{
        SubstituteRow, TableLock,
        ids::{AccountId, GameId},
    },
};

/// How often it is tried again because somebody moved in between.
const TRIES: usize = 16;
/// Accounts that may offer themselves for one seat at the same time.
const MOST_OFFERS: usize = 10;

/// Somebody who would take a seat over.
#[derive(Debug, Serialize, ToSchema)]
pub struct Substitute {
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    pub seat: u8,
    /// Who.
    pub account: AccountId,
    /// Since when.
    pub offered_at: DateTime<Utc>,
    /// Who agreed so far. When all who play agree, the seat changes hands.
    pub agreed: Vec<AccountId>,
}

impl From<SubstituteRow> for Substitute {
    fn from(row: SubstituteRow) -> Self {
        Self { seat: row.seat as u8, account: row.account_id, offered_at: row.offered_at, agreed: row.agreed }
    }
}

/// Comes back to a seat that a bot keeps: from the next decision on it is the owner's again.
pub async fn take_seat_back(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        if !live.timing.kept(seat.seat) {
            return Err(PlayError::SeatNotKept);
        }
        let number = seat.seat.number();
        table.withdraw(number.into(), None).await?;
        live.timing.change(number, SeatClock::taken_over);
        live.awaiting.iter_mut().filter(|awaited| awaited.seat == number).for_each(|awaited| {
            awaited.counts_from = Some(games.clock.now());
        });
        live.timing.stamp(&mut live.awaiting);
        let back = News::SeatTakenOver { game, seat: number, by: Keeper::Owner };
        table.news(games.clock.now(), &news::to_others(live, account, back)).await?;
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Says whether the caller wants the game to stand still. It does while all its people want it to.
pub async fn pause_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    wanted: bool,
) -> Result<GameSummary, PlayError> {
    change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        table.want_pause(account, wanted).await?;
        let people: Vec<AccountId> = people(live).map(|seat| seat.account).collect();
        let players = table.players().await?;
        let wants = |who: &AccountId| players.iter().any(|player| player.account_id == *who && player.wants_pause);
        let paused = !people.is_empty() && people.iter().all(wants);
        let now = games.clock.now();
        if paused != live.timing.pauses.paused(now) {
            live.timing.pause(paused, now);
            live.timing.stamp(&mut live.awaiting);
            table.news(now, &news::to_all(live, |_| News::GamePaused { game, paused })).await?;
        }
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// The people who really play: neither gone, nor kept by a bot, nor bots.
fn people(live: &Live) -> impl Iterator<Item = &SeatOf> {
    live.seats.iter().filter(|seat| live.bot_of(seat).is_none())
}

/// Who would take over seats of this game.
pub async fn list_substitutes(games: &Games, game: GameId, account: AccountId) -> Result<Vec<Substitute>, PlayError> {
    games.current(game).await?.viewer(Some(account))?;
    Ok(games.store.substitutes(game).await?.into_iter().map(Substitute::from).collect())
}

/// Offers to take a seat over that its owner left to a bot. What is private needs the invitation.
pub async fn offer_substitute(
    games: &Games,
    game: GameId,
    seat: u8,
    account: AccountId,
    invite: Option<&str>,
) -> Result<Vec<Substitute>, PlayError> {
    let live = games.current(game).await?;
    let reliability = games.reliability(account).await?;
    let mut table = games.store.lock_table(game).await?;
    if live.viewer(Some(account)).is_err() && invite != Some(table.game.invite.as_str()) {
        return Err(PlayError::NotFound);
    }
    must_be_kept(&live, seat)?;
    if live.seat_of(account).is_some() {
        return Err(PlayError::AlreadyJoined);
    }
    if table.game.status != Status::Running.as_str() {
        return Err(PlayError::NotRunning);
    }
    if let Some(least) = table.game.least_reliability.filter(|least| !reliability.meets(*least as u8)) {
        return Err(PlayError::TooUnreliable(least));
    }
    let offers = table.substitutes().await?;
    if offers.iter().filter(|offer| offer.seat == i16::from(seat)).count() >= MOST_OFFERS {
        return Err(PlayError::Full);
    }
    table.offer(seat.into(), account, games.clock.now()).await?;
    let offers = table.substitutes().await?;
    table.commit().await?;
    Ok(offers.into_iter().map(Substitute::from).collect())
}

/// Withdraws the caller's offer.
pub async fn withdraw_substitute(games: &Games, game: GameId, seat: u8, account: AccountId) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    if table.withdraw(seat.into(), Some(account)).await? == 0 {
        return Err(PlayError::NotFound);
    }
    Ok(table.commit().await?)
}

/// Agrees that an account takes a seat over. With the last of those who play, it does.
pub async fn agree_to_substitute(
    games: &Games,
    game: GameId,
    seat: u8,
    candidate: AccountId,
    account: AccountId,
) -> Result<GameSummary, PlayError> {
    // Gone accounts take no seats.
    games.store.account(candidate).await?;
    change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        let kept = must_be_kept(live, seat)?;
        if live.seat_of(candidate).is_some() {
            return Err(PlayError::AlreadyJoined);
        }
        if !people(live).any(|seat| seat.account == account) {
            return Err(PlayError::NotAPlayer);
        }
        let agreed = table.agree(seat.into(), candidate, account).await?.ok_or(PlayError::NotFound)?;
        if !people(live).all(|seat| agreed.contains(&seat.account)) {
            return Ok(());
        }
        let now = games.clock.now();
        let (decisions, in_time) = live.timing.clock(seat).map_or((0, 0), |clock| (clock.decisions, clock.in_time));
        table.substitute(seat.into(), kept.account, candidate, (decisions as i32, in_time as i32), now).await?;
        live.timing.change(seat, |clock| SeatClock {
            decisions: 0,
            in_time: 0,
            spent_millis: 0,
            extra_millis: 0,
            ..clock.taken_over()
        });
        let mut seats = live.seats.to_vec();
        seats.iter_mut().filter(|other| other.seat == kept.seat).for_each(|other| {
            (other.account, other.resigned) = (candidate, false);
        });
        live.seats = seats.into();
        let owner = table.calendars(&[candidate]).await?;
        let calendar = super::timing::read(owner, &[candidate]).pop().unwrap_or_default();
        live.timing.resettle(&mut live.awaiting, seat, &calendar, &calendar, now);
        let taken = News::SeatTakenOver { game, seat, by: Keeper::Substitute };
        let mut told = news::to_all(live, |_| taken.clone());
        told.push(NewsFor { account: kept.account, news: taken });
        let awaited = live.awaiting.iter().find(|awaited| awaited.seat == seat);
        let own = live.seats.iter().find(|other| other.seat == kept.seat);
        told.extend(own.zip(awaited).map(|(own, awaited)| news::your_turn(live, own, awaited, false)));
        table.news(now, &told).await?;
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

fn must_be_kept(live: &Live, seat: u8) -> Result<SeatOf, PlayError> {
    let kept = live.seats.iter().find(|of| of.seat.number() == seat).ok_or(PlayError::NotFound)?;
    let left = kept.bot.is_none() && (kept.resigned || live.timing.kept(kept.seat));
    if left { Ok(*kept) } else { Err(PlayError::SeatNotKept) }
}

/// Changes something about a running game without a move: again and again if others are faster.
async fn change(
    games: &Games,
    game: GameId,
    change: impl AsyncFn(&mut TableLock, &mut Live) -> Result<(), PlayError>,
) -> Result<(), PlayError> {
    for _ in 0..TRIES {
        let mut live = games.current(game).await?;
        let mut table = games.store.lock_table(game).await?;
        if (table.game.version, table.game.roster) != (live.version(), live.roster) {
            continue;
        }
        if live.status != Status::Running || table.game.status != Status::Running.as_str() {
            return Err(PlayError::NotRunning);
        }
        change(&mut table, &mut live).await?;
        table.retime(live.retiming(games.clock.now())).await?;
        table.commit().await?;
        games.wake.drain_soon();
        games.wake.attend_soon();
        return Ok(());
    }
    Err(PlayError::Contention)
}
