//! What players are told of what happens in their games.

use serde_json::json;

use super::{Awaited, Outcome, PlayError, SeatOf, live::Live, plans::Acts};
use crate::{
    feed::{Keeper, News, NewsFor},
    store::{JsonText, TableLock, ids::AccountId},
};

/// Those at the table who are told things: not the built-in bots, and not whose account is gone.
fn audience(live: &Live) -> impl Iterator<Item = &SeatOf> {
    live.seats.iter().filter(|seat| seat.bot.is_none() && !seat.gone)
}

/// The same to everybody at the table.
pub(super) fn to_all(live: &Live, news: impl Fn(&SeatOf) -> News) -> Vec<NewsFor> {
    audience(live).map(|seat| NewsFor { account: seat.account, news: news(seat) }).collect()
}

/// The same to everybody but one account.
pub(super) fn to_others(live: &Live, account: AccountId, news: News) -> Vec<NewsFor> {
    let others = audience(live).filter(|seat| seat.account != account);
    others.map(|seat| NewsFor { account: seat.account, news: news.clone() }).collect()
}

/// To those who are awaited for something new: it is their turn. Whoever has a bot or a plan that decides at once is not told;
/// should the plan lapse, they are told then.
pub(super) fn turns(live: &Live, before: Option<&Live>, mover: Option<u8>) -> Vec<NewsFor> {
    let told = |awaited: &Awaited| {
        before.is_some_and(|before| {
            before.awaiting.iter().any(|earlier| earlier.same_decision(awaited) && waiting(before, earlier).is_some())
        })
    };
    let new = live.awaiting.iter().filter(|awaited| !told(awaited));
    new.filter_map(|awaited| Some(your_turn(live, waiting(live, awaited)?, awaited, mover == Some(awaited.seat))))
        .collect()
}

/// The same without calls to those who were called for the very same decision before, and then had a plan for a while.
pub(super) async fn once(table: &mut TableLock, news: Vec<NewsFor>) -> Result<Vec<NewsFor>, PlayError> {
    let mut new = Vec::with_capacity(news.len());
    for item in news {
        let told = match &item.news {
            News::YourTurn { seat, decision, since, .. } => {
                let same = JsonText::of(&json!({"seat": seat, "decision": decision, "since": since}));
                table.was_told(item.account, item.news.kind(), &same).await?
            }
            _ => false,
        };
        if !told {
            new.push(item);
        }
    }
    Ok(new)
}

/// The seat that has to decide this itself: neither a bot nor a plan does at once.
fn waiting<'a>(live: &'a Live, awaited: &Awaited) -> Option<&'a SeatOf> {
    let seat = live.seats.iter().find(|seat| seat.seat.number() == awaited.seat)?;
    // Who is made to be late is told when it is.
    let decides = live.bot_of(seat).is_none() && !live.runs_out(seat);
    let waits = decides && live.applicable_plan(awaited, Acts::AtOnce).is_none();
    waits.then_some(seat)
}

/// It is somebody's turn.
pub(super) fn your_turn(live: &Live, seat: &SeatOf, awaited: &Awaited, after_own_move: bool) -> NewsFor {
    NewsFor {
        account: seat.account,
        news: News::YourTurn {
            game: live.id,
            ruleset: live.ruleset.about().key.to_owned(),
            version: live.version(),
            seat: awaited.seat,
            decision: awaited.decision.clone(),
            since: awaited.since,
            deadline: awaited.deadline,
            after_own_move,
        },
    }
}

/// What a move leads to: turns, a closed round, a bot that keeps a seat from now on, the end.
pub(super) fn of_move(before: &Live, after: &Live, mover: u8) -> Vec<NewsFor> {
    let mut news = Vec::new();
    let (game, version) = (after.id, after.version());
    let (old, new) = (before.game.round(), after.game.round());
    let closed = if after.awaiting.is_empty() { old..=new } else { old..=new.saturating_sub(1) };
    for round in closed.filter(|round| *round > 0) {
        news.extend(to_all(after, |_| News::RoundClosed { game, round, version }));
    }
    for seat in after.seats.iter().filter(|seat| after.timing.kept(seat.seat) && !before.timing.kept(seat.seat)) {
        let taken = News::SeatTakenOver { game, seat: seat.seat.number(), by: Keeper::Bot, by_kind: None };
        news.extend(to_all(after, |_| taken.clone()));
    }
    for seat in after.seats.iter().filter(|seat| before.timing.kept(seat.seat) && !after.timing.kept(seat.seat)) {
        let back = News::SeatTakenOver { game, seat: seat.seat.number(), by: Keeper::Owner, by_kind: None };
        news.extend(to_others(after, seat.account, back));
    }
    news.extend(turns(after, Some(before), Some(mover)));
    if after.awaiting.is_empty() {
        news.extend(finished(after, &Outcome::by_rules(&*after.game, &after.seats)));
    }
    news
}

/// The game is over.
pub(super) fn finished(live: &Live, outcome: &Outcome) -> Vec<NewsFor> {
    to_all(live, |seat| News::GameFinished {
        game: live.id,
        ruleset: live.ruleset.about().key.to_owned(),
        seat: seat.seat.number(),
        reason: outcome.reason.clone(),
        placings: outcome.placings.clone(),
    })
}
