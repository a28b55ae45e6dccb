//! The notices that changes of a game cause.

use serde_json::json;

use crate::{
    model::{
        ids::AccountId,
        notices::{Notice, NoticeFor, SeatPlayer},
        plan_trigger::PlanTrigger,
    },
    play::{
        error::PlayError,
        session::{
            game_session::{AwaitedDecision, GameSession, SeatOf},
            outcome::Outcome,
        },
    },
    store::{JsonText, TableLock},
};

/// The seats whose accounts have a feed: all but built-in bots and deleted accounts.
fn recipients(session: &GameSession) -> impl Iterator<Item = &SeatOf> {
    session.seats.iter().filter(|seat| seat.bot.is_none() && !seat.account_deleted)
}

/// One notice for each account of the game.
pub(in crate::play) fn to_all(session: &GameSession, notice: impl Fn(&SeatOf) -> Notice) -> Vec<NoticeFor> {
    recipients(session).map(|seat| NoticeFor { account: seat.account, notice: notice(seat) }).collect()
}

/// The same notice for each account of the game but one.
pub(in crate::play) fn to_others(session: &GameSession, account: AccountId, notice: Notice) -> Vec<NoticeFor> {
    let others = recipients(session).filter(|seat| seat.account != account);
    others.map(|seat| NoticeFor { account: seat.account, notice: notice.clone() }).collect()
}

/// A notice for each seat that has a new decision to make since `before`. A seat whose bot or plan decides at once gets none; if
/// its plan lapses, it gets one then.
pub(in crate::play) fn turns(session: &GameSession, before: Option<&GameSession>, mover: Option<u8>) -> Vec<NoticeFor> {
    let was_sent = |awaited: &AwaitedDecision| {
        before.is_some_and(|before| {
            before.awaiting.iter().any(|it| it.same_decision(awaited) && deciding_seat(before, it).is_some())
        })
    };
    let new = session.awaiting.iter().filter(|awaited| !was_sent(awaited));
    new.filter_map(|awaited| {
        let seat = deciding_seat(session, awaited)?;
        Some(your_turn(session, seat, awaited, mover == Some(awaited.seat)))
    })
    .collect()
}

/// Removes turn notices that the account already has for the same decision: it may have had a plan in between.
pub(in crate::play) async fn without_repeated_turns(
    table: &mut TableLock,
    notices: Vec<NoticeFor>,
) -> Result<Vec<NoticeFor>, PlayError> {
    let mut new = Vec::with_capacity(notices.len());
    for item in notices {
        let is_repeated = match &item.notice {
            Notice::YourTurn { seat, decision, since, .. } => {
                let same = JsonText::of(&json!({"seat": seat, "decision": decision, "since": since}));
                table.has_notice(item.account, item.notice.kind(), &same).await?
            }
            _ => false,
        };
        if !is_repeated {
            new.push(item);
        }
    }
    Ok(new)
}

/// The awaited seat, or `None` if a bot or a plan decides for it at once.
fn deciding_seat<'a>(session: &'a GameSession, awaited: &AwaitedDecision) -> Option<&'a SeatOf> {
    let seat = session.seats.iter().find(|seat| seat.seat.number() == awaited.seat)?;
    // A seat with an injected expiry gets its turn notice when its time runs out.
    let decides = session.bot_of(seat).is_none() && !session.has_expiry_fault(seat);
    (decides && session.applicable_plan(awaited, PlanTrigger::AtOnce).is_none()).then_some(seat)
}

/// The notice that it is the turn of a seat.
pub(in crate::play) fn your_turn(
    session: &GameSession,
    seat: &SeatOf,
    awaited: &AwaitedDecision,
    after_own_move: bool,
) -> NoticeFor {
    NoticeFor {
        account: seat.account,
        notice: Notice::YourTurn {
            game: session.id,
            ruleset: session.ruleset.about().key.to_owned(),
            version: session.version(),
            seat: awaited.seat,
            decision: awaited.decision.clone(),
            since: awaited.since,
            deadline: awaited.deadline,
            after_own_move,
        },
    }
}

/// The notices that a move causes: closed rounds, seats that a bot takes over or gives back, turns, the end of the game.
pub(in crate::play) fn of_move(before: &GameSession, after: &GameSession, mover: u8) -> Vec<NoticeFor> {
    let mut notices = Vec::new();
    let (game, version) = (after.id, after.version());
    let (old, new) = (before.game.round(), after.game.round());
    let closed = if after.awaiting.is_empty() { old..=new } else { old..=new.saturating_sub(1) };
    for round in closed.filter(|round| *round > 0) {
        notices.extend(to_all(after, |_| Notice::RoundClosed { game, round, version }));
    }
    for seat in after.seats.iter().filter(|seat| after.timing.kept(seat.seat) && !before.timing.kept(seat.seat)) {
        let taken = Notice::SeatTakenOver { game, seat: seat.seat.number(), by: SeatPlayer::Bot, by_kind: None };
        notices.extend(to_all(after, |_| taken.clone()));
    }
    for seat in after.seats.iter().filter(|seat| before.timing.kept(seat.seat) && !after.timing.kept(seat.seat)) {
        let back = Notice::SeatTakenOver { game, seat: seat.seat.number(), by: SeatPlayer::Owner, by_kind: None };
        notices.extend(to_others(after, seat.account, back));
    }
    notices.extend(turns(after, Some(before), Some(mover)));
    if after.awaiting.is_empty() {
        notices.extend(finished(after, &Outcome::by_rules(&*after.game, &after.seats)));
    }
    notices
}

/// The notices that the game is over.
pub(in crate::play) fn finished(session: &GameSession, outcome: &Outcome) -> Vec<NoticeFor> {
    to_all(session, |seat| Notice::GameFinished {
        game: session.id,
        ruleset: session.ruleset.about().key.to_owned(),
        seat: seat.seat.number(),
        reason: outcome.reason.clone(),
        placings: outcome.placings.clone(),
    })
}
