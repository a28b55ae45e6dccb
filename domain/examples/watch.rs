//! Plays a game of random players and prints it as text: `watch [RULESET] [SEED] [SEATS]`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]

use std::process::ExitCode;

use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, TableChoice};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Language, Viewer};
use salon_domain::rulesets::{CATALOGUE, find, offer_examples};
use serde_json::Value;

/// The maximum number of decisions of a game. No game takes that many.
const MAX_DECISIONS: usize = 100_000;

fn main() -> ExitCode {
    offer_examples();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match watch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}\nusage: watch [RULESET] [SEED] [SEATS]");
            ExitCode::FAILURE
        }
    }
}

fn number(arguments: &[String], place: usize, default: u64) -> Result<u64, String> {
    arguments.get(place).map_or(Ok(default), |text| text.parse().map_err(|_| format!("{text:?} is not a number")))
}

fn watch(arguments: &[String]) -> Result<(), String> {
    let ruleset: &dyn AnyRuleset = match arguments.first() {
        Some(key) => find(key).map_err(|refusal| refusal.to_string())?,
        None => *CATALOGUE.first().ok_or("there is no game to watch")?,
    };
    let about = ruleset.about();
    let start = number(arguments, 1, 1)?;
    let seats = number(arguments, 2, u64::from(about.most_seats))?;
    let seats = u8::try_from(seats).map_err(|_| format!("{seats} seats are too many"))?;
    let choice = TableChoice { edition: None, seats, options: None };
    let mut game = ruleset.open(&choice, seed(start)).map_err(|refusal| refusal.to_string())?.game;
    println!("{}, {seats} seats, seed {start}, commitment {}\n", about.title, game.commitment());
    let mut chance = Chance::public(start);
    let mut round_start = None;
    for _ in 0..MAX_DECISIONS {
        let awaiting = game.awaiting();
        let Some(awaited) = chance.pick(&awaiting) else { break };
        let listed = game.legal(awaited.seat).map_err(|refusal| refusal.to_string())?;
        let listed: Vec<Value> = serde_json::from_str(listed.get()).map_err(|error| error.to_string())?;
        let command = chance.pick(&listed).ok_or("an awaited seat has no legal command")?.clone();
        let commands = Value::Array(vec![command]).to_string();
        let accepted = game.decide(awaited.seat, commands.as_bytes()).map_err(|refusal| refusal.to_string())?;
        for event in accepted.events.seen(Viewer::Spectator) {
            println!("{}", sentence(event.get()));
        }
        let before = awaiting.first().map(|awaited| awaited.decision);
        game = accepted.game;
        let after = game.awaiting();
        // Draw the game at the start of each round: when the first kind of decision with a single seat comes again.
        if let [next] = after.as_slice()
            && Some(next.decision) != before
            && *round_start.get_or_insert(next.decision) == next.decision
        {
            println!("\n{}", game.draw(Viewer::Spectator));
        }
    }
    println!("\n{}", game.draw(Viewer::Spectator));
    tally(&*game);
    Ok(())
}

fn tally(game: &dyn AnyGame) {
    let placings = game.placings(Viewer::Spectator);
    let lines = game.explain(Viewer::Spectator, Language::En);
    for ((seat, placing), lines) in game.seats().iter().zip(placings).zip(lines) {
        println!("{seat} is placed {placing}");
        for line in &lines {
            println!("  {:>4}  {:<18} {}", line.points, line.name, line.explanation);
        }
        println!("  {:>4}  in total\n", lines.iter().map(|line| line.points).sum::<i32>());
    }
}

/// An event as a line of text: its kind, then its fields.
fn sentence(event: &str) -> String {
    let fields: serde_json::Map<String, Value> = serde_json::from_str(event).unwrap_or_default();
    let kind = fields.get("kind").and_then(Value::as_str).unwrap_or("something").replace('_', " ");
    let others = fields.iter().filter(|(name, _)| *name != "kind");
    let details: Vec<String> =
        others.map(|(name, value)| format!("{} {}", name.replace('_', " "), plain(value))).collect();
    format!("{kind}: {}", details.join(", "))
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| format!("{name} {}", plain(value))).collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}
