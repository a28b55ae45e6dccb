//! Positions of recorded, random and steered games, one after the other.

use std::collections::HashMap;

use salon_domain::kernel::samples::{seed, tables_for};
use salon_domain::kernel::steered_play::SteeredPlay;
use salon_domain::kernel::{CommandError, Game, HasKind, Ruleset, Seat, Seats};

use super::golden::Golden;
use super::walk::walks;

/// Random games for each ruleset and number of seats, beside the recorded ones.
const RANDOM_GAMES: u64 = 4;
/// Steered games for each ruleset and number of seats.
const STEERED_GAMES: u64 = 4;
/// The maximum number of decisions of a game.
const MAX_DECISIONS: usize = 3_000;

/// A position, and the events that led to it.
pub struct Moment<'a, R: Ruleset> {
    pub game: &'a Game<R>,
    /// What the last move led to; empty after the deal.
    pub events: &'a [R::Event],
    /// The rejection of commands that a recorded game tried here.
    pub rejection: Option<R::Rejection>,
    /// Whether it is of a recorded game, in which every position is looked at.
    pub recorded: bool,
}

impl<R: Ruleset> Moment<'_, R> {
    /// Returns the seats that can choose here, with what they can choose from: all of them in a recorded game, else those
    /// that the sampler picks.
    pub fn choosing(&self, sampler: &mut Sampler) -> Vec<Choosing<R>> {
        let mut choosing = sampler.all(self.game);
        choosing.retain(|choosing| choosing.sampled || self.recorded);
        choosing
    }
}

/// Calls `show` for every position of every recorded game of this number of seats, and of some random and steered games.
pub fn moments<R: Ruleset>(seats: Seats, mut show: impl FnMut(&Moment<'_, R>)) {
    recorded(seats, &mut show);
    walks::<R>(seats, RANDOM_GAMES, |_, mut walk| {
        show(&Moment { game: &walk.table.game, events: &[], rejection: None, recorded: false });
        for _ in 0..MAX_DECISIONS {
            if !walk.step() {
                break;
            }
            let events = walk.table.record.moves.last().map_or(&[][..], |played| &played.events);
            show(&Moment { game: &walk.table.game, events, rejection: None, recorded: false });
        }
    });
    for (number, table) in (0..STEERED_GAMES).zip(tables_for::<R>(seats).into_iter().rev().cycle()) {
        let mut players = SteeredPlay::<R>::new(number);
        let mut game = players.deal(table, seed(number)).unwrap();
        for _ in 0..MAX_DECISIONS {
            let Some((seat, command)) = players.choose(&game).unwrap() else { break };
            let events = game.submit(seat, &[command]).unwrap();
            show(&Moment { game: &game, events: &events, rejection: None, recorded: false });
        }
    }
}

/// Calls `show` for every position of every recorded game of this number of seats.
pub fn recorded<R: Ruleset>(seats: Seats, show: &mut impl FnMut(&Moment<'_, R>)) {
    for (_, golden) in Golden::<R>::read_all().into_iter().filter(|(_, golden)| golden.table.seats == seats) {
        let mut game = Game::dealt(golden.table.clone(), golden.seed.clone(), &golden.opening);
        show(&Moment { game: &game, events: &[], rejection: None, recorded: true });
        for step in &golden.steps {
            match game.submit(step.seat, &step.commands) {
                Ok(events) => show(&Moment { game: &game, events: &events, rejection: None, recorded: true }),
                Err(CommandError::Rule { rejection, .. }) => {
                    show(&Moment { game: &game, events: &[], rejection: Some(rejection), recorded: true });
                }
                Err(_) => {}
            }
        }
    }
}

/// A seat that can choose, and what it can choose from.
pub struct Choosing<R: Ruleset> {
    pub seat: Seat,
    pub commands: Vec<R::Command>,
    /// Whether the sampler picked it: what takes long is checked only then.
    pub sampled: bool,
}

/// Chooses positions to look at: the first ones of each combination of kinds of commands, and then one in so many.
pub struct Sampler {
    known: HashMap<Vec<&'static str>, usize>,
    first: usize,
    one_in: usize,
    count: usize,
}

impl Sampler {
    pub fn new(first: usize, one_in: usize) -> Self {
        Self { known: HashMap::new(), first, one_in, count: 0 }
    }

    /// Returns the seats that can choose in this position.
    fn all<R: Ruleset>(&mut self, game: &Game<R>) -> Vec<Choosing<R>> {
        let awaiting = R::awaiting(game.state());
        let mut found = Vec::new();
        for seat in game.table().seats.iter() {
            let commands = game.legal(seat);
            let mut kinds: Vec<&'static str> = commands.iter().map(HasKind::kind).collect();
            kinds.dedup();
            kinds.extend(awaiting.decision_of(seat).map(|decision| decision.kind()));
            self.count += usize::from(!commands.is_empty());
            let times = self.known.entry(kinds).or_default();
            *times += 1;
            if !commands.is_empty() {
                let sampled = *times <= self.first || self.count.is_multiple_of(self.one_in);
                found.push(Choosing { seat, commands, sampled });
            }
        }
        found
    }

    /// Returns the seats whose choices are looked at in this position.
    pub fn choosing<R: Ruleset>(&mut self, game: &Game<R>) -> Vec<Choosing<R>> {
        let mut choosing = self.all(game);
        choosing.retain(|choosing| choosing.sampled);
        choosing
    }
}
