//! Plays games of random players and measures the speed: `self_play [RULESET] [GAMES] [SEATS]`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]
#![expect(clippy::disallowed_methods, reason = "it measures how long something takes")]

use std::process::ExitCode;
use std::time::Instant;

use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Game, Ruleset, Seats, Table};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

struct SelfPlay {
    ruleset: String,
    games: u64,
    seats: u8,
    found: bool,
    failed: Option<String>,
}

impl RulesetVisitor for SelfPlay {
    fn visit<R: Ruleset>(&mut self) {
        if R::KEY == self.ruleset {
            self.found = true;
            self.failed = play::<R>(self.games, self.seats).err();
        }
    }
}

fn play<R: Ruleset>(games: u64, seats: u8) -> Result<(), String> {
    let seats = Seats::new(seats).filter(|seats| R::SEATS.contains(&seats.count()));
    let seats = seats.ok_or_else(|| format!("{} is for {:?} seats", R::TITLE, R::SEATS))?;
    let mut players = RandomPlay::<R>::new(1);
    let mut events = Vec::new();
    let (mut happened, mut finished) = (0, 0);
    let start = Instant::now();
    for number in 0..games {
        let (mut game, _) = Game::<R>::open(Table::new(seats), seed(number)).map_err(|error| error.to_string())?;
        events.clear();
        let over = players.play_out(&mut game, 1_000_000, &mut events).map_err(|error| error.to_string())?;
        happened += events.len();
        finished += u64::from(over);
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |count: u64| count as f64 / games.max(1) as f64;
    println!("{}: {finished} of {games} games of {} seats finished in {seconds:.2} s", R::TITLE, seats.count());
    println!("  {:>12.0} games a second", games as f64 / seconds);
    println!("  {:>12.0} decisions a second, each with its full legal list", players.decisions as f64 / seconds);
    println!("  {:>12.1} decisions a game", each(players.decisions));
    println!("  {:>12.1} events a game", each(happened as u64));
    println!("  {:>12.1} legal commands a decision", players.listed as f64 / players.decisions.max(1) as f64);
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default| match arguments.get(place) {
        None => Ok(default),
        Some(text) => text.parse().map_err(|_| format!("{text:?} is not a number")),
    };
    let (games, seats) = match (number(1, 1000), number(2, 4)) {
        (Ok(games), Ok(seats)) => (games, seats as u8),
        (Err(why), _) | (_, Err(why)) => {
            eprintln!("{why}\nusage: self_play [RULESET] [GAMES] [SEATS]");
            return ExitCode::FAILURE;
        }
    };
    let ruleset = arguments.first().cloned().unwrap_or_else(|| "art_society".to_owned());
    let mut run = SelfPlay { ruleset, games, seats, found: false, failed: None };
    visit_all(&mut run);
    match (run.found, run.failed) {
        (false, _) => eprintln!("there is no ruleset {:?}", run.ruleset),
        (true, Some(why)) => eprintln!("{why}"),
        (true, None) => return ExitCode::SUCCESS,
    }
    ExitCode::FAILURE
}
