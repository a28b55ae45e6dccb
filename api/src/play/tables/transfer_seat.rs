//! Transfers a seat to another account, once all people who play agree.

use chrono::{DateTime, Utc};
use salon_domain::clock::SeatClock;
use salon_domain::kernel::bots::Level;

use crate::{
    model::{
        account_ref::AccountKind,
        ids::AccountId,
        notices::{Notice, NoticeFor, SeatPlayer},
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        session::{
            game_session::{GameSession, SeatOf},
            timing::{self, CalendarUpdate},
        },
        tables::bot_seats::check_bot_limit,
    },
    store::{SeatTransfer, StoreError, TableLock},
};

/// An account that is to take over a seat.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) account: AccountId,
    pub(super) kind: AccountKind,
    /// The level of a built-in bot.
    pub(super) level: Option<Level>,
}

/// The agreement of one account that a candidate takes over a seat.
pub(super) struct Agreement {
    pub(super) seat: u8,
    pub(super) candidate: Candidate,
    /// The account that agrees.
    pub(super) account: AccountId,
}

/// Stores an agreement. If it is the last one that was missing, transfers the seat.
pub(super) async fn agree(
    games: &Games,
    table: &mut TableLock,
    session: &mut GameSession,
    agreement: Agreement,
) -> Result<(), PlayError> {
    let Agreement { seat, candidate, account } = agreement;
    let agreed = table.add_agreement(seat.into(), candidate.account, account).await?.ok_or(PlayError::NotFound)?;
    if !session.people().all(|seat| agreed.contains(&seat.account)) {
        return Ok(());
    }
    let left = check_transferable(session, seat, &agreed)?;
    let transfer = Transfer { left, candidate, at: games.clock.now() };
    store_transfer(table, session, transfer).await?;
    change_session(table, session, transfer).await?;
    let notices = transfer_notices(session, transfer);
    table.insert_notices(transfer.at, &notices).await?;
    Ok(())
}

/// A seat that is transferred.
#[derive(Clone, Copy)]
struct Transfer {
    /// The seat before.
    left: SeatOf,
    candidate: Candidate,
    at: DateTime<Utc>,
}

async fn store_transfer(
    table: &mut TableLock,
    session: &GameSession,
    Transfer { left, candidate, at }: Transfer,
) -> Result<(), PlayError> {
    let clock = session.timing.clock(left.seat.number());
    let (decisions, in_time) = clock.map_or((0, 0), |clock| (clock.decisions, clock.in_time));
    // A built-in bot cannot host.
    let heir = match candidate.level {
        None => Some(candidate.account),
        Some(_) => session.people().map(|seat| seat.account).find(|other| *other != left.account),
    };
    if candidate.level.is_some() {
        let host = table.game.host_id;
        let host = if host == left.account { heir.unwrap_or(host) } else { host };
        check_bot_limit(table, host).await?;
    }
    let transfer = SeatTransfer { seat: left.seat.number().into(), from: left.account, to: candidate.account, heir };
    let transferred = table.transfer_seat(transfer, (decisions as i32, in_time as i32), at).await;
    transferred.map_err(|error| match error {
        // The candidate was deleted, not the caller.
        StoreError::Gone => PlayError::NotFound,
        other => other.into(),
    })
}

async fn change_session(
    table: &mut TableLock,
    session: &mut GameSession,
    Transfer { left, candidate, at }: Transfer,
) -> Result<(), PlayError> {
    let seat = left.seat.number();
    session.timing.change(seat, |clock| SeatClock {
        decisions: 0,
        in_time: 0,
        spent_millis: 0,
        extra_millis: 0,
        ..clock.taken_over()
    });
    session.change_seat(left.account, |seat| {
        (seat.account, seat.person, seat.bot) =
            (candidate.account, candidate.kind == AccountKind::Person, candidate.level);
        (seat.resigned, seat.account_deleted, seat.wants_pause) = (false, false, false);
    });
    let rows = table.calendars(&[candidate.account]).await?;
    let calendar = timing::calendars(rows, &[candidate.account]).pop().unwrap_or_default();
    let update = CalendarUpdate { before: calendar.clone(), after: calendar, at };
    session.timing.change_calendar(&mut session.awaiting, seat, &update);
    Ok(())
}

fn transfer_notices(session: &GameSession, Transfer { left, candidate, .. }: Transfer) -> Vec<NoticeFor> {
    let seat = left.seat.number();
    let by = if candidate.level.is_some() { SeatPlayer::Bot } else { SeatPlayer::Substitute };
    let taken = Notice::SeatTakenOver { game: session.id, seat, by, by_kind: Some(candidate.kind) };
    let mut notices = notices::to_all(session, |_| taken.clone());
    if !left.account_deleted {
        notices.push(NoticeFor { account: left.account, notice: taken });
    }
    let awaited = session.awaiting.iter().find(|awaited| awaited.seat == seat);
    let own = session.seats.iter().find(|other| other.seat == left.seat && other.bot.is_none());
    notices.extend(own.zip(awaited).map(|(own, awaited)| notices::your_turn(session, own, awaited, false)));
    notices
}

/// Returns the seat if it can be transferred: its owner left it, or is among the accounts that agreed and not the only person who
/// plays.
pub(super) fn check_transferable(session: &GameSession, seat: u8, agreed: &[AccountId]) -> Result<SeatOf, PlayError> {
    check_kept(session, seat).or_else(|refused| {
        let own = session.people().find(|of| of.seat.number() == seat && agreed.contains(&of.account));
        own.filter(|own| session.people().any(|other| other.account != own.account)).copied().ok_or(refused)
    })
}

/// Returns the seat if a bot plays for its owner, who resigned or missed too many deadlines.
pub(super) fn check_kept(session: &GameSession, seat: u8) -> Result<SeatOf, PlayError> {
    let kept = session.seats.iter().find(|of| of.seat.number() == seat).ok_or(PlayError::NotFound)?;
    let left = kept.bot.is_none() && (kept.resigned || session.timing.kept(kept.seat));
    if left { Ok(*kept) } else { Err(PlayError::SeatNotKept) }
}
