//! Parsing JSON into the types of a ruleset, and naming the awaited seats.

use serde_json::Value;

use super::any_game::AwaitedSeat;
use super::any_ruleset::{TableChoice, Unreadable};
use crate::args;
use crate::kernel::awaiting::Awaiting;
use crate::kernel::kinds::HasKind;
use crate::kernel::refusal::Refusal;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seats;
use crate::kernel::table::Table;
use crate::kernel::words::{Texts, message_id};

/// The maximum number of commands in an array. No turn of any game comes near.
pub const MAX_COMMANDS: usize = 100;

/// Parses what a host chose and checks that it can be played.
pub(super) fn table<R: Ruleset>(choice: &TableChoice<'_>) -> Result<Table<R>, Refusal> {
    let seats = Seats::new(choice.seats)
        .filter(|seats| R::SEATS.contains(&seats.count()))
        .ok_or(Refusal::WrongSeatCount { seats: choice.seats, fewest: *R::SEATS.start(), most: *R::SEATS.end() })?;
    let edition = match choice.edition {
        None => R::Edition::default(),
        Some(name) => serde_json::from_value(Value::String(name.to_owned()))
            .map_err(|_| Refusal::UnknownEdition { edition: name.to_owned(), known: editions::<R>() })?,
    };
    let options = match choice.options {
        None => R::Options::default(),
        // Serde also reads a struct from an array; only the object is documented.
        Some(json) if !json.trim_start().starts_with('{') => {
            return Err(Refusal::BadOptions { detail: "expected an object".to_owned() });
        }
        Some(json) => serde_json::from_str(json).map_err(|error| Refusal::BadOptions { detail: error.to_string() })?,
    };
    let table = Table { edition, options, ..Table::new(seats) };
    table.playable()?;
    Ok(table)
}

/// Returns the editions by name, each with the key that a request has.
fn editions<R: Ruleset>() -> Texts {
    Texts::of(|language| {
        let label = |kind: &&str| R::messages().attribute(language, &message_id("edition", kind), "label", &args![]);
        let named: Vec<String> = R::Edition::KINDS.iter().map(|kind| format!("{} (`{kind}`)", label(kind))).collect();
        named.join(", ")
    })
}

/// Parses a stored table.
pub(super) fn stored_table<R: Ruleset>(json: &str) -> Result<Table<R>, Unreadable> {
    let table: Table<R> = serde_json::from_str(json).map_err(|error| Unreadable::because("the table", error))?;
    table.playable().map_err(|refusal| Unreadable::because("the table", refusal))?;
    Ok(table)
}

/// Parses stored events.
pub(super) fn events<R: Ruleset>(events: &[&str]) -> Result<Vec<R::Event>, Unreadable> {
    events
        .iter()
        .map(|json| serde_json::from_str(json).map_err(|error| Unreadable::because("an event", error)))
        .collect()
}

/// Parses an array of 1 to [`MAX_COMMANDS`] commands.
pub(super) fn commands<R: Ruleset>(json: &[u8]) -> Result<Vec<R::Command>, Refusal> {
    let commands: Vec<R::Command> =
        serde_json::from_slice(json).map_err(|error| Refusal::MalformedCommands { detail: error.to_string() })?;
    match commands.len() {
        0 => Err(Refusal::NoCommands),
        count if count > MAX_COMMANDS => Err(Refusal::TooManyCommands { count, most: MAX_COMMANDS }),
        _ => Ok(commands),
    }
}

/// Returns the awaited seats with the kinds of their decisions.
pub(super) fn awaited_seats<R: Ruleset>(awaiting: &Awaiting<R::Decision>) -> Vec<AwaitedSeat> {
    awaiting.iter().map(|(seat, decision)| AwaitedSeat { seat, decision: decision.kind() }).collect()
}
