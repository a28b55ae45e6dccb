//! Steered games with scarce supplies: every awaited seat has a legal command, no component is lost, and they end.

use crate::common::samples;
use salon_domain::kernel::samples::{seed, tables_for, versions};
use salon_domain::kernel::steered_play::{SteeredPlay, check_no_seat_is_stuck};
use salon_domain::kernel::{Ruleset, Seats, Table};

/// Games for each ruleset and number of seats.
const GAMES: u64 = 3_000;
/// The maximum number of decisions of a steered game. No game takes that many.
const MAX_DECISIONS: usize = 20_000;
/// The maximum number of decisions of a game of earlier rules, which may be endless.
const MAX_DECISIONS_OF_EARLIER_RULES: usize = 2_000;
/// One game in 16 has its components counted at every step.
const EVERY_STEP_ONE_IN: u64 = 16;

/// Plays one game with the preferences of this number.
fn play<R: Ruleset>(table: Table<R>, number: u64) {
    let current = table.version == *R::VERSIONS.end();
    let mut players = SteeredPlay::<R>::new(number);
    let mut game = players.deal(table, seed(number)).unwrap();
    let (dealt, first) = (R::census(game.state()), game.clone());
    let mut events = Vec::new();
    let max_decisions = if current { MAX_DECISIONS } else { MAX_DECISIONS_OF_EARLIER_RULES };
    for _ in 0..max_decisions {
        if let Err(stuck) = check_no_seat_is_stuck(&game) {
            panic!("{}, game {number} of {:?}: {stuck}", R::KEY, game.table());
        }
        let Some((seat, command)) = players.choose(&game).unwrap() else { break };
        let happened = game.submit(seat, std::slice::from_ref(&command));
        events
            .extend(happened.unwrap_or_else(|refused| panic!("{seat} {command:?} is listed but refused: {refused:?}")));
        if number.is_multiple_of(EVERY_STEP_ONE_IN) {
            assert_eq!(R::census(game.state()), dealt, "{seat} {command:?} loses or duplicates a component");
        }
    }
    assert!(game.is_over() || !current, "game {number} of {:?} does not end", game.table());
    assert_eq!(R::census(game.state()), dealt, "no component is lost or duplicated");
    let mut folded = first;
    folded.fold(&events);
    assert_eq!(folded.state(), game.state(), "the events lead to the state");
}

pub fn never_leave_a_seat_without_a_legal_command<R: Ruleset>(seats: Seats) {
    for version in versions::<R>() {
        let games = samples(if version == *R::VERSIONS.end() { GAMES } else { GAMES / 4 });
        for (number, table) in (0..games).zip(tables_for::<R>(seats).iter().cycle()) {
            play(Table { version, ..table.clone() }, u64::from(seats.count()) * 1_000_000 + number);
        }
    }
}
