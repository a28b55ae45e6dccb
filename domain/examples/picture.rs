//! Draws a game of random players after a number of decisions: `picture RULESET SEED SEATS DECISIONS [OPTION...]`
//! writes SVG. Options: `seat=N` the viewer (a spectator otherwise), `part=table|seat|wall|decision` or the name of an
//! area, `width=N`, `theme=dark`, `language=fr`, `coordinates=yes`, `names=Ada,Bob`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]

use std::process::ExitCode;

use salon_domain::kernel::catalogue::{AnyGame, TableChoice};
use salon_domain::kernel::picture::Width;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Drawing, Language, Names, Part, Seat, Speech, Theme, Viewer};
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
            eprintln!("{why}\nusage: picture RULESET SEED SEATS DECISIONS [OPTION...]");
            ExitCode::FAILURE
        }
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number"))
}

fn picture(arguments: &[String]) -> Result<String, String> {
    let [ruleset, start, seats, decisions, options @ ..] = arguments else {
        return Err("arguments are missing".to_owned());
    };
    let ruleset = find(ruleset).map_err(|refusal| refusal.to_string())?;
    let (start, decisions) = (number(start)?, number(decisions)?);
    let seats = u8::try_from(number(seats)?).map_err(|_| "too many seats".to_owned())?;
    let choice = TableChoice { edition: None, seats, options: None };
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
    draw(&*game, options)
}

/// Draws a game as the options say.
fn draw(game: &dyn AnyGame, options: &[String]) -> Result<String, String> {
    let option = |name: &str| options.iter().find_map(|text| text.strip_prefix(name)?.strip_prefix('='));
    let seat = match option("seat") {
        None => None,
        Some(text) => Some(u8::try_from(number(text)?).ok().and_then(Seat::new).ok_or("there is no such seat")?),
    };
    let of_seat = |part: fn(Seat) -> Part<'static>| seat.map(part).ok_or("this part needs a seat");
    let part = match option("part") {
        None | Some("table") => Part::Table,
        Some("seat") => of_seat(Part::Seat)?,
        Some("wall") => of_seat(Part::Wall)?,
        Some("decision") => of_seat(Part::Decision)?,
        Some(area) => Part::Area(area),
    };
    let width = match option("width") {
        None => Width::WIDE,
        Some(text) => u16::try_from(number(text)?).ok().and_then(Width::new).ok_or("the width is out of range")?,
    };
    let names = option("names").map(|names| names.split(',').map(|name| Some(name.to_owned())).collect());
    let names = Names::new(names.unwrap_or_default());
    let language = if option("language") == Some("fr") { Language::Fr } else { Language::En };
    let drawing = Drawing {
        part,
        theme: if option("theme") == Some("dark") { Theme::Dark } else { Theme::Light },
        width,
        coordinates: option("coordinates").is_some(),
        speech: Speech { language, names: &names },
    };
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    game.picture(viewer, &drawing).map(|svg| svg.into_string()).map_err(|refusal| refusal.to_string())
}
