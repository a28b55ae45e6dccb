//! Lists, stores, previews and deletes plans.

use salon_domain::kernel::Language;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId, PlanId},
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        session::{
            game_session::{AwaitedDecision, GameSession, SeatOf},
            plans::{NewPlan, Plan, Tried},
        },
    },
    store::{JsonText, PlanRow, StoreResult, TableLock},
};

/// Plans of one account in one game.
const MAX_PLANS: usize = 50;
/// Attempts while other changes of the game come first.
const MAX_ATTEMPTS: usize = 16;

/// What a plan would do now.
#[derive(Debug)]
pub struct PlanPreview {
    /// The version of the game.
    pub version: i64,
    /// Whether the game waits for this decision of the seat now.
    pub awaited: bool,
    /// Whether the plan's own conditions hold now.
    pub meant: bool,
    /// The result of each alternative, in order. While the seat is not awaited, most commands are refused, although they may be legal
    /// later.
    pub alternatives: Vec<Tried>,
}

/// Returns the caller's plans in a game, oldest first.
pub async fn list_plans(games: &Games, game: GameId, account: AccountId) -> Result<Vec<Plan>, PlayError> {
    let session = games.current(game).await?;
    own_seat(&session, account)?;
    Ok(session.plans.iter().filter(|plan| plan.account == account).cloned().collect())
}

/// The id of a plan, its game and its account.
#[derive(Clone, Copy, Debug)]
pub struct PlanKey {
    /// The game.
    pub game: GameId,
    /// The account.
    pub account: AccountId,
    /// The plan.
    pub id: PlanId,
}

/// Stores a plan, or replaces the one with the same id. If its decision is awaited already, it is carried out at once.
pub async fn put_plan(games: &Games, key: PlanKey, request: &NewPlan) -> Result<Plan, PlayError> {
    let PlanKey { game, account, id } = key;
    for _ in 0..MAX_ATTEMPTS {
        let session = games.current_for_action(game, account).await?;
        let seat = own_seat(&session, account)?;
        if session.status != Status::Running {
            return Err(PlayError::NotRunning);
        }
        request.check(&session)?;
        let before = session.plans.iter().find(|plan| plan.id == id);
        if before.is_some_and(|plan| plan.account != account) {
            return Err(PlayError::NotFound);
        }
        if before.is_none() && session.plans.iter().filter(|plan| plan.account == account).count() >= MAX_PLANS {
            return Err(PlayError::TooManyPlans);
        }
        let now = games.clock.now();
        let row = PlanRow {
            game_id: game,
            id,
            account_id: account,
            seat: i16::from(seat.seat.number()),
            decision: request.decision.clone(),
            acts: request.acts.as_str().to_owned(),
            conditions: JsonText::of(&request.conditions),
            alternatives: JsonText::of(&request.alternatives),
            created_at: before.map_or(now, |plan| plan.created_at),
            updated_at: now,
        };
        let plan = Plan::try_from(row.clone())?;
        let others = session.plans.iter().filter(|other| other.id != id).cloned();
        let after = GameSession { plans: others.chain([plan.clone()]).collect(), ..session.clone() };
        if change_plans(games, &session, &after, async |table| table.put_plan(&row).await).await? {
            return Ok(plan);
        }
    }
    Err(PlayError::Contention)
}

/// Deletes a plan.
pub async fn delete_plan(games: &Games, game: GameId, account: AccountId, id: PlanId) -> Result<(), PlayError> {
    for _ in 0..MAX_ATTEMPTS {
        let session = games.current(game).await?;
        own_seat(&session, account)?;
        if !session.plans.iter().any(|plan| plan.id == id && plan.account == account) {
            return Err(PlayError::NotFound);
        }
        let after = GameSession {
            plans: session.plans.iter().filter(|plan| plan.id != id).cloned().collect(),
            ..session.clone()
        };
        if change_plans(games, &session, &after, async |table| table.delete_plans(account, Some(id)).await.map(drop))
            .await?
        {
            return Ok(());
        }
    }
    Err(PlayError::Contention)
}

/// Returns what a plan would do now.
pub async fn preview_plan(
    games: &Games,
    game: GameId,
    account: AccountId,
    request: &NewPlan,
    language: Language,
) -> Result<PlanPreview, PlayError> {
    let session = games.current(game).await?;
    let seat = own_seat(&session, account)?;
    request.check(&session)?;
    let number = seat.seat.number();
    let for_this = |awaited: &AwaitedDecision| awaited.seat == number && awaited.decision == request.decision;
    Ok(PlanPreview {
        version: session.version(),
        awaited: session.status == Status::Running && session.awaiting.iter().any(for_this),
        meant: session.conditions_hold(request, seat.seat),
        alternatives: session.preview_plan(request, seat.seat, language),
    })
}

pub(super) fn own_seat(session: &GameSession, account: AccountId) -> Result<SeatOf, PlayError> {
    session.viewer(Some(account))?;
    let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if seat.resigned { Err(PlayError::Resigned) } else { Ok(seat) }
}

/// Changes plans if the game has not changed since the session was read; returns whether it did. Schedules a duty that carries out
/// plans which apply. A seat whose applicable plan was removed gets a turn notice, unless it already has one.
async fn change_plans(
    games: &Games,
    session: &GameSession,
    after: &GameSession,
    change: impl AsyncFnOnce(&mut TableLock) -> StoreResult<()>,
) -> Result<bool, PlayError> {
    let mut table = games.store.lock_table(session.id).await?;
    if (table.game.version, table.game.roster) != (session.version(), session.roster) {
        return Ok(false);
    }
    if table.game.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    change(&mut table).await?;
    let now = games.clock.now();
    let notices = notices::without_repeated_turns(&mut table, notices::turns(after, Some(session), None)).await?;
    table.insert_notices(now, &notices).await?;
    table.set_duty(Some(now)).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    Ok(true)
}
