//! Starts a game: deals and assigns seats.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Dealt, TableChoice};
use salon_domain::kernel::game::seating;
use salon_domain::kernel::{Seats, Seed};
use salon_domain::rulesets;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::Notice,
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        session::{
            game_session::{self, GameSession, SeatOf},
            timing::{self, Timing},
        },
        tables::{
            bot_seats::check_bot_limit,
            entry_checks::{check_is_host, check_open},
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::{Deal, JsonText, PlayerRow, TableLock},
};

/// Starts an open game with the players who have joined. Only the host may.
pub async fn start_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    check_is_host(&mut table, account).await?;
    check_open(&table)?;
    deal(games, &mut table).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    games.signals.duties.raise();
    show_game(games, game, Some(account)).await
}

/// Deals to the players of a table. The seed determines their seats and the deal.
pub(in crate::play) async fn deal(games: &Games, table: &mut TableLock) -> Result<(), PlayError> {
    let ruleset = rulesets::find(&table.game.ruleset)?;
    let places = table.places().await?;
    let count = places.len() as u8;
    // A game with one player cannot be rated.
    let fewest = ruleset.about().fewest_seats.max(if table.game.rated { 2 } else { 1 });
    let seats = Seats::new(count).filter(|_| count >= fewest).ok_or(PlayError::TooFew(fewest))?;
    let seed = Seed::new(table.seed().await?);
    let choice =
        TableChoice { edition: Some(&table.game.edition), seats: count, options: Some(table.game.options.as_str()) };
    let Dealt { game, opening } = ruleset.open(&choice, seed.clone())?;
    let seating: Vec<(i16, i16)> = seating(&seed, seats)
        .iter()
        .filter_map(|(seat, player)| Some((places.get(usize::from(*player))?.0, i16::from(seat.number()))))
        .collect();
    let at = games.clock.now();
    let session = dealt_session(table, (ruleset, game.into()), &seating, at).await?;
    if session.seats.iter().any(|seat| seat.bot.is_some()) {
        let host = table.game.host_id;
        check_bot_limit(table, host).await?;
    }
    let deal = Deal {
        seats: i16::from(count),
        agreed: JsonText::from(&*session.game.table()),
        opening: JsonText::from(&*opening),
        awaiting: JsonText::of(&session.awaiting),
        clocks: JsonText::of(&session.timing.clocks),
        at,
        seating: &seating,
    };
    table.start(deal).await?;
    let mut notices = notices::to_all(&session, |seat| Notice::GameStarted {
        game: session.id,
        ruleset: session.ruleset.about().key.to_owned(),
        seat: seat.seat.number(),
    });
    notices.extend(notices::turns(&session, None, None));
    table.insert_notices(at, &notices).await?;
    let duty = session.next_duty(at).map(|(due, ..)| due);
    Ok(table.set_duty(duty).await?)
}

/// The session of a game that has just been dealt.
async fn dealt_session(
    table: &mut TableLock,
    (ruleset, game): (&'static dyn AnyRuleset, Arc<dyn AnyGame>),
    seating: &[(i16, i16)],
    at: DateTime<Utc>,
) -> Result<GameSession, PlayError> {
    let seat_of = |place: i16| seating.iter().find(|(at, _)| *at == place).map(|(_, seat)| *seat);
    let players = table.players().await?;
    let seated = players.into_iter().map(|player| PlayerRow { seat: seat_of(player.place), ..player });
    let mut seats: Vec<SeatOf> = seated.filter_map(|player| SeatOf::of(&player)).collect();
    seats.sort_by_key(|seat| seat.seat.number());
    let owners: Vec<AccountId> = seats.iter().map(|seat| seat.account).collect();
    let rules: ClockRules = table.game.clock.read()?;
    let calendars =
        if rules.timed() { timing::calendars(table.calendars(&owners).await?, &owners) } else { Vec::new() };
    let timing = Timing::begin(rules, calendars);
    let mut awaiting = game_session::awaiting(&*game, &[], None, at);
    timing.stamp(&mut awaiting);
    Ok(GameSession {
        id: table.game.id,
        ruleset,
        visibility: table.game.visibility,
        status: Status::Running,
        seats: seats.into(),
        roster: table.game.roster,
        snapshot: 0,
        game,
        awaiting,
        timing,
        plans: Arc::new([]),
        // Not needed before the session is loaded again.
        sandbox: None,
    })
}
