//! Commits a decided move at the version it was decided on. Requests, plans, bots and deadlines all come through here.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::SeatClock;
use salon_domain::kernel::Viewer;
use salon_domain::kernel::catalogue::Accepted;

use crate::{
    model::{
        event_view::EventView,
        game::{Actor, Status},
        ids::{AccountId, PlanId},
        notices::NoticeFor,
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        session::{
            game_session::{GameSession, SeatOf, awaiting},
            outcome::Outcome,
            timing::MoveTime,
        },
    },
    store::{JsonText, NewMove},
};

/// A move that was decided, and how it came about.
pub(in crate::play) struct DecidedMove {
    /// What the rules made of the commands.
    pub(in crate::play) accepted: Accepted,
    /// Who decided it.
    pub(in crate::play) actor: Actor,
    /// The account that submitted it; `None` where the server decided.
    pub(in crate::play) account: Option<AccountId>,
    /// The idempotency key and the hash of the request.
    pub(in crate::play) key: Option<(String, Vec<u8>)>,
    /// The plan it carries out, which is deleted with it.
    pub(in crate::play) plan: Option<PlanId>,
    /// Whether it was decided because the seat's time was up.
    pub(in crate::play) expired: bool,
    /// Notices to send besides those that every move causes.
    pub(in crate::play) notices: Vec<NoticeFor>,
}

impl DecidedMove {
    /// A move that the server decides for a seat.
    pub(in crate::play) fn by_server(accepted: Accepted, actor: Actor) -> Self {
        Self { accepted, actor, account: None, key: None, plan: None, expired: false, notices: Vec::new() }
    }
}

/// Commits a move and brings the session to the version after it. Returns its events as the seat sees them, or `None` if the game
/// is at another version or roster by now: then nothing was stored, and the session is as it was.
pub(in crate::play) async fn commit_move(
    games: &Games,
    session: &mut GameSession,
    seat: SeatOf,
    decided: DecidedMove,
) -> Result<Option<Vec<EventView>>, PlayError> {
    let at = games.clock.now();
    let (actor, expected, mover) = (decided.actor, session.version(), seat.seat.number());
    let DecidedMove { accepted, account, key, plan, expired, mut notices, .. } = decided;
    let Accepted { game, events, commands, .. } = accepted;
    let next =
        after_move(session, game.into(), Cause { mover, actor, by_request: account.is_some(), plan, expired }, at);
    notices.extend(notices::of_move(session, &next, mover));
    let duty = next.next_duty(at).map(|(due, ..)| due);
    let stored = events.stored();
    let new = NewMove {
        game_id: session.id,
        expected,
        roster: session.roster,
        count: stored.len() as i32,
        seat: i16::from(mover),
        account_id: account,
        commands: JsonText::from(&*commands),
        events: JsonText::of(&stored),
        awaiting: JsonText::of(&next.awaiting),
        key,
        result: next.awaiting.is_empty().then(|| JsonText::of(&Outcome::by_rules(&*next.game, &next.seats))),
        at,
        actor,
        clocks: next.timing.stored(),
        notices,
        duty,
        had_duty: session.next_duty(at).is_some(),
        plan,
        planned: !session.plans.is_empty(),
    };
    if !games.move_queues.write(new).await? {
        return Ok(None);
    }
    let seen = events.seen(Viewer::Seat(seat.seat));
    let view = |(seq, event)| EventView { seq, at, seat: mover, by: actor, event, words: None };
    let views = (expected..).zip(seen).map(view).collect();
    *session = next;
    games.snapshot_if_due(session);
    if duty.is_some_and(|due| due <= at) {
        games.signals.duties.raise();
    }
    Ok(Some(views))
}

/// How a move came about.
struct Cause {
    mover: u8,
    actor: Actor,
    by_request: bool,
    plan: Option<PlanId>,
    expired: bool,
}

/// The session after a move: its awaited decisions and its clocks.
fn after_move(
    session: &GameSession,
    game: Arc<dyn salon_domain::kernel::catalogue::AnyGame>,
    cause: Cause,
    at: DateTime<Utc>,
) -> GameSession {
    let Cause { mover, actor, by_request, plan, expired } = cause;
    let mut awaited = awaiting(&*game, &session.awaiting, Some(mover), at);
    let mut timing = session.timing.clone();
    if expired {
        timing.change(mover, SeatClock::after_expiry);
    }
    let by_owner = by_request || (actor == Actor::Plan && !expired);
    timing.stop_clocks(MoveTime { mover, by_owner, at }, &session.awaiting, &awaited);
    timing.stamp(&mut awaited);
    GameSession {
        game,
        status: if awaited.is_empty() { Status::Finished } else { Status::Running },
        awaiting: awaited,
        timing,
        // Another server that still has the plan in memory must load the game anew.
        roster: session.roster + i32::from(plan.is_some()),
        plans: match plan {
            Some(plan) => session.plans.iter().filter(|other| other.id != plan).cloned().collect(),
            None => Arc::clone(&session.plans),
        },
        ..session.clone()
    }
}
