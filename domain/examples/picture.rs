//! Draws a game of random players after a number of decisions: `picture RULESET SEED SEATS DECISIONS [SEAT [wall]]`
//! writes SVG. With a seat, the area of that seat as the seat sees it; otherwise the whole table as a spectator sees
//! it.

use std::process::ExitCode;

use salon_domain::kernel::catalogue::Choice;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Part, Seat, Viewer};
use salon_domain::rulesets::{find, offer_examples};
use serde_json::Value;

fn main() -> ExitCode {
    offer_examples();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match picture(&arguments) {
        Ok(svg) => {
            print!("{svg}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}\nusage: picture RULESET SEED SEATS DECISIONS [SEAT [wall]]");
            ExitCode::FAILURE
        }
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number"))
}

fn picture(arguments: &[String]) -> Result<String, String> {
    let [ruleset, start, seats, decisions, part @ ..] = arguments else {
        return Err("arguments are missing".to_owned());
    };
    let ruleset = find(ruleset).map_err(|refusal| refusal.to_string())?;
    let (start, decisions) = (number(start)?, number(decisions)?);
    let seats = u8::try_from(number(seats)?).map_err(|_| "too many seats".to_owned())?;
    let choice = Choice { edition: None, seats, options: None };
    let mut game = ruleset.open(&choice, seed(start)).map_err(|refusal| refusal.to_string())?.game;
    let mut chance = Chance::public(start);
    for _ in 0..decisions {
        let awaiting = game.awaiting();
        let Some(awaited) = chance.pick(&awaiting) else { break };
        let listed = game.legal(awaited.seat).map_err(|refusal| refusal.to_string())?;
        let listed: Vec<Value> = serde_json::from_str(listed.get()).map_err(|error| error.to_string())?;
        let command = chance.pick(&listed).ok_or("an awaited seat has no legal command")?.clone();
        let commands = Value::Array(vec![command]).to_string();
        game = game.decide(awaited.seat, commands.as_bytes()).map_err(|refusal| refusal.to_string())?.game;
    }
    let (viewer, part) = match part {
        [] => (Viewer::Spectator, Part::Table),
        [seat, rest @ ..] => {
            let seat = u8::try_from(number(seat)?).ok().and_then(Seat::new).ok_or("there is no such seat")?;
            (Viewer::Seat(seat), if rest.is_empty() { Part::Seat(seat) } else { Part::Wall(seat) })
        }
    };
    game.picture(viewer, part).map(|svg| svg.into_string()).map_err(|refusal| refusal.to_string())
}
