//! Carries out the duties of one game, one after the other.

use salon_domain::clock::{AtDeadline, Step};

use crate::{
    model::{ids::GameId, plan_trigger::PlanTrigger},
    play::{
        Games,
        correspondence::{
            bot_turn::{BotTurn, ConcurrencySlot, DutyOutcome, play_bot},
            clock_steps::remind_or_extend,
            clock_updates::apply_clock_updates,
            pause::pause_or_resume,
            plan_turn::{PlanTurn, play_plan},
        },
        error::PlayError,
        sandbox::expiry_fault,
        session::{
            duties::{ABSENT_OWNER_BOT, Duty},
            game_session::{GameSession, SeatOf},
        },
        tables::resign,
    },
};

/// Duties carried out in one game before other games have their turn.
const MAX_DUTIES_IN_A_ROW: usize = 25;

/// Carries out all duties that are due in a game, then schedules the next one. A duty that makes no progress is left until the claim
/// expires, so that none can spin.
pub(super) async fn carry_out_due(
    games: &Games,
    id: GameId,
    clocks_pending: bool,
    slot: &mut ConcurrencySlot,
) -> Result<(), PlayError> {
    if clocks_pending {
        apply_clock_updates(games, id).await?;
    }
    let mut done: Option<(GameSession, Duty)> = None;
    for _ in 0..MAX_DUTIES_IN_A_ROW {
        let session = games.current(id).await?;
        let now = games.clock.now();
        match session.next_duty(now) {
            Some((at, seat, duty)) if at <= now => {
                if done.is_some_and(|(on, before)| before == duty && on.is_same(&session)) {
                    tracing::error!(game = %id, ?duty, "a duty changed nothing; retrying when its claim expires");
                    return Ok(());
                }
                done = Some((session.clone(), duty));
                if carry_out(games, session, (seat, duty), slot).await? != DutyOutcome::Changed {
                    return Ok(());
                }
            }
            next => {
                let at = next.map(|(at, ..)| at);
                return Ok(games.store.set_duty(id, session.version(), session.roster, at).await?);
            }
        }
    }
    let session = games.current(id).await?;
    games.store.set_duty(id, session.version(), session.roster, Some(games.clock.now())).await?;
    games.signals.duties.raise();
    Ok(())
}

async fn carry_out(
    games: &Games,
    session: GameSession,
    (seat, duty): (SeatOf, Duty),
    slot: &mut ConcurrencySlot,
) -> Result<DutyOutcome, PlayError> {
    match duty {
        Duty::Plan(id) => match session.plans.iter().find(|plan| plan.id == id) {
            Some(plan) => play_plan(games, &session, PlanTurn { seat, plan, expired: false }).await,
            None => Ok(DutyOutcome::Changed),
        },
        Duty::Play(level) => play_bot(games, &session, BotTurn::new(seat, level), slot).await,
        Duty::InjectExpiry => expiry_fault::inject_expiry(games, &session, seat, slot).await,
        Duty::Clock(Step::Remind | Step::RemindAgain | Step::Extend) => {
            remind_or_extend(games, session, seat).await.map(|()| DutyOutcome::Changed)
        }
        Duty::Clock(Step::Keep) => play_bot(games, &session, BotTurn::new(seat, ABSENT_OWNER_BOT), slot).await,
        Duty::Clock(Step::Expire) => expire(games, &session, seat, slot).await,
        Duty::Pause => pause_or_resume(games, session).await.map(|()| DutyOutcome::Changed),
    }
}

/// A deadline has passed: the seat's plan for that, or else what the game's clock rules say.
async fn expire(
    games: &Games,
    session: &GameSession,
    seat: SeatOf,
    slot: &mut ConcurrencySlot,
) -> Result<DutyOutcome, PlayError> {
    let awaited = session.awaiting.iter().find(|awaited| awaited.seat == seat.seat.number());
    if let Some(plan) = awaited.and_then(|awaited| session.applicable_plan(awaited, PlanTrigger::AtDeadline)) {
        return play_plan(games, session, PlanTurn { seat, plan, expired: true }).await;
    }
    match session.timing.rules.at_deadline {
        AtDeadline::Bot => {
            let turn = BotTurn { expired: true, ..BotTurn::new(seat, ABSENT_OWNER_BOT) };
            play_bot(games, session, turn, slot).await
        }
        AtDeadline::Forfeit => resign::forfeit(games, session, seat).await.map(|()| DutyOutcome::Changed),
    }
}
