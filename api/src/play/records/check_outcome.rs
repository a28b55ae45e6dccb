//! Checks that the stored outcome of a game follows from its rules and the resigned seats.

use salon_domain::kernel::catalogue::Verified;
use serde_json::Value;

use crate::play::session::outcome::{Outcome, place_resigned_last};

/// Compares a recorded outcome with what the rules compute, given the resigned seats.
pub(super) fn check_outcome(result: &Outcome, verified: &Verified, resigned: &[u8]) -> Result<(), String> {
    check_reason(&result.reason, verified.is_over())?;
    let read = |json: &str| serde_json::from_str::<Value>(json).map_err(|error| error.to_string());
    if read(result.scores.get())? != read(verified.scores.get())? {
        return Err("the final scores differ from the record".to_owned());
    }
    let seats = verified.placings.len();
    let known = resigned.iter().all(|seat| usize::from(*seat) < seats);
    if !known || resigned.iter().enumerate().any(|(at, seat)| resigned.iter().skip(at + 1).any(|other| other == seat)) {
        return Err("the resigned seats are not seats of the game".to_owned());
    }
    if result.reason == Outcome::RESIGNATION && resigned.is_empty() {
        return Err("it is recorded as ended by resignation, but no seat was resigned".to_owned());
    }
    if result.placings != placings(verified, resigned) {
        return Err("the placings differ from the record".to_owned());
    }
    Ok(())
}

fn check_reason(reason: &str, over: bool) -> Result<(), String> {
    match (reason, over) {
        (Outcome::RULES, true) | (Outcome::RESIGNATION, false) => Ok(()),
        (Outcome::RULES, false) => Err("it is recorded as ended by its rules, but its rules did not end it".to_owned()),
        (Outcome::RESIGNATION, true) => {
            Err("its rules ended it, but it is recorded as ended by resignation".to_owned())
        }
        (other, _) => Err(format!("unknown reason of the end: \"{other}\"")),
    }
}

/// Returns the smallest set of resigned seats that explains the recorded placings, for records of older versions, which do not
/// contain it.
pub(super) fn infer_resigned(result: &Outcome, verified: &Verified) -> Result<Vec<u8>, String> {
    let seats = verified.placings.len() as u8;
    let of = |set: u16| (0..seats).filter(|seat| set & (1 << seat) != 0).collect::<Vec<u8>>();
    let by_rules = result.reason == Outcome::RULES;
    // If only one seat were left, the game would have ended by resignation.
    let possible = |gone: &Vec<u8>| {
        if by_rules { gone.is_empty() || gone.len() + 2 <= usize::from(seats) } else { !gone.is_empty() }
    };
    let mut sets: Vec<Vec<u8>> = (0..1_u16 << seats.min(8)).map(of).filter(possible).collect();
    sets.sort_by_key(Vec::len);
    let right = sets.into_iter().find(|gone| placings(verified, gone) == result.placings);
    right.ok_or_else(|| "the placings differ from the record".to_owned())
}

fn placings(verified: &Verified, resigned: &[u8]) -> Vec<u8> {
    place_resigned_last(verified.placings.clone(), |seat| resigned.iter().any(|gone| usize::from(*gone) == seat))
}
