//! Lets the built-in bots play against each other: `tournament [RULESET|all] [GAMES] [NODES] [PAIRING]`.
//!
//! Repeatable: games are dealt from numbered seeds, nodes are the only budget, and the tested level changes seats from
//! game to game. A shared first place counts in equal parts. The intervals are Wilson's, 95 %. Where a level has a
//! required share of wins, and enough games are played, winning less is a failure.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]
#![expect(clippy::disallowed_methods, reason = "it measures how long something takes")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Seat, Seats, Table, Viewer};
use salon_domain::rulesets::{RulesetVisitor, visit_catalogue};

/// One seat of a level against all others of another.
struct Pairing {
    name: &'static str,
    tried: Level,
    others: Level,
    seats: u8,
    /// The required share of wins.
    least: Option<Least>,
}

/// The required share of wins of a pairing in one ruleset.
struct Least {
    ruleset: &'static str,
    share: f64,
    /// Whether exactly this share is too little.
    exceeded: bool,
}

const fn at_least(share: f64) -> Option<Least> {
    Some(Least { ruleset: "art_society", share, exceeded: false })
}

const fn more_than(share: f64) -> Option<Least> {
    Some(Least { ruleset: "art_society", share, exceeded: true })
}

const PAIRINGS: [Pairing; 4] = [
    Pairing { name: "amateur-novice", tried: Level::Amateur, others: Level::Novice, seats: 2, least: at_least(0.95) },
    Pairing { name: "master-amateur", tried: Level::Master, others: Level::Amateur, seats: 2, least: at_least(0.70) },
    Pairing { name: "master-novice", tried: Level::Master, others: Level::Novice, seats: 2, least: None },
    Pairing { name: "master-amateurs", tried: Level::Master, others: Level::Amateur, seats: 4, least: more_than(0.25) },
];

/// The number of games from which the required shares are checked. With fewer games the result is too random.
const MIN_GAMES_TO_CHECK: u64 = 400;

/// Limits against mistyped numbers.
const MAX_GAMES: u64 = 100_000;
const MAX_NODES: u64 = 1_000_000;
/// The maximum number of moves of a game. No game takes that many.
const MAX_MOVES: u64 = 10_000;

/// The results of a pairing so far.
#[derive(Default)]
struct Tally {
    games: u64,
    wins: f64,
    margin: f64,
    thought: Duration,
    longest: Duration,
    decisions: u32,
}

impl Tally {
    /// Wilson's interval around the share of wins.
    fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let n = self.games.max(1) as f64;
        let share = self.wins / n;
        let middle = share + Z * Z / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        ((middle - half) / scale, (middle + half) / scale)
    }

    /// What to say if less was won than has to be.
    fn missed(&self, ruleset: &str, pairing: &Pairing) -> Option<String> {
        let least =
            pairing.least.as_ref().filter(|least| least.ruleset == ruleset && self.games >= MIN_GAMES_TO_CHECK)?;
        let won = self.wins / self.games as f64;
        let enough = if least.exceeded { won > least.share } else { won >= least.share };
        let word = if least.exceeded { "more than" } else { "at least" };
        let (name, won, share) = (pairing.name, won * 100.0, least.share * 100.0);
        (!enough).then(|| format!("{ruleset}, {name}: {won:.1} % won, {word} {share:.1} % expected"))
    }

    fn print(&self, ruleset: &str, pairing: &Pairing) {
        let n = self.games.max(1) as f64;
        let (low, high) = self.interval();
        let each = self.thought.as_secs_f64() * 1e3 / f64::from(self.decisions.max(1));
        println!(
            "{ruleset:<14} {:<16} {:>5} {:>6} {:>8.1} % {:>6.1} - {:>5.1} % {:>8.1} {:>9.2} ms {:>8.1} ms",
            pairing.name,
            pairing.seats,
            self.games,
            self.wins / n * 100.0,
            low * 100.0,
            high * 100.0,
            self.margin / n,
            each,
            self.longest.as_secs_f64() * 1e3,
        );
    }
}

struct Tournament {
    ruleset: String,
    games: u64,
    nodes: u32,
    pairing: Option<String>,
    found: bool,
    failed: Option<String>,
    /// The pairings below their required share.
    missed: Vec<String>,
}

impl RulesetVisitor for Tournament {
    fn visit<R: Ruleset>(&mut self) {
        if self.failed.is_some() || (self.ruleset != R::KEY && self.ruleset != "all") {
            return;
        }
        let wanted = |pairing: &&Pairing| self.pairing.as_deref().is_none_or(|name| name == pairing.name);
        let budget = Budget::nodes(self.nodes);
        for pairing in PAIRINGS.iter().filter(wanted).filter(|pairing| R::SEATS.contains(&pairing.seats)) {
            self.found = true;
            let mut tally = Tally::default();
            for number in 0..self.games {
                if let Err(why) = play::<R>(pairing, number, &budget, &mut tally) {
                    self.failed = Some(why);
                    return;
                }
            }
            tally.print(R::KEY, pairing);
            self.missed.extend(tally.missed(R::KEY, pairing));
        }
    }
}

/// Plays one game. Seats that are awaited together choose in random order, so that no seat always bids last.
fn play<R: Ruleset>(pairing: &Pairing, number: u64, budget: &Budget<'_>, tally: &mut Tally) -> Result<(), String> {
    let seats = Seats::new(pairing.seats).ok_or("no such table")?;
    let tried = Seat::new((number % u64::from(pairing.seats)) as u8).ok_or("no such seat")?;
    let (mut game, _) = Game::<R>::open(Table::new(seats), seed(number)).map_err(|error| error.to_string())?;
    let mut chance = Chance::public(number);
    for _ in 0..MAX_MOVES {
        let awaited: Vec<Seat> = R::awaiting(game.state()).iter().map(|(seat, _)| seat).collect();
        let Some(&seat) = chance.pick(&awaited) else {
            tally.count(&game, tried);
            return Ok(());
        };
        let level = if seat == tried { pairing.tried } else { pairing.others };
        let start = Instant::now();
        let commands = game.choose(seat, level, chance.number(), budget).map_err(|refused| format!("{refused:?}"))?;
        if seat == tried {
            tally.think(start.elapsed(), commands.len());
        }
        game.submit(seat, &commands).map_err(|refused| format!("{level:?} is refused: {refused:?}"))?;
    }
    Err(format!("game {number} of {} does not end", pairing.name))
}

impl Tally {
    fn think(&mut self, time: Duration, commands: usize) {
        let commands = u32::try_from(commands).unwrap_or(1).max(1);
        self.thought += time;
        self.longest = self.longest.max(time / commands);
        self.decisions += commands;
    }

    fn count<R: Ruleset>(&mut self, game: &Game<R>, tried: Seat) {
        let scores = R::score(game.state(), Viewer::Spectator);
        let first = scores.values().iter().filter(|score| score.placing == 1).count();
        let others = scores.iter().filter(|(seat, _)| *seat != tried).map(|(_, score)| score.points);
        let best = others.max().unwrap_or(0);
        if let Some(own) = scores.of(tried) {
            self.games += 1;
            self.wins += if own.placing == 1 { 1.0 / first.max(1) as f64 } else { 0.0 };
            self.margin += f64::from(own.points - best);
        }
    }
}

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(missed) if missed.is_empty() => ExitCode::SUCCESS,
        Ok(missed) => {
            eprintln!("{}", missed.join("\n"));
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}\nusage: tournament [RULESET|all] [GAMES] [NODES] [PAIRING]");
            ExitCode::FAILURE
        }
    }
}

/// Plays the tournament. Returns the pairings below their required share.
fn run(arguments: &[String]) -> Result<Vec<String>, String> {
    let number = |place: usize, default: u64, most: u64| match arguments.get(place) {
        None => Ok(default),
        Some(text) => match text.parse() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{text:?} is not a number from 1 to {most}")),
        },
    };
    let mut tournament = Tournament {
        ruleset: arguments.first().cloned().unwrap_or_else(|| "all".to_owned()),
        games: number(1, 400, MAX_GAMES)?,
        nodes: number(2, 50, MAX_NODES)? as u32,
        pairing: arguments.get(3).cloned(),
        found: false,
        failed: None,
        missed: Vec::new(),
    };
    println!(
        "{:<14} {:<16} {:>5} {:>6} {:>10} {:>16} {:>8} {:>12} {:>11}",
        "ruleset", "pairing", "seats", "games", "won", "95 %", "margin", "a decision", "longest"
    );
    visit_catalogue(&mut tournament);
    match (tournament.found, tournament.failed) {
        (_, Some(why)) => Err(why),
        (false, None) => Err("there is no such ruleset or pairing".to_owned()),
        (true, None) => Ok(tournament.missed),
    }
}
