//! Writes new recorded games of the current rules: plays random and steered games, tries commands that may be refused, and keeps
//! as few games as cover everything. Games of earlier rules are not changed.

use std::fs;

use salon_domain::kernel::samples::{Recorded, seed, tables};
use salon_domain::kernel::{Chance, Game, HasKind, Refusal, Ruleset, Seat, Viewer};
use serde_json::{Value, json};

use super::goals::Goals;
use super::golden::{Golden, GoldenStep, scores};
use super::steer::{Policy, Steering, Taste};

/// The largest number of games for each table and policy.
const MAX_TRIES: u64 = 60;
/// The largest number of legal commands for which the policy also rates what each one makes possible.
const MAX_LOOKAHEAD_COMMANDS: usize = 6;
/// The largest number of decisions in a game.
const MAX_DECISIONS: usize = 3_000;

/// Replaces the recorded games of the current rules.
pub fn write<R: Ruleset>(steering: &Steering) {
    let current = Golden::<R>::read_all().into_iter().filter(|(_, golden)| golden.is_current());
    current.for_each(|(path, _)| fs::remove_file(path).unwrap());
    let mut goals = Goals::of::<R>(&steering.reach);
    let mut found: Vec<Golden<R>> = Vec::new();
    let random = Policy { name: "random".into(), tries: 3, ..Policy::default() };
    let mut pool = Pool::<R>::new(steering);
    for number in 0..MAX_TRIES {
        for policy in [&random].into_iter().chain(&steering.policies) {
            for table in tables::<R>() {
                let wrong_edition =
                    !policy.editions.is_empty() && !policy.editions.iter().any(|name| name == table.edition.kind());
                let wrong_seats = policy.seats.is_some_and(|seats| seats != table.seats.count());
                if goals.missing().is_empty() || wrong_edition || wrong_seats || number >= policy.tries {
                    continue;
                }
                let deal = Recorded::deal(table, seed(number)).unwrap();
                let mut player = Player { policy, pool: &mut pool, chance: Chance::public(number) };
                let golden = player.game(deal, &mut goals.clone());
                let reached = goals.see(&golden.text());
                if reached > 0 {
                    println!("{}, seed {number}: {reached} more, {:?} missing", policy.name, goals.missing());
                    found.push(golden);
                }
            }
        }
    }
    // A later game may cover everything that an earlier one was kept for.
    let mut goals = Goals::of::<R>(&steering.reach);
    found.reverse();
    found.sort_by_key(|golden| std::cmp::Reverse(Goals::of::<R>(&steering.reach).see(&golden.text())));
    let kept = found.into_iter().filter(|golden| goals.see(&golden.text()) > 0);
    for (index, golden) in kept.enumerate() {
        golden.write(&file_name::<R>(index + 1));
    }
}

/// Returns the file name of a game; games of version 1 have no version prefix.
fn file_name<R: Ruleset>(number: usize) -> String {
    match *R::VERSIONS.end() {
        1 => format!("{number:02}.json"),
        version => format!("v{version}-{number:02}.json"),
    }
}

/// Commands to try because they may be refused.
struct Pool<R: Ruleset> {
    commands: Vec<R::Command>,
    /// The number of commands from the steering file, which are tried before every decision.
    steered: usize,
}

impl<R: Ruleset> Pool<R> {
    const MAX_COMMANDS: usize = 3_000;
    /// The number of other commands tried before every decision.
    const RANDOM_ATTEMPTS: usize = 40;

    fn new(steering: &Steering) -> Self {
        let attempts = steering.attempt.iter().filter_map(|value| serde_json::from_value(value.clone()).ok());
        let commands: Vec<R::Command> = attempts.collect();
        Self { steered: commands.len(), commands }
    }

    /// Adds a legal command, and a copy of it with extreme numbers.
    fn remember(&mut self, command: &R::Command, chance: &mut Chance) {
        if self.commands.len() >= Self::MAX_COMMANDS {
            return;
        }
        self.commands.push(command.clone());
        let mut value = serde_json::to_value(command).unwrap();
        extreme(&mut value, chance);
        self.commands.extend(serde_json::from_value::<R::Command>(value).ok());
    }
}

/// Plays games by a policy.
struct Player<'a, R: Ruleset> {
    policy: &'a Policy,
    pool: &'a mut Pool<R>,
    chance: Chance,
}

impl<R: Ruleset> Player<'_, R> {
    fn game(&mut self, mut table: Recorded<R>, goals: &mut Goals) -> Golden<R> {
        let mut steps = Vec::new();
        for _ in 0..MAX_DECISIONS {
            self.try_refusals(&table, goals, &mut steps);
            let Some((seat, command)) = self.choose(&table) else { break };
            let events = table.submit(seat, vec![command.clone()]).unwrap().to_vec();
            steps.push(GoldenStep { seat, commands: vec![command], events, refused: None });
        }
        Golden {
            ruleset: R::KEY.to_owned(),
            table: table.record.table.clone(),
            seed: table.record.seed.clone(),
            opening: table.record.opening.clone(),
            steps,
            scores: scores(&table.game),
        }
    }

    /// Tries commands that may be refused; a refusal that no game has reached yet becomes a step.
    fn try_refusals(&mut self, table: &Recorded<R>, goals: &mut Goals, steps: &mut Vec<GoldenStep<R>>) {
        let pool = &self.pool.commands;
        for seat in table.game.table().seats.iter() {
            let mut candidates: Vec<&R::Command> = pool.iter().take(self.pool.steered).collect();
            candidates.extend((0..Pool::<R>::RANDOM_ATTEMPTS).filter_map(|_| self.chance.pick(pool)));
            for command in candidates {
                let Err(refused) = table.game.decide(seat, std::slice::from_ref(command)) else { continue };
                let code = Refusal::from(refused).code();
                if goals.wants_refusal(code) {
                    goals.see(&format!("\"refused\":\"{code}\""));
                    let refused = Some(code.to_owned());
                    steps.push(GoldenStep { seat, commands: vec![command.clone()], events: Vec::new(), refused });
                }
            }
        }
    }

    /// Chooses the best rated command of an awaited seat, in one of forty cases of any seat.
    fn choose(&mut self, table: &Recorded<R>) -> Option<(Seat, R::Command)> {
        let game = &table.game;
        let awaiting = R::awaiting(game.state());
        let any_seat = self.chance.below(40) == 0;
        let seats = game.table().seats.iter().filter(|seat| any_seat || awaiting.decision_of(*seat).is_some());
        let able = seats.map(|seat| (seat, game.legal(seat))).filter(|(_, listed)| !listed.is_empty());
        let able: Vec<(Seat, Vec<R::Command>)> = able.collect();
        let (seat, listed) = self.chance.pick(&able)?;
        let seat = *seat;
        let remembered = self.chance.pick(listed)?;
        self.pool.remember(remembered, &mut self.chance);
        let view = serde_json::to_value(R::view(game.state(), Viewer::Spectator)).unwrap();
        let lookahead = listed.len() <= MAX_LOOKAHEAD_COMMANDS && !self.policy.events.is_empty();
        let rating = Rating { policy: self.policy, seat, view: &view };
        let rated = listed.iter().map(|command| (rating.of(game, command, lookahead), command));
        let best = rated.map(|(rate, command)| (rate, self.chance.below(1000), command));
        let best = best.max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        best.map(|(_, _, command)| (seat, command.clone()))
    }
}

/// Rates the commands of a seat by a policy.
struct Rating<'a> {
    policy: &'a Policy,
    seat: Seat,
    view: &'a Value,
}

impl Rating<'_> {
    /// Returns the rate of a command and its events; `lookahead` adds the best rate of the seat's next commands.
    fn of<R: Ruleset>(&self, game: &Game<R>, command: &R::Command, lookahead: bool) -> f64 {
        let own = Taste::of(&self.policy.commands, &serde_json::to_value(command).unwrap(), self.view);
        if self.policy.events.is_empty() {
            return own;
        }
        let decided = game.decide(self.seat, std::slice::from_ref(command)).unwrap();
        let rate = |event| Taste::of(&self.policy.events, &serde_json::to_value(event).unwrap(), self.view);
        let now = own + decided.events.iter().map(rate).sum::<f64>();
        if !lookahead {
            return now;
        }
        let mut next = game.clone();
        next.commit(decided);
        let later = next.legal(self.seat);
        let later = later.iter().map(|command| self.of(&next, command, false));
        now + later.max_by(f64::total_cmp).unwrap_or(0.0)
    }
}

/// Replaces about half of the numbers in a value by extreme ones.
fn extreme(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|field| extreme(field, chance)),
        Value::Array(items) => items.iter_mut().for_each(|item| extreme(item, chance)),
        Value::Number(_) if chance.below(2) == 0 => *value = json!(chance.pick(&[0, 1, 11, 255]).unwrap()),
        _ => {}
    }
}
