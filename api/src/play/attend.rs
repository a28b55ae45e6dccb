//! Looking after games: plans, bots, reminders and deadlines. Any number of servers may do so; what one of them appends or writes
//! down, no other does again, because each only does it to the game it looked at.

use std::{sync::Arc, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use salon_domain::clock::{AtDeadline, Step};
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::Accepted;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{
    Games, PlayError, SeatOf, Status,
    choose::choose,
    duties::{CARETAKER, Duty},
    live::Live,
    news,
    pause::pause_or_go_on,
    plans::{Acts, Plan},
    resign, sandbox,
    settle::settle,
    submit_commands::{Decided, append},
    values::Actor,
};
use crate::{
    feed::{News, NewsFor},
    store::{JsonText, Retiming, TableLock, ids::GameId},
};

/// Games looked after at the same time.
const AT_ONCE: usize = 8;
/// Things done in one game before others have their turn.
const MOST: usize = 25;
/// How long what cannot be done now waits in the database.
pub(super) const BEFORE_ANOTHER_TRY: TimeDelta = TimeDelta::seconds(1);
/// How often a claim is renewed while a bot thinks, or waits for its turn to: well before it runs out.
const RENEWED: Duration = Duration::from_secs(10);
/// The longest it sleeps without looking when something is due: nothing that another server writes down meanwhile is later by
/// more than this.
const LOOK: Duration = Duration::from_secs(1);
/// The shortest: what is due and held by somebody else is not asked for again and again.
const SOON: Duration = Duration::from_millis(50);
/// How often it looks while somebody sets the clock by hand: nobody can know how long to sleep then.
const LOOK_BY_HAND: Duration = Duration::from_millis(25);

/// Looks after games, for ever.
pub async fn attend_games(games: Games) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        wait_for_duties(&games).await;
        loop {
            // As many as can be begun now: one that takes long holds up nobody else.
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let free = places.available_permits() + 1;
            match games.store.claim_duties(games.clock.now(), free as i64).await {
                Ok(claimed) if claimed.is_empty() => break,
                Ok(claimed) => {
                    let mut first = Some(place);
                    for (id, unsettled) in claimed {
                        let held = match first.take() {
                            Some(place) => Ok(place),
                            None => Arc::clone(&places).acquire_owned().await,
                        };
                        let Ok(held) = held else { return };
                        let mut place = Place { places: Arc::clone(&places), held: Some(held) };
                        let games = games.clone();
                        // A task of its own: should one game break, the others are attended all the same.
                        tokio::spawn(async move { attend(&games, id, unsettled, &mut place).await });
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot look for games to attend");
                    break;
                }
            }
        }
    }
}

/// Sleeps until something is due, or somebody says so.
async fn wait_for_duties(games: &Games) {
    if games.clock.is_set_by_hand() {
        games.wake.duties(LOOK_BY_HAND).await;
        return;
    }
    let mut soonest = SOON;
    loop {
        let next = games.store.next_duty().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "cannot look when something is to be done");
            None
        });
        let left = |at: DateTime<Utc>| (at - games.clock.now()).to_std().unwrap_or_default();
        let wait = next.map_or(LOOK, left);
        if games.wake.duties(wait.clamp(soonest, LOOK)).await || wait <= LOOK && next.is_some() {
            return;
        }
        soonest = Duration::ZERO;
    }
}

/// A place among the games that are looked after at the same time.
pub(super) struct Place {
    places: Arc<Semaphore>,
    held: Option<OwnedSemaphorePermit>,
}

impl Place {
    /// Leaves the place to others while a bot thinks: no deadline is to wait for that.
    async fn leave_for<T>(&mut self, thinking: impl Future<Output = T>) -> T {
        self.held = None;
        let thought = thinking.await;
        self.held = Arc::clone(&self.places).acquire_owned().await.ok();
        thought
    }
}

/// What came of looking after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// Something changed, or somebody else was faster: there may be more to do.
    LookAgain,
    /// A move was made. It freed the claim: whatever is next is claimed anew, so that no two servers think about it.
    Moved,
    /// It is put off, and anybody's to look after when its time has come.
    PutOff,
}

async fn attend(games: &Games, id: GameId, unsettled: bool, place: &mut Place) {
    // What fails is tried again when the claim has run out.
    if let Err(error) = see_to(games, id, unsettled, place).await {
        tracing::warn!(%error, game = %id, "a game could not be attended");
    }
}

/// Does whatever is due in a game. What turns out to change nothing waits until the claim has run out: nothing may keep a server
/// busy for ever.
async fn see_to(games: &Games, id: GameId, unsettled: bool, place: &mut Place) -> Result<(), PlayError> {
    if unsettled {
        settle(games, id).await?;
    }
    let mut done: Option<(Live, Duty)> = None;
    for _ in 0..MOST {
        let live = games.current(id).await?;
        let now = games.clock.now();
        match live.next_duty(now) {
            Some((at, seat, duty)) if at <= now => {
                if done.is_some_and(|(on, before)| before == duty && on.is_same(&live)) {
                    tracing::error!(game = %id, ?duty, "what was to be done changed nothing and is put off");
                    return Ok(());
                }
                done = Some((live.clone(), duty));
                if carry_out(games, live, seat, duty, place).await? != Done::LookAgain {
                    return Ok(());
                }
            }
            next => {
                let at = next.map(|(at, ..)| at);
                return Ok(games.store.set_duty(id, live.version(), live.roster, at).await?);
            }
        }
    }
    let live = games.current(id).await?;
    games.store.set_duty(id, live.version(), live.roster, Some(games.clock.now())).await?;
    games.wake.attend_soon();
    Ok(())
}

/// Does one thing.
async fn carry_out(games: &Games, live: Live, seat: SeatOf, duty: Duty, place: &mut Place) -> Result<Done, PlayError> {
    match duty {
        Duty::Plan(id) => {
            let Some(plan) = live.plans.iter().find(|plan| plan.id == id).cloned() else {
                return Ok(Done::LookAgain);
            };
            carry_out_plan(games, &live, seat, &plan, false).await
        }
        Duty::Play(level) => play_bot(games, &live, seat, level, false, Vec::new(), place).await,
        Duty::RunOut => sandbox::run_out(games, &live, seat, place).await,
        Duty::Clock(Step::Remind | Step::RemindAgain | Step::Extend) => {
            step(games, live, seat).await.map(|()| Done::LookAgain)
        }
        Duty::Clock(Step::Keep) => play_bot(games, &live, seat, CARETAKER, false, Vec::new(), place).await,
        Duty::Clock(Step::Expire) => expire(games, live, seat, place).await,
        Duty::Pause => pause_or_go_on(games, live).await.map(|()| Done::LookAgain),
    }
}

async fn carry_out_plan(
    games: &Games,
    live: &Live,
    seat: SeatOf,
    plan: &Plan,
    expired: bool,
) -> Result<Done, PlayError> {
    match live.try_plan(plan) {
        Ok((alternative, accepted)) => play_plan(games, live, seat, plan, alternative, accepted, expired).await,
        Err(reasons) => lapse(games, live, seat, plan, reasons).await.map(|()| Done::LookAgain),
    }
}

/// The time is up: the seat's plans for that, then what the game is to do.
async fn expire(games: &Games, live: Live, seat: SeatOf, place: &mut Place) -> Result<Done, PlayError> {
    let number = seat.seat.number();
    let plan = live.awaiting.iter().find(|awaited| awaited.seat == number);
    let plan = plan.and_then(|awaited| live.applicable_plan(awaited, Acts::AtDeadline)).cloned();
    if let Some(plan) = plan {
        return carry_out_plan(games, &live, seat, &plan, true).await;
    }
    match live.timing.rules.at_deadline {
        AtDeadline::Bot => play_bot(games, &live, seat, CARETAKER, true, Vec::new(), place).await,
        AtDeadline::Forfeit => resign::forfeit(games, &live, seat).await.map(|()| Done::LookAgain),
    }
}

/// Appends a decided move if the game still is what it was decided on.
async fn play(games: &Games, on: &Live, seat: SeatOf, decided: Decided) -> Result<Done, PlayError> {
    let slot = games.cache.slot(on.id);
    let mut slot = slot.lock().await;
    // Forgotten meanwhile is not changed: whether it is, the version tells.
    let live = slot.get_or_insert_with(|| on.clone());
    if !live.is_same(on) {
        return Ok(Done::LookAgain);
    }
    if append(games, live, seat, decided).await?.is_none() {
        // Somebody else was faster, perhaps on another server: look again.
        *slot = None;
        return Ok(Done::LookAgain);
    }
    Ok(Done::Moved)
}

async fn play_plan(
    games: &Games,
    live: &Live,
    seat: SeatOf,
    plan: &Plan,
    alternative: u32,
    accepted: Accepted,
    expired: bool,
) -> Result<Done, PlayError> {
    let version = live.version() + accepted.events.stored().len() as i64;
    let (game, decision) = (live.id, plan.decision.clone());
    let played = News::PlanPlayed { game, plan: plan.id.as_uuid(), decision, alternative, version };
    let decided = Decided {
        accepted,
        actor: Actor::Plan,
        account: None,
        key: None,
        plan: Some(plan.id),
        expired,
        news: vec![NewsFor { account: seat.account, news: played }],
    };
    play(games, live, seat, decided).await
}

/// Lets a bot decide for a seat, and tells `told` with it. Where too many decisions wait to be thought about, it is put off.
pub(super) async fn play_bot(
    games: &Games,
    live: &Live,
    seat: SeatOf,
    level: Level,
    expired: bool,
    told: Vec<NewsFor>,
    place: &mut Place,
) -> Result<Done, PlayError> {
    let Some(room) = games.thinkers.room_now() else {
        // Up to twice as long, so that a long queue does not come back all at once.
        let later = games.clock.now() + BEFORE_ANOTHER_TRY + BEFORE_ANOTHER_TRY * rand::random_range(0..=100) / 100;
        games.store.set_duty(live.id, live.version(), live.roster, Some(later)).await?;
        return Ok(Done::PutOff);
    };
    let thought = place.leave_for(while_claimed(games, live, choose(games, room, live, seat.seat, level))).await;
    let Some(accepted) = thought.transpose()? else { return Ok(Done::LookAgain) };
    let missed = expired.then(|| {
        let awaited = live.awaiting.iter().find(|awaited| awaited.seat == seat.seat.number());
        let decision = awaited.map(|awaited| awaited.decision.clone()).unwrap_or_default();
        let news = News::DeadlineMissed { game: live.id, seat: seat.seat.number(), decision, forfeited: false };
        NewsFor { account: seat.account, news }
    });
    let news = told.into_iter().chain(missed).collect();
    let decided = Decided { accepted, actor: Actor::Bot, account: None, key: None, plan: None, expired, news };
    play(games, live, seat, decided).await
}

/// Keeps the claim on a game until this is done, so that no other server does the same; nothing as soon as there is nothing to
/// keep, because the game moved on and is another one's to look after.
async fn while_claimed<T>(games: &Games, live: &Live, work: impl Future<Output = T>) -> Option<T> {
    let mut work = std::pin::pin!(work);
    loop {
        match tokio::time::timeout(RENEWED, &mut work).await {
            Ok(done) => return Some(done),
            Err(_) => match games.store.renew_claim(live.id, live.version(), live.roster).await {
                Ok(false) => return None,
                Ok(true) => {}
                // Who cannot be asked now may be next time; at worst another server thinks about it as well.
                Err(error) => tracing::warn!(%error, game = %live.id, "a claim could not be renewed"),
            },
        }
    }
}

/// Locks a game that still is what was looked at.
pub(super) async fn lock_same(games: &Games, live: &Live) -> Result<Option<TableLock>, PlayError> {
    let table = games.store.lock_table(live.id).await?;
    let same = (table.game.version, table.game.roster) == (live.version(), live.roster)
        && table.game.status == Status::Running.as_str();
    Ok(same.then_some(table))
}

/// A plan that cannot be played is gone, and the seat is told why and, unless it knows, that it is its turn.
async fn lapse(games: &Games, live: &Live, seat: SeatOf, plan: &Plan, reasons: Vec<String>) -> Result<(), PlayError> {
    let Some(mut table) = lock_same(games, live).await? else { return Ok(()) };
    table.delete_plans(plan.account, Some(plan.id)).await?;
    let (game, decision) = (live.id, plan.decision.clone());
    let lapsed = News::PlanLapsed { game, plan: plan.id.as_uuid(), decision, reasons };
    let mut told = vec![NewsFor { account: seat.account, news: lapsed }];
    let mut after = live.clone();
    after.plans = live.plans.iter().filter(|other| other.id != plan.id).cloned().collect();
    let waits =
        |awaited: &&super::Awaited| awaited.seat == plan.seat && after.applicable_plan(awaited, Acts::AtOnce).is_none();
    if plan.acts == Acts::AtOnce
        && let Some(awaited) = after.awaiting.iter().find(waits)
    {
        told.push(news::your_turn(&after, &seat, awaited, false));
    }
    let told = news::once(&mut table, told).await?;
    let now = games.clock.now();
    table.news(now, &told).await?;
    table.due(after.next_duty(now).map(|(at, ..)| at)).await?;
    table.commit().await?;
    games.wake.drain_soon();
    Ok(())
}

/// Reminds somebody, or uses an extension.
async fn step(games: &Games, live: Live, seat: SeatOf) -> Result<(), PlayError> {
    let number = seat.seat.number();
    let Some(awaited) = live.awaiting.iter().find(|awaited| awaited.seat == number) else { return Ok(()) };
    let Some((_, step)) = live.timing.next_step(awaited) else { return Ok(()) };
    let Some(mut table) = lock_same(games, &live).await? else { return Ok(()) };
    let mut after = live.clone();
    let rules = after.timing.rules;
    after.timing.change(number, |clock| match step {
        Step::Extend => clock.after_extension(&rules),
        _ => clock.after_reminder(step),
    });
    after.timing.stamp(&mut after.awaiting);
    let awaited = after.awaiting.iter().find(|awaited| awaited.seat == number);
    let Some((awaited, deadline)) = awaited.and_then(|awaited| Some((awaited, awaited.deadline?))) else {
        return Ok(());
    };
    let game = live.id;
    let news = match step {
        Step::Extend => {
            let credits = after.timing.clock(number).map_or(0, |clock| clock.credits);
            News::Extended { game, seat: number, deadline, credits }
        }
        _ => News::Reminder {
            game,
            ruleset: live.ruleset.about().key.to_owned(),
            seat: number,
            decision: awaited.decision.clone(),
            deadline,
            last: step == Step::RemindAgain,
        },
    };
    let now = games.clock.now();
    table.news(now, &[NewsFor { account: seat.account, news }]).await?;
    table.retime(after.retiming(now)).await?;
    table.commit().await?;
    games.wake.drain_soon();
    Ok(())
}

impl Live {
    /// What is written down when only time changed.
    pub(super) fn retiming(&self, now: DateTime<Utc>) -> Retiming {
        Retiming {
            awaiting: JsonText::of(&self.awaiting),
            clocks: JsonText::of(&self.timing.clocks),
            pauses: JsonText::of(&self.timing.pauses),
            duty: self.next_duty(now).map(|(at, ..)| at),
        }
    }
}
