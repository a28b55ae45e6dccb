//! Random walks through a game, by awaited seats and sometimes by other seats with a legal command.

use std::collections::HashSet;

use salon_domain::kernel::samples::{Recorded, seed, tables_for, version_of};
use salon_domain::kernel::steered_play::check_no_seat_is_stuck;
use salon_domain::kernel::{Chance, Ruleset, Seat, Seats, Table};

/// The maximum number of decisions of a random game. No game takes that many, even with repeated take-downs.
pub const MAX_DECISIONS: usize = 50_000;

/// A random walk through a game.
pub struct Walk<R: Ruleset> {
    pub table: Recorded<R>,
    pub chance: Chance,
}

impl<R: Ruleset> Walk<R> {
    /// Returns a seat and one of its legal commands: mostly an awaited seat, sometimes another one. `None` once the
    /// game is over.
    pub fn choose(&mut self) -> Option<(Seat, R::Command)> {
        let game = &self.table.game;
        let awaiting = R::awaiting(game.state());
        if awaiting.is_over() {
            return None;
        }
        if self.chance.below(8) == 0 {
            let others: Vec<Seat> =
                game.table().seats.iter().filter(|seat| awaiting.decision_of(*seat).is_none()).collect();
            let listed = self.chance.pick(&others).map(|seat| (*seat, game.legal(*seat)));
            if let Some((seat, command)) =
                listed.and_then(|(seat, listed)| self.chance.pick(&listed).map(|command| (seat, command.clone())))
            {
                return Some((seat, command));
            }
        }
        let awaited: Vec<Seat> = awaiting.iter().map(|(seat, _)| seat).collect();
        let seat = *self.chance.pick(&awaited).unwrap();
        let listed = game.legal(seat);
        let command = self.chance.pick(&listed);
        Some((seat, command.unwrap_or_else(|| panic!("{seat} is awaited but has no legal command")).clone()))
    }

    /// Plays one decision. Returns false once the game is over.
    pub fn step(&mut self) -> bool {
        let Some((seat, command)) = self.choose() else { return false };
        self.table.submit(seat, vec![command]).expect("a listed command is accepted");
        check_no_seat_is_stuck(&self.table.game).unwrap();
        true
    }
}

/// So many games for this number of seats, taking turns through all editions and options, some of them by earlier
/// rules; each one is shown right after its deal, with its number.
pub fn walks<R: Ruleset>(seats: Seats, games: u64, mut show: impl FnMut(u64, Walk<R>)) {
    let tables = tables_for::<R>(seats);
    for (number, table) in (0..games).zip(tables.iter().cycle()) {
        let unique = u64::from(seats.count()) * 1_000_000 + number;
        let table = Table { version: version_of::<R>(number), ..table.clone() };
        let table = Recorded::deal(table, seed(unique)).unwrap();
        check_no_seat_is_stuck(&table.game).unwrap();
        show(number, Walk { table, chance: Chance::public(unique) });
    }
}

/// Returns commands that were legal in some state of some game, each once. Most of them are illegal in a given state.
pub fn pool<R: Ruleset>() -> Vec<R::Command> {
    let mut known = HashSet::new();
    let mut pool = Vec::new();
    let mut gather = |_, mut walk: Walk<R>| {
        for _ in 0..MAX_DECISIONS {
            for seat in walk.table.game.table().seats.iter() {
                for command in walk.table.game.legal(seat) {
                    if known.insert(serde_json::to_string(&command).unwrap()) {
                        pool.push(command);
                    }
                }
            }
            if !walk.step() {
                break;
            }
        }
    };
    R::SEATS.filter_map(Seats::new).for_each(|seats| walks(seats, 4, &mut gather));
    pool
}
