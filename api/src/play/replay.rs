//! Checking records: everything is played again by the rules and compared.

use salon_domain::kernel::catalogue::{self, Verified};
use salon_domain::rulesets;
use serde::Deserialize;
use serde_json::{Map, Value, value::RawValue};

use super::{
    Awaited, Outcome, PlayError, Status,
    ending::{check_outcome, who_gave_up},
    export_record::{FORMAT, record, resigned_seats},
};
use crate::store::{DealtRow, GameRow, JsonText, MoveRow, PlayerRow, Store, ids::GameId};

/// Games gone through at once.
const PAGE: i64 = 200;

/// What is read of a record file. Later versions may add to it: what is not known is left alone, and not said to be checked.
#[derive(Deserialize)]
struct RecordFile<'a> {
    format: String,
    result: Option<Outcome>,
    /// Not in what older versions wrote.
    resigned: Option<Vec<u8>>,
    #[serde(borrow)]
    record: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct RulesetPart {
    ruleset: String,
}

/// What was agreed, as far as the game's row repeats it.
#[derive(Deserialize)]
struct Agreed {
    edition: String,
    seats: i16,
    options: Map<String, Value>,
}

/// What a checked record says.
#[derive(Debug)]
pub struct Checked {
    /// Its ruleset.
    pub ruleset: String,
    /// Its final scores.
    pub scores: Value,
    /// The final placings.
    pub placings: Vec<u8>,
    /// The seats that were given up. That is believed, since no rule can tell.
    pub resigned: Vec<u8>,
    /// Whether the record says so itself. One of an older version does not: these seats must have been, for the placings to be right.
    pub says_who_resigned: bool,
}

/// Checks the record of a finished game: shuffle against the commitment, every event, how it ended, scores and placings.
pub fn check_file(text: &str) -> Result<Checked, String> {
    let file: RecordFile<'_> =
        serde_json::from_str(text).map_err(|error| format!("this is no record file: {error}"))?;
    if file.format != FORMAT {
        return Err(format!("this record is of the format {}, not {FORMAT}", file.format));
    }
    let record = file.record.ok_or("the game was not over when it was exported: there is nothing to check")?;
    let (ruleset, verified) = verify(record)?;
    let result = file.result.ok_or("the record does not say how the game ended: it is not whole")?;
    let says_who_resigned = file.resigned.is_some();
    let resigned = match file.resigned {
        Some(seats) => seats,
        None => who_gave_up(&result, &verified)?,
    };
    check_outcome(&result, &verified, &resigned)?;
    let scores = value(&verified.scores)?;
    Ok(Checked { ruleset, scores, placings: result.placings, resigned, says_who_resigned })
}

fn value(json: &RawValue) -> Result<Value, String> {
    serde_json::from_str(json.get()).map_err(|error| error.to_string())
}

fn verify(record: &RawValue) -> Result<(String, Verified), String> {
    let part: RulesetPart = serde_json::from_str(record.get()).map_err(|error| error.to_string())?;
    let ruleset = rulesets::find(&part.ruleset).map_err(|refusal| refusal.to_string())?;
    let verified = ruleset.verify(record.get()).map_err(|difference| difference.to_string())?;
    Ok((part.ruleset, verified))
}

/// Checks every stored game; returns how many, or the first that differs and why.
pub async fn check_all(store: &Store, mut progress: impl FnMut(usize)) -> Result<usize, String> {
    let mut checked = 0;
    let mut after = None;
    loop {
        let ids = store.dealt_games_after(after, PAGE).await.map_err(|error| error.to_string())?;
        let Some(last) = ids.last().copied() else { return Ok(checked) };
        for id in ids {
            check_surely(store, id).await.map_err(|difference| format!("game {id}: {difference}"))?;
            checked += 1;
        }
        progress(checked);
        after = Some(last);
    }
}

/// The placings of a stored game as its rules have them, everything played again. Who resigned is not looked at.
pub async fn placings(store: &Store, id: GameId) -> Result<Vec<u8>, String> {
    Ok(check_stored(store, id).await?.placings)
}

/// Somebody may resign, or take moves of a sandbox back, while a game is checked: then it is checked again.
async fn check_surely(store: &Store, id: GameId) -> Result<(), String> {
    let roster = async || Ok::<i32, String>(store.game_version(id).await.map_err(|error| error.to_string())?.2);
    let mut before = roster().await?;
    loop {
        let Err(difference) = check_stored(store, id).await else { return Ok(()) };
        let after = roster().await?;
        if after == before {
            return Err(difference);
        }
        before = after;
    }
}

async fn check_stored(store: &Store, id: GameId) -> Result<Verified, String> {
    let text = |error: PlayError| error.to_string();
    // The game before its moves: one appended between the two reads is too new, and left out.
    let row = store.dealt(id, "").await.map_err(|error| error.to_string())?;
    let mut moves = store.moves_from(id, 0, i64::MAX).await.map_err(|error| error.to_string())?;
    moves.retain(|played| played.seq < row.game.version);
    let events: i64 = moves.iter().map(|played| i64::from(played.count)).sum();
    if events != row.game.version {
        return Err(format!("it is at version {} but has {events} events", row.game.version));
    }
    let mut next = 0;
    for played in &moves {
        if played.seq != next {
            return Err(format!("the event {next} is missing"));
        }
        next += i64::from(played.count);
    }
    check_agreed(&row)?;
    let (_, verified) = verify(&record(&row, &moves).map_err(text)?)?;
    check_awaiting(&row.game, &moves, &verified)?;
    let players = store.players(&[id]).await.map_err(|error| error.to_string())?;
    check_end(&row.game, &players, &verified)?;
    if row.game.status == Status::Running.as_str() && is_left_to_one(&players) {
        // The owner of a sandbox may take back the end that somebody's going for good was.
        let sandbox = store.sandbox(id).await.map_err(|error| error.to_string())?;
        sandbox.ok_or("all but one gave up, and it is running")?;
    }
    Ok(verified)
}

/// What lists and lobbies tell of a game is what is played. The options there are those the host chose, the others are defaults.
fn check_agreed(row: &DealtRow) -> Result<(), String> {
    let agreed: Agreed = row.agreed.read().map_err(|error| error.to_string())?;
    let options: Map<String, Value> = row.game.options.read().map_err(|error| error.to_string())?;
    let as_chosen = options.iter().all(|(name, chosen)| chosen.is_null() || agreed.options.get(name) == Some(chosen));
    if agreed.edition == row.game.edition && agreed.seats == row.game.seats && as_chosen {
        Ok(())
    } else {
        Err("its edition, seats or options are others than agreed".to_owned())
    }
}

/// Whom it waited for after each move, and waits for now. Since when and until when no rule can tell.
fn check_awaiting(game: &GameRow, moves: &[MoveRow], verified: &Verified) -> Result<(), String> {
    let stored = |json: &JsonText| {
        let awaiting = json.read::<Vec<Awaited>>().map_err(|error| error.to_string())?;
        Ok::<_, String>(sorted(awaiting.into_iter().map(|it| (it.seat, it.decision))))
    };
    let by_rules = |awaiting: &Vec<catalogue::Awaited>| {
        sorted(awaiting.iter().map(|it| (it.seat.number(), it.decision.to_owned())))
    };
    for (at, (played, awaiting)) in moves.iter().zip(verified.awaiting.iter().skip(1)).enumerate() {
        if stored(&played.awaiting)? != by_rules(awaiting) {
            return Err(format!("after move {at} it waits for somebody else than stored"));
        }
    }
    let now = verified.awaiting.last().filter(|_| game.status == Status::Running.as_str());
    if stored(&game.awaiting)? != now.map(by_rules).unwrap_or_default() {
        return Err("it waits for somebody else than stored".to_owned());
    }
    Ok(())
}

fn sorted(awaited: impl Iterator<Item = (u8, String)>) -> Vec<(u8, String)> {
    let mut awaited: Vec<_> = awaited.collect();
    awaited.sort_unstable();
    awaited
}

/// Whether it is over as its rules, or those who gave up, have it.
fn check_end(game: &GameRow, players: &[PlayerRow], verified: &Verified) -> Result<(), String> {
    let status = Status::try_from(game.status.as_str()).map_err(|error| error.to_string())?;
    match (status, &game.result) {
        (Status::Finished, Some(result)) => {
            let result: Outcome = result.read().map_err(|error| error.to_string())?;
            check_outcome(&result, verified, &resigned_seats(players))?;
            let ended = result.reason == Outcome::RULES || is_left_to_one(players) || is_left_to_bots(players);
            if ended { Ok(()) } else { Err("too few gave up to end it".to_owned()) }
        }
        (Status::Running | Status::Aborted, None) if verified.is_over() => {
            Err(format!("it came to its end, and is {}", status.as_str()))
        }
        (Status::Running | Status::Aborted, None) => Ok(()),
        _ => Err(format!("it was dealt, is {}, and {} a result", status.as_str(), has(game.result.is_some()))),
    }
}

fn has(it: bool) -> &'static str {
    if it { "has" } else { "has not" }
}

/// Whether somebody gave up and at most one is left.
fn is_left_to_one(players: &[PlayerRow]) -> bool {
    let left = players.iter().filter(|player| player.resigned_at.is_none()).count();
    left <= 1 && left < players.len()
}

/// Whether nobody is left but the server's own bots.
fn is_left_to_bots(players: &[PlayerRow]) -> bool {
    players.iter().all(|player| player.resigned_at.is_some() || player.level.is_some())
}
