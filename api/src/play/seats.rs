//! Seats between people: coming back to one's own, taking over somebody else's.

use chrono::{DateTime, Utc};
use salon_domain::clock::SeatClock;
use salon_domain::kernel::bots::Level;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    GameSummary, Games, PlayError, SeatOf, Status,
    bots::{free, must_leave_some_to_others},
    join_game::{must_not_share_an_owner, must_sit_there},
    live::Live,
    news, show_game,
};
use crate::{
    accounts::AccountKind,
    feed::{Keeper, News, NewsFor},
    store::{
        Handover, PlayerRow, StoreError, SubstituteRow, TableLock,
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
    /// Whether that is a person or a bot.
    pub kind: AccountKind,
    /// Since when.
    pub offered_at: DateTime<Utc>,
    /// Who agreed so far. When all who play agree, the seat changes hands.
    pub agreed: Vec<AccountId>,
}

impl TryFrom<SubstituteRow> for Substitute {
    type Error = StoreError;

    fn try_from(row: SubstituteRow) -> Result<Self, StoreError> {
        Ok(Self {
            seat: row.seat as u8,
            account: row.account_id,
            kind: AccountKind::try_from(row.kind.as_str())?,
            offered_at: row.offered_at,
            agreed: row.agreed,
        })
    }
}

fn offered(rows: Vec<SubstituteRow>) -> Result<Vec<Substitute>, PlayError> {
    Ok(rows.into_iter().map(Substitute::try_from).collect::<Result<_, _>>()?)
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
        let (number, before) = (seat.seat.number(), live.clone());
        table.withdraw(number.into(), None).await?;
        live.timing.change(number, SeatClock::taken_over);
        live.awaiting.iter_mut().filter(|awaited| awaited.seat == number).for_each(|awaited| {
            awaited.counts_from = Some(games.clock.now());
        });
        live.timing.stamp(&mut live.awaiting);
        let back = News::SeatTakenOver { game, seat: number, by: Keeper::Owner, by_kind: None };
        let mut told = news::to_others(live, account, back);
        // Nobody called while the bot decided.
        told.extend(news::turns(live, Some(&before), None).into_iter().filter(|call| call.account == account));
        let told = news::once(table, told).await?;
        table.news(games.clock.now(), &told).await?;
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Who would take over seats of this game.
pub async fn list_substitutes(games: &Games, game: GameId, account: AccountId) -> Result<Vec<Substitute>, PlayError> {
    games.current(game).await?.viewer(Some(account))?;
    offered(games.store.substitutes(game).await?)
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
    let brought_along = games.store.is_owned(account).await?;
    let mut table = games.store.lock_table(game).await?;
    // Nobody gets into a sandbox whom its owner did not let in.
    let closed = live.viewer(Some(account)).is_err() || live.sandbox.is_some();
    if closed && invite != Some(table.game.invite.as_str()) {
        return Err(PlayError::NotFound);
    }
    // An invitation tells nobody how a private game went on.
    if live.viewer(Some(account)).is_err() && table.game.status != Status::Running.as_str() {
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
    if brought_along && !table.game.accepts_bots {
        return Err(PlayError::BotsRefused);
    }
    must_not_share_an_owner(&mut table, account).await?;
    let offers = table.substitutes().await?;
    if offers.iter().filter(|offer| offer.seat == i16::from(seat)).count() >= MOST_OFFERS {
        return Err(PlayError::Full);
    }
    table.offer(seat.into(), account, games.clock.now()).await?;
    let offers = table.substitutes().await?;
    table.commit().await?;
    offered(offers)
}

/// Proposes that one of the server's own bots takes a seat over: one that its owner left, or the caller's own. Who proposes it
/// agrees to it; whoever else plays has to as well.
pub async fn propose_bot(
    games: &Games,
    game: GameId,
    seat: u8,
    account: AccountId,
    level: Level,
) -> Result<Vec<Substitute>, PlayError> {
    let all = games.store.built_in_bots().await?;
    let now = games.clock.now();
    let proposed = change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        if !live.people().any(|own| own.account == account) {
            return Err(PlayError::NotAPlayer);
        }
        must_be_to_give(live, seat, &[account])?;
        // The same level twice for the same seat is the same proposal.
        let offers = table.substitutes().await?;
        let of_level = |id: AccountId| all.iter().any(|bot| bot.id == id && bot.level() == Some(level));
        let before = offers.iter().find(|offer| offer.seat == i16::from(seat) && of_level(offer.account_id));
        // For another seat another one: else the first seat would have to be asked for again.
        let mut taken: Vec<AccountId> = live.seats.iter().map(|seat| seat.account).collect();
        taken.extend(offers.iter().map(|offer| offer.account_id));
        let bot = before.map(|offer| offer.account_id).or_else(|| free(&all, level, &taken)).ok_or(PlayError::Full)?;
        table.offer(seat.into(), bot, now).await?;
        let bot = Candidate { account: bot, kind: AccountKind::Bot, level: Some(level) };
        agree(games, table, live, seat, bot, account).await
    });
    proposed.await?;
    list_substitutes(games, game, account).await
}

/// Withdraws the caller's offer; for the caller's own seat, whatever was offered: who would give it away keeps it.
pub async fn withdraw_substitute(games: &Games, game: GameId, seat: u8, account: AccountId) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    let players = table.players().await?;
    let keeps = |player: &PlayerRow| player.account_id == account && player.resigned_at.is_none();
    let own = players.iter().any(|player| keeps(player) && player.seat == Some(seat.into()));
    if table.withdraw(seat.into(), (!own).then_some(account)).await? == 0 {
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
    let kind = AccountKind::try_from(games.store.account(candidate).await?.kind.as_str())?;
    let level = games.store.level_of(candidate).await?;
    change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        let offers = table.substitutes().await?;
        let offer = offers.iter().find(|offer| offer.seat == i16::from(seat) && offer.account_id == candidate);
        must_be_to_give(live, seat, offer.map_or(&[], |offer| &offer.agreed))?;
        if live.seat_of(candidate).is_some() {
            return Err(PlayError::AlreadyJoined);
        }
        if !live.people().any(|seat| seat.account == account) {
            return Err(PlayError::NotAPlayer);
        }
        // Somebody of the same owner may have come after the offer.
        must_not_share_an_owner(table, candidate).await?;
        agree(games, table, live, seat, Candidate { account: candidate, kind, level }, account).await
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Who is to take a seat over.
struct Candidate {
    account: AccountId,
    kind: AccountKind,
    /// How well it plays, if it is one of the server's own bots.
    level: Option<Level>,
}

/// Notes that somebody agrees; with the last of those who play, the seat changes hands.
async fn agree(
    games: &Games,
    table: &mut TableLock,
    live: &mut Live,
    seat: u8,
    by: Candidate,
    account: AccountId,
) -> Result<(), PlayError> {
    let Candidate { account: candidate, kind, level } = by;
    let agreed = table.agree(seat.into(), candidate, account).await?.ok_or(PlayError::NotFound)?;
    if !live.people().all(|seat| agreed.contains(&seat.account)) {
        return Ok(());
    }
    let kept = must_be_to_give(live, seat, &agreed)?;
    let (game, now) = (live.id, games.clock.now());
    let (decisions, in_time) = live.timing.clock(seat).map_or((0, 0), |clock| (clock.decisions, clock.in_time));
    // A bot hosts nothing: that falls to somebody who plays.
    let heir = match level {
        None => Some(candidate),
        Some(_) => live.people().map(|seat| seat.account).find(|other| *other != kept.account),
    };
    if level.is_some() {
        let host = table.game.host_id;
        let host = if host == kept.account { heir.unwrap_or(host) } else { host };
        must_leave_some_to_others(table, host).await?;
    }
    let change = Handover { seat: seat.into(), from: kept.account, to: candidate, heir };
    table.substitute(change, (decisions as i32, in_time as i32), now).await.map_err(|error| match error {
        // Whoever agrees is not the one who is gone.
        StoreError::Gone => PlayError::NotFound,
        other => other.into(),
    })?;
    live.timing.change(seat, |clock| SeatClock {
        decisions: 0,
        in_time: 0,
        spent_millis: 0,
        extra_millis: 0,
        ..clock.taken_over()
    });
    live.change_seat(kept.account, |seat| {
        (seat.account, seat.person, seat.bot) = (candidate, kind == AccountKind::Person, level);
        (seat.resigned, seat.gone, seat.wants_pause) = (false, false, false);
    });
    let owner = table.calendars(&[candidate]).await?;
    let calendar = super::timing::read(owner, &[candidate]).pop().unwrap_or_default();
    live.timing.resettle(&mut live.awaiting, seat, &calendar, &calendar, now);
    let by = if level.is_some() { Keeper::Bot } else { Keeper::Substitute };
    let taken = News::SeatTakenOver { game, seat, by, by_kind: Some(kind) };
    let mut told = news::to_all(live, |_| taken.clone());
    if !kept.gone {
        told.push(NewsFor { account: kept.account, news: taken });
    }
    let awaited = live.awaiting.iter().find(|awaited| awaited.seat == seat);
    let own = live.seats.iter().find(|other| other.seat == kept.seat && other.bot.is_none());
    told.extend(own.zip(awaited).map(|(own, awaited)| news::your_turn(live, own, awaited, false)));
    table.news(now, &told).await?;
    Ok(())
}

/// A seat that its owner left, or whose owner is among those who agreed, as long as somebody else plays.
fn must_be_to_give(live: &Live, seat: u8, agreed: &[AccountId]) -> Result<SeatOf, PlayError> {
    must_be_kept(live, seat).or_else(|refused| {
        let own = live.people().find(|of| of.seat.number() == seat && agreed.contains(&of.account));
        own.filter(|own| live.people().any(|other| other.account != own.account)).copied().ok_or(refused)
    })
}

fn must_be_kept(live: &Live, seat: u8) -> Result<SeatOf, PlayError> {
    let kept = live.seats.iter().find(|of| of.seat.number() == seat).ok_or(PlayError::NotFound)?;
    let left = kept.bot.is_none() && (kept.resigned || live.timing.kept(kept.seat));
    if left { Ok(*kept) } else { Err(PlayError::SeatNotKept) }
}

/// Changes something about a running game without a move: again and again if others are faster.
pub(super) async fn change(
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
        let now = games.clock.now();
        let told = live.pause_as_wanted(now);
        table.news(now, &told).await?;
        table.retime(live.retiming(now)).await?;
        table.commit().await?;
        games.wake.drain_soon();
        games.wake.attend_soon();
        return Ok(());
    }
    Err(PlayError::Contention)
}
