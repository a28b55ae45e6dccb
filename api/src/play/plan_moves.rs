//! Making, changing, trying out and dropping plans.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Games, PlayError, SeatOf, Status,
    live::Live,
    news,
    plans::{Plan, PlanOrder, Tried},
};
use crate::store::{
    JsonText, PlanRow,
    ids::{AccountId, GameId, PlanId},
};

/// Plans of one seat in one game.
const MOST_PLANS: usize = 50;
/// How often it is tried again because somebody moved in between.
const TRIES: usize = 16;

/// What would become of a plan as things stand.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlanPreview {
    /// How many events have happened.
    #[schema(minimum = 0)]
    pub version: i64,
    /// Whether the seat is awaited for this decision now.
    pub awaited: bool,
    /// Whether the plan's own conditions hold now.
    pub meant: bool,
    /// What would become of each alternative, in order. While the seat is not awaited, commands are mostly refused: that says
    /// nothing about later.
    pub alternatives: Vec<Tried>,
}

/// The caller's plans in a game, the oldest first.
pub async fn list_plans(games: &Games, game: GameId, account: AccountId) -> Result<Vec<Plan>, PlayError> {
    let live = games.current(game).await?;
    own_seat(&live, account)?;
    Ok(live.plans.iter().filter(|plan| plan.account == account).cloned().collect())
}

/// Keeps a plan, new or in the place of an earlier one. If the seat is awaited for it already, it acts at once.
pub async fn put_plan(
    games: &Games,
    game: GameId,
    account: AccountId,
    id: PlanId,
    order: &PlanOrder,
) -> Result<Plan, PlayError> {
    for _ in 0..TRIES {
        let live = games.current(game).await?;
        let seat = own_seat(&live, account)?;
        if live.status != Status::Running {
            return Err(PlayError::NotRunning);
        }
        order.check(&live)?;
        let before = live.plans.iter().find(|plan| plan.id == id);
        if before.is_some_and(|plan| plan.account != account) {
            return Err(PlayError::NotFound);
        }
        if before.is_none() && live.plans.iter().filter(|plan| plan.account == account).count() >= MOST_PLANS {
            return Err(PlayError::TooManyPlans);
        }
        let now = games.clock.now();
        let row = PlanRow {
            game_id: game,
            id,
            account_id: account,
            seat: i16::from(seat.seat.number()),
            decision: order.decision.clone(),
            acts: order.acts.as_str().to_owned(),
            conditions: JsonText::of(&order.conditions),
            alternatives: JsonText::of(&order.alternatives),
            created_at: before.map_or(now, |plan| plan.created_at),
            updated_at: now,
        };
        let plan = Plan::try_from(row.clone())?;
        let others = live.plans.iter().filter(|other| other.id != id).cloned();
        let after = Live { plans: others.chain([plan.clone()]).collect(), ..live.clone() };
        if change(games, &live, &after, async |table| table.put_plan(&row).await).await? {
            return Ok(plan);
        }
    }
    Err(PlayError::Contention)
}

/// Drops one plan.
pub async fn delete_plan(games: &Games, game: GameId, account: AccountId, id: PlanId) -> Result<(), PlayError> {
    for _ in 0..TRIES {
        let live = games.current(game).await?;
        own_seat(&live, account)?;
        if !live.plans.iter().any(|plan| plan.id == id && plan.account == account) {
            return Err(PlayError::NotFound);
        }
        let after = Live { plans: live.plans.iter().filter(|plan| plan.id != id).cloned().collect(), ..live.clone() };
        if change(games, &live, &after, async |table| table.delete_plans(account, Some(id)).await.map(drop)).await? {
            return Ok(());
        }
    }
    Err(PlayError::Contention)
}

/// What would become of a plan now.
pub async fn preview_plan(
    games: &Games,
    game: GameId,
    account: AccountId,
    order: &PlanOrder,
) -> Result<PlanPreview, PlayError> {
    let live = games.current(game).await?;
    let seat = own_seat(&live, account)?;
    order.check(&live)?;
    let number = seat.seat.number();
    let for_this = |awaited: &super::Awaited| awaited.seat == number && awaited.decision == order.decision;
    Ok(PlanPreview {
        version: live.version(),
        awaited: live.status == Status::Running && live.awaiting.iter().any(for_this),
        meant: live.is_meant(order, seat.seat),
        alternatives: live.preview_plan(order, seat.seat),
    })
}

fn own_seat(live: &Live, account: AccountId) -> Result<SeatOf, PlayError> {
    live.viewer(Some(account))?;
    let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if seat.resigned { Err(PlayError::Resigned) } else { Ok(seat) }
}

/// Changes plans if the game still is what was looked at; says whether it is. The server then looks whether one of them acts;
/// whoever has none any more that would, is called, unless they were before.
async fn change(
    games: &Games,
    live: &Live,
    after: &Live,
    change: impl AsyncFnOnce(&mut crate::store::TableLock) -> crate::store::StoreResult<()>,
) -> Result<bool, PlayError> {
    let mut table = games.store.lock_table(live.id).await?;
    if (table.game.version, table.game.roster) != (live.version(), live.roster) {
        return Ok(false);
    }
    if table.game.status != Status::Running.as_str() {
        return Err(PlayError::NotRunning);
    }
    change(&mut table).await?;
    let now = games.clock.now();
    let told = news::once(&mut table, news::turns(after, Some(live), None)).await?;
    table.news(now, &told).await?;
    table.due(Some(now)).await?;
    table.commit().await?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    Ok(true)
}
