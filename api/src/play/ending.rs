//! Whether what is told of a game's end follows from its rules and from who gave up.

use salon_domain::kernel::catalogue::Verified;
use serde_json::Value;

use super::{Outcome, stayed_first};

/// Compares how a game is said to have ended with what its rules make of it, given the seats that were given up.
pub(super) fn check_outcome(result: &Outcome, verified: &Verified, resigned: &[u8]) -> Result<(), String> {
    check_reason(&result.reason, verified.is_over())?;
    let read = |json: &str| serde_json::from_str::<Value>(json).map_err(|error| error.to_string());
    if read(result.scores.get())? != read(verified.scores.get())? {
        return Err("the final scores are others than recorded".to_owned());
    }
    let seats = verified.placings.len();
    let known = resigned.iter().all(|seat| usize::from(*seat) < seats);
    if !known || resigned.iter().enumerate().any(|(at, seat)| resigned.iter().skip(at + 1).any(|other| other == seat)) {
        return Err("those who gave up are no seats of the game".to_owned());
    }
    if result.reason == Outcome::RESIGNATION && resigned.is_empty() {
        return Err("it is said to have been given up, and nobody did".to_owned());
    }
    if result.placings != placings(verified, resigned) {
        return Err("the placings are others than recorded".to_owned());
    }
    Ok(())
}

fn check_reason(reason: &str, over: bool) -> Result<(), String> {
    match (reason, over) {
        (Outcome::RULES, true) | (Outcome::RESIGNATION, false) => Ok(()),
        (Outcome::RULES, false) => Err("it is said to have come to its end, and has not".to_owned()),
        (Outcome::RESIGNATION, true) => Err("it came to its end, and is said to have been given up".to_owned()),
        (other, _) => Err(format!("no game ends by \"{other}\"")),
    }
}

/// The seats that must have been given up for the placings to be right, as few as possible: for records of versions that did not
/// write them down.
pub(super) fn who_gave_up(result: &Outcome, verified: &Verified) -> Result<Vec<u8>, String> {
    let seats = verified.placings.len() as u8;
    let of = |set: u16| (0..seats).filter(|seat| set & (1 << seat) != 0).collect::<Vec<u8>>();
    let by_rules = result.reason == Outcome::RULES;
    // Who is left alone has won before the rules end the game.
    let possible = |gone: &Vec<u8>| {
        if by_rules { gone.is_empty() || gone.len() + 2 <= usize::from(seats) } else { !gone.is_empty() }
    };
    let mut sets: Vec<Vec<u8>> = (0..1_u16 << seats.min(8)).map(of).filter(possible).collect();
    sets.sort_by_key(Vec::len);
    let right = sets.into_iter().find(|gone| placings(verified, gone) == result.placings);
    right.ok_or_else(|| "the placings are others than recorded".to_owned())
}

fn placings(verified: &Verified, resigned: &[u8]) -> Vec<u8> {
    stayed_first(verified.placings.clone(), |seat| resigned.iter().any(|gone| usize::from(*gone) == seat))
}
