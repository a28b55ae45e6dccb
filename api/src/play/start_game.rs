//! Dealing a game.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Choice, Dealt};
use salon_domain::kernel::game::seating;
use salon_domain::kernel::{Seats, Seed};
use salon_domain::rulesets;

use super::{
    GameSummary, Games, PlayError, SeatOf, Status, Visibility,
    bots::must_leave_some_to_others,
    join_game::must_sit_there,
    live::{self, Live},
    news, show_game,
    timing::{self, Timing},
};
use crate::{
    feed::News,
    store::{
        Deal, JsonText, PlayerRow, TableLock,
        ids::{AccountId, GameId},
    },
};

/// Starts an open game with those who are there: the host may, as soon as they are enough.
pub async fn start_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    must_sit_there(&mut table, account).await?;
    if table.game.host_id != account {
        return Err(PlayError::NotHost);
    }
    if table.game.status != Status::Open.as_str() {
        return Err(PlayError::NotOpen);
    }
    deal(games, &mut table).await?;
    table.commit().await?;
    games.wake.drain_soon();
    games.wake.attend_soon();
    show_game(games, game, Some(account)).await
}

/// Deals to those at the table. Who sits where follows from the seed, like everything else.
pub(super) async fn deal(games: &Games, table: &mut TableLock) -> Result<(), PlayError> {
    let ruleset = rulesets::find(&table.game.ruleset)?;
    let places = table.places().await?;
    let count = places.len() as u8;
    // A game alone says nothing about how strong somebody is.
    let fewest = ruleset.about().fewest_seats.max(if table.game.rated { 2 } else { 1 });
    let seats = Seats::new(count).filter(|_| count >= fewest).ok_or(PlayError::TooFew(fewest))?;
    let seed = Seed::new(table.seed().await?);
    let choice =
        Choice { edition: Some(&table.game.edition), seats: count, options: Some(table.game.options.as_str()) };
    let Dealt { game, opening } = ruleset.open(&choice, seed.clone())?;
    let seating: Vec<(i16, i16)> = seating(&seed, seats)
        .iter()
        .filter_map(|(seat, player)| Some((places.get(usize::from(*player))?.0, i16::from(seat.number()))))
        .collect();
    let at = games.clock.now();
    let live = dealt(table, ruleset, game.into(), &seating, at).await?;
    if live.seats.iter().any(|seat| seat.bot.is_some()) {
        let host = table.game.host_id;
        must_leave_some_to_others(table, host).await?;
    }
    let deal = Deal {
        seats: i16::from(count),
        agreed: JsonText::from(&*live.game.table()),
        opening: JsonText::from(&*opening),
        awaiting: JsonText::of(&live.awaiting),
        clocks: JsonText::of(&live.timing.clocks),
        at,
        seating: &seating,
    };
    table.start(deal).await?;
    let mut told = news::to_all(&live, |seat| News::GameStarted {
        game: live.id,
        ruleset: live.ruleset.about().key.to_owned(),
        seat: seat.seat.number(),
    });
    told.extend(news::turns(&live, None, None));
    table.news(at, &told).await?;
    let duty = live.next_duty(at).map(|(due, ..)| due);
    Ok(table.due(duty).await?)
}

/// The game as it will be once the deal is stored.
async fn dealt(
    table: &mut TableLock,
    ruleset: &'static dyn AnyRuleset,
    game: Arc<dyn AnyGame>,
    seating: &[(i16, i16)],
    at: DateTime<Utc>,
) -> Result<Live, PlayError> {
    let seat_of = |place: i16| seating.iter().find(|(at, _)| *at == place).map(|(_, seat)| *seat);
    let players = table.players().await?;
    let seated = players.into_iter().map(|player| PlayerRow { seat: seat_of(player.place), ..player });
    let mut seats: Vec<SeatOf> = seated.filter_map(|player| SeatOf::of(&player)).collect();
    seats.sort_by_key(|seat| seat.seat.number());
    let owners: Vec<AccountId> = seats.iter().map(|seat| seat.account).collect();
    let rules: ClockRules = table.game.clock.read()?;
    let calendars = if rules.timed() { timing::read(table.calendars(&owners).await?, &owners) } else { Vec::new() };
    let timing = Timing::begin(rules, calendars);
    let mut awaiting = live::awaiting(&*game, &[], None, at);
    timing.stamp(&mut awaiting);
    Ok(Live {
        id: table.game.id,
        ruleset,
        visibility: Visibility::try_from(table.game.visibility.as_str())?,
        status: Status::Running,
        seats: seats.into(),
        roster: table.game.roster,
        snapshot: 0,
        game,
        awaiting,
        timing,
        plans: Arc::new([]),
        // Nothing is asked of it yet.
        sandbox: None,
    })
}
