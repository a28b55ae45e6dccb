//! Carries out plans: commits the first alternative that is legal, or deletes the plan and says why.

use salon_domain::kernel::Language;
use salon_domain::kernel::catalogue::Accepted;

use super::bot_turn::{DutyOutcome, commit_if_unchanged};
use crate::{
    model::{
        game::Actor,
        notices::{Notice, NoticeFor},
        plan_trigger::PlanTrigger,
    },
    play::{
        Games,
        commit::{commit_move::DecidedMove, notices},
        error::PlayError,
        session::{
            game_session::{AwaitedDecision, GameSession, SeatOf},
            plans::{Obstacle, Plan},
        },
    },
};

/// A plan whose turn has come.
pub(in crate::play) struct PlanTurn<'a> {
    /// The seat it is for.
    pub(in crate::play) seat: SeatOf,
    /// The plan.
    pub(in crate::play) plan: &'a Plan,
    /// Whether the seat's time is up.
    pub(in crate::play) expired: bool,
}

/// Carries out a plan.
pub(in crate::play) async fn play_plan(
    games: &Games,
    session: &GameSession,
    turn: PlanTurn<'_>,
) -> Result<DutyOutcome, PlayError> {
    match session.try_plan(turn.plan) {
        Ok((alternative, accepted)) => commit_alternative(games, session, &turn, (alternative, accepted)).await,
        Err(obstacles) => lapse(games, session, &turn, &obstacles).await.map(|()| DutyOutcome::Changed),
    }
}

async fn commit_alternative(
    games: &Games,
    session: &GameSession,
    turn: &PlanTurn<'_>,
    (alternative, accepted): (u32, Accepted),
) -> Result<DutyOutcome, PlayError> {
    let PlanTurn { seat, plan, expired } = *turn;
    let version = session.version() + accepted.events.stored().len() as i64;
    let (game, decision) = (session.id, plan.decision.clone());
    let played = Notice::PlanPlayed {
        game,
        ruleset: Some(session.ruleset.about().key.to_owned()),
        plan: plan.id.as_uuid(),
        decision,
        alternative,
        version,
    };
    let decided = DecidedMove {
        plan: Some(plan.id),
        expired,
        notices: vec![NoticeFor { account: seat.account, notice: played }],
        ..DecidedMove::by_server(accepted, Actor::Plan)
    };
    commit_if_unchanged(games, session, seat, decided).await
}

/// Deletes a plan that cannot be carried out. The account is notified why and, if no other plan applies, that it is its turn.
async fn lapse(
    games: &Games,
    session: &GameSession,
    turn: &PlanTurn<'_>,
    obstacles: &[Obstacle],
) -> Result<(), PlayError> {
    let PlanTurn { seat, plan, .. } = *turn;
    let Some(mut table) = games.lock_unchanged(session).await? else { return Ok(()) };
    table.delete_plans(plan.account, Some(plan.id)).await?;
    let (game, decision) = (session.id, plan.decision.clone());
    let lapsed = Notice::PlanLapsed {
        game,
        ruleset: Some(session.ruleset.about().key.to_owned()),
        plan: plan.id.as_uuid(),
        decision,
        reasons: obstacles.iter().map(|obstacle| obstacle.sentence(Language::En)).collect(),
        reasons_words: obstacles.iter().map(Obstacle::texts).collect(),
    };
    let mut notices = vec![NoticeFor { account: seat.account, notice: lapsed }];
    let mut after = session.clone();
    after.plans = session.plans.iter().filter(|other| other.id != plan.id).cloned().collect();
    let waits = |awaited: &&AwaitedDecision| {
        awaited.seat == plan.seat && after.applicable_plan(awaited, PlanTrigger::AtOnce).is_none()
    };
    if plan.acts == PlanTrigger::AtOnce
        && let Some(awaited) = after.awaiting.iter().find(waits)
    {
        notices.push(notices::your_turn(&after, &seat, awaited, false));
    }
    let notices = notices::without_repeated_turns(&mut table, notices).await?;
    let now = games.clock.now();
    table.insert_notices(now, &notices).await?;
    table.set_duty(after.next_duty(now).map(|(at, ..)| at)).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    Ok(())
}
