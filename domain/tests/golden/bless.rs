//! Writing the recorded games of the current rules anew: random and steered games with every new refusal tried on the way,
//! and of those as few as reach everything. Games of earlier rules stay as they are.

use std::fs;

use salon_domain::kernel::samples::{Recorded, seed, tables};
use salon_domain::kernel::{Chance, Game, Kinds, Refusal, Ruleset, Seat, Viewer};
use serde_json::{Value, json};

use super::goals::Goals;
use super::golden::{Golden, Step, scores};
use super::steer::{Policy, Steering, Taste};

/// Games tried at most for each table and policy.
const TRIES: u64 = 60;
/// So few commands that what follows each is looked at too.
const FEW: usize = 6;
/// More decisions than any steered game takes.
const LONG: usize = 3_000;

/// Forgets the games of the current rules and writes new ones.
pub fn write<R: Ruleset>(steering: &Steering) {
    let current = Golden::<R>::read_all().into_iter().filter(|(_, golden)| golden.is_current());
    current.for_each(|(path, _)| fs::remove_file(path).unwrap());
    let mut goals = Goals::of::<R>(&steering.reach);
    let mut found: Vec<Golden<R>> = Vec::new();
    let random = Policy { name: "random".into(), tries: 3, ..Policy::default() };
    let mut pool = attempts::<R>(steering);
    let always = pool.len();
    for number in 0..TRIES {
        for policy in [&random].into_iter().chain(&steering.policies) {
            for table in tables::<R>() {
                let wrong_edition =
                    !policy.editions.is_empty() && !policy.editions.iter().any(|name| name == table.edition.kind());
                let wrong_seats = policy.seats.is_some_and(|seats| seats != table.seats.count());
                if goals.missing().is_empty() || wrong_edition || wrong_seats || number >= policy.tries {
                    continue;
                }
                let deal = Recorded::deal(table, seed(number)).unwrap();
                let golden = game(deal, policy, &mut goals.clone(), (&mut pool, always), number);
                let reached = goals.see(&golden.text());
                if reached > 0 {
                    println!("{}, seed {number}: {reached} more, {:?} missing", policy.name, goals.missing());
                    found.push(golden);
                }
            }
        }
    }
    // A later game may reach all that an earlier one was kept for.
    let mut goals = Goals::of::<R>(&steering.reach);
    found.reverse();
    found.sort_by_key(|golden| std::cmp::Reverse(Goals::of::<R>(&steering.reach).see(&golden.text())));
    let kept = found.into_iter().filter(|golden| goals.see(&golden.text()) > 0);
    for (place, golden) in kept.enumerate() {
        golden.write(&file_name::<R>(place + 1));
    }
}

/// Games of the first rules have bare numbers.
fn file_name<R: Ruleset>(number: usize) -> String {
    match *R::VERSIONS.end() {
        1 => format!("{number:02}.json"),
        version => format!("v{version}-{number:02}.json"),
    }
}

/// Commands that were never legal, to begin with: what the steering names, and what extreme numbers make of it.
fn attempts<R: Ruleset>(steering: &Steering) -> Vec<R::Command> {
    steering.attempt.iter().filter_map(|value| serde_json::from_value(value.clone()).ok()).collect()
}

fn game<R: Ruleset>(
    mut table: Recorded<R>,
    policy: &Policy,
    goals: &mut Goals,
    (pool, always): (&mut Vec<R::Command>, usize),
    number: u64,
) -> Golden<R> {
    let mut chance = Chance::public(number);
    let mut steps = Vec::new();
    for _ in 0..LONG {
        refusals(&table, goals, pool, always, &mut chance, &mut steps);
        let Some((seat, command)) = choose(&table, policy, &mut chance, pool) else { break };
        let events = table.submit(seat, vec![command.clone()]).unwrap().to_vec();
        steps.push(Step { seat, commands: vec![command], events, refused: None });
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

/// Tries commands that may be refused; a refusal nobody has seen yet becomes a step.
fn refusals<R: Ruleset>(
    table: &Recorded<R>,
    goals: &mut Goals,
    pool: &[R::Command],
    always: usize,
    chance: &mut Chance,
    steps: &mut Vec<Step<R>>,
) {
    for seat in table.game.table().seats.iter() {
        // What the steering names is tried always, some of the rest at random.
        let mut candidates: Vec<&R::Command> = pool.iter().take(always).collect();
        candidates.extend((0..40).filter_map(|_| chance.pick(pool)));
        for command in candidates {
            let Err(refused) = table.game.decide(seat, std::slice::from_ref(command)) else { continue };
            let code = Refusal::from(refused).code();
            if goals.wants_refusal(code) {
                goals.see(&format!("\"refused\":\"{code}\""));
                let refused = Some(code.to_owned());
                steps.push(Step { seat, commands: vec![command.clone()], events: Vec::new(), refused });
            }
        }
    }
}

/// A command of an awaited seat, now and then of another; the one the policy likes best.
fn choose<R: Ruleset>(
    table: &Recorded<R>,
    policy: &Policy,
    chance: &mut Chance,
    pool: &mut Vec<R::Command>,
) -> Option<(Seat, R::Command)> {
    let awaiting = R::awaiting(table.game.state());
    let anybody = chance.below(40) == 0;
    let seats = table.game.table().seats.iter().filter(|seat| anybody || awaiting.decision_of(*seat).is_some());
    let able = seats.map(|seat| (seat, table.game.legal(seat))).filter(|(_, listed)| !listed.is_empty());
    let able: Vec<(Seat, Vec<R::Command>)> = able.collect();
    let (seat, listed) = chance.pick(&able)?;
    remember::<R>(pool, chance.pick(listed)?, chance);
    let view = serde_json::to_value(R::view(table.game.state(), Viewer::Spectator)).unwrap();
    let game = &table.game;
    // Few choices are worth a look at what the seat could do next.
    let further = listed.len() <= FEW && !policy.events.is_empty();
    let likings = listed.iter().map(|command| (liking(game, policy, *seat, command, &view, further), command));
    let best = likings.map(|(liking, command)| (liking, chance.below(1000), command));
    let best = best.max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    best.map(|(_, _, command)| (*seat, command.clone()))
}

fn liking<R: Ruleset>(
    game: &Game<R>,
    policy: &Policy,
    seat: Seat,
    command: &R::Command,
    view: &Value,
    further: bool,
) -> f64 {
    let own = Taste::of(&policy.commands, &serde_json::to_value(command).unwrap(), view);
    if policy.events.is_empty() {
        return own;
    }
    let decided = game.decide(seat, std::slice::from_ref(command)).unwrap();
    let liked = |event| Taste::of(&policy.events, &serde_json::to_value(event).unwrap(), view);
    let now = own + decided.events.iter().map(liked).sum::<f64>();
    if !further {
        return now;
    }
    let mut next = game.clone();
    next.commit(decided);
    let later = next.legal(seat);
    let later = later.iter().map(|command| liking(&next, policy, seat, command, view, false));
    now + later.max_by(f64::total_cmp).unwrap_or(0.0)
}

/// Keeps some of what was legal, and what it becomes with an extreme number, for later attempts.
fn remember<R: Ruleset>(pool: &mut Vec<R::Command>, command: &R::Command, chance: &mut Chance) {
    if pool.len() >= 3_000 {
        return;
    }
    pool.push(command.clone());
    let mut value = serde_json::to_value(command).unwrap();
    extreme(&mut value, chance);
    pool.extend(serde_json::from_value::<R::Command>(value).ok());
}

fn extreme(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|field| extreme(field, chance)),
        Value::Array(items) => items.iter_mut().for_each(|item| extreme(item, chance)),
        Value::Number(_) if chance.below(2) == 0 => *value = json!(chance.pick(&[0, 1, 11, 255]).unwrap()),
        _ => {}
    }
}
