//! A bot decides for a seat: its own, or one whose owner is away or out of time.

use std::{sync::Arc, time::Duration};

use chrono::TimeDelta;
use salon_domain::kernel::bots::Level;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    model::{
        game::Actor,
        notices::{Notice, NoticeFor},
    },
    play::{
        Games,
        bots::choose_move::{BotSeat, choose_move},
        commit::commit_move::{DecidedMove, commit_move},
        error::PlayError,
        session::game_session::{GameSession, SeatOf},
    },
};

/// How long a duty that cannot be carried out now waits before the next attempt.
pub(in crate::play) const RETRY_DELAY: TimeDelta = TimeDelta::seconds(1);
/// How often a claim is renewed while a bot thinks or waits for a thread: well before it expires.
const CLAIM_RENEWAL_INTERVAL: Duration = Duration::from_secs(10);

/// What came of a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum DutyOutcome {
    /// The game changed, by this duty or by others: read it again, more may be due.
    Changed,
    /// A move was committed. That released the claim: the next duty is claimed anew, by any server.
    Moved,
    /// It is rescheduled, for any server.
    Rescheduled,
}

/// A slot among the games whose duties are carried out at the same time.
pub(in crate::play) struct ConcurrencySlot {
    slots: Arc<Semaphore>,
    held: Option<OwnedSemaphorePermit>,
}

impl ConcurrencySlot {
    /// A slot that is held from now on.
    pub(in crate::play) fn new(slots: &Arc<Semaphore>, held: OwnedSemaphorePermit) -> Self {
        Self { slots: Arc::clone(slots), held: Some(held) }
    }

    /// Releases the slot while a bot thinks, so that no deadline waits for it.
    async fn release_during<T>(&mut self, thinking: impl Future<Output = T>) -> T {
        self.held = None;
        let thought = thinking.await;
        self.held = Arc::clone(&self.slots).acquire_owned().await.ok();
        thought
    }
}

/// A decision that a bot makes.
pub(in crate::play) struct BotTurn {
    /// For this seat.
    pub(in crate::play) seat: SeatOf,
    /// How well it plays.
    pub(in crate::play) level: Level,
    /// Whether it decides because the seat's time is up.
    pub(in crate::play) expired: bool,
    /// Notices to send with the move.
    pub(in crate::play) notices: Vec<NoticeFor>,
}

impl BotTurn {
    /// A turn in the ordinary course of the game.
    pub(in crate::play) fn new(seat: SeatOf, level: Level) -> Self {
        Self { seat, level, expired: false, notices: Vec::new() }
    }
}

/// Lets a bot decide and commits its move. Where the queue of the bot threads is full, the duty is rescheduled.
pub(in crate::play) async fn play_bot(
    games: &Games,
    session: &GameSession,
    turn: BotTurn,
    slot: &mut ConcurrencySlot,
) -> Result<DutyOutcome, PlayError> {
    let BotTurn { seat, level, expired, mut notices } = turn;
    let Some(permit) = games.bot_threads.permit() else {
        // With jitter, so that a long queue does not come back all at once.
        let later = games.clock.now() + RETRY_DELAY + RETRY_DELAY * rand::random_range(0..=100) / 100;
        games.store.set_duty(session.id, session.version(), session.roster, Some(later)).await?;
        return Ok(DutyOutcome::Rescheduled);
    };
    let thinking =
        while_claimed(games, session, choose_move(games, permit, session, BotSeat { seat: seat.seat, level }));
    let Some(accepted) = slot.release_during(thinking).await.transpose()? else { return Ok(DutyOutcome::Changed) };
    if expired {
        let awaited = session.awaiting.iter().find(|awaited| awaited.seat == seat.seat.number());
        let decision = awaited.map(|awaited| awaited.decision.clone()).unwrap_or_default();
        let notice = Notice::DeadlineMissed {
            game: session.id,
            ruleset: Some(session.ruleset.about().key.to_owned()),
            seat: seat.seat.number(),
            decision,
            forfeited: false,
        };
        notices.push(NoticeFor { account: seat.account, notice });
    }
    let decided = DecidedMove { expired, notices, ..DecidedMove::by_server(accepted, Actor::Bot) };
    commit_if_unchanged(games, session, seat, decided).await
}

/// Commits a decided move if the game still is what it was decided on.
pub(in crate::play) async fn commit_if_unchanged(
    games: &Games,
    decided_on: &GameSession,
    seat: SeatOf,
    decided: DecidedMove,
) -> Result<DutyOutcome, PlayError> {
    let slot = games.cache.slot(decided_on.id);
    let mut slot = slot.lock().await;
    // A session that was evicted from the cache is not thereby changed: the version decides at the commit.
    let session = slot.get_or_insert_with(|| decided_on.clone());
    if !session.is_same(decided_on) {
        return Ok(DutyOutcome::Changed);
    }
    if commit_move(games, session, seat, decided).await?.is_none() {
        *slot = None;
        return Ok(DutyOutcome::Changed);
    }
    Ok(DutyOutcome::Moved)
}

/// Renews the claim on a game until `work` is done, so that no other server does the same. Returns `None` as soon as the claim is
/// lost because the game moved on.
async fn while_claimed<T>(games: &Games, session: &GameSession, work: impl Future<Output = T>) -> Option<T> {
    let mut work = std::pin::pin!(work);
    loop {
        match tokio::time::timeout(CLAIM_RENEWAL_INTERVAL, &mut work).await {
            Ok(done) => return Some(done),
            Err(_) => match games.store.renew_claim(session.id, session.version(), session.roster).await {
                Ok(false) => return None,
                Ok(true) => {}
                // At worst another server thinks about the same decision; the version lets one of them commit.
                Err(error) => tracing::warn!(%error, game = %session.id, "claim not renewed; retrying"),
            },
        }
    }
}
