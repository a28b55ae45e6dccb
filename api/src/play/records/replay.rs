//! Checks records and stored games by replaying them with the rules.

use salon_domain::kernel::catalogue::{self, Verified};
use salon_domain::rulesets;
use serde::Deserialize;
use serde_json::{Map, Value, value::RawValue};

use crate::{
    model::{game::Status, ids::GameId},
    play::{
        error::PlayError,
        records::{
            check_outcome::{check_outcome, infer_resigned},
            export_record::{FORMAT, record, resigned_seats},
        },
        session::{game_session::AwaitedDecision, outcome::Outcome},
    },
    store::{DealtRow, GameRow, JsonText, MoveRow, PlayerRow, Store},
};

/// Ids of games read with one query.
const PAGE_SIZE: i64 = 200;

/// The parts of a record file that are checked. Unknown fields, which later versions may add, are ignored.
#[derive(Deserialize)]
struct RecordFile<'a> {
    format: String,
    result: Option<Outcome>,
    /// Missing in records of older versions.
    resigned: Option<Vec<u8>>,
    #[serde(borrow)]
    record: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct RulesetPart {
    ruleset: String,
}

/// The agreed settings that the row of a game repeats.
#[derive(Deserialize)]
struct Agreed {
    edition: String,
    seats: i16,
    options: Map<String, Value>,
}

/// The contents of a checked record.
#[derive(Debug)]
pub struct Checked {
    /// Its ruleset.
    pub ruleset: String,
    /// Its final scores.
    pub scores: Value,
    /// The final placings.
    pub placings: Vec<u8>,
    /// The resigned seats. They are taken from the record, since they do not follow from the rules.
    pub resigned: Vec<u8>,
    /// Whether the record contains the resigned seats. For a record of an older version they are inferred from the placings.
    pub says_who_resigned: bool,
}

/// Checks the record of a finished game: the deal against the commitment, every event, the outcome, scores and placings.
pub fn check_file(text: &str) -> Result<Checked, String> {
    let file: RecordFile<'_> = serde_json::from_str(text).map_err(|error| format!("not a record file: {error}"))?;
    if file.format != FORMAT {
        return Err(format!("the format of the record is {}, not {FORMAT}", file.format));
    }
    let record = file.record.ok_or("the game was not over when it was exported, so there is nothing to check")?;
    let (ruleset, verified) = verify(record)?;
    let result = file.result.ok_or("the record is incomplete: it contains no result")?;
    let says_who_resigned = file.resigned.is_some();
    let resigned = match file.resigned {
        Some(seats) => seats,
        None => infer_resigned(&result, &verified)?,
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

/// Checks every stored game; returns their number, or the first difference.
pub async fn check_all(store: &Store, mut progress: impl FnMut(usize)) -> Result<usize, String> {
    let mut checked = 0;
    let mut after = None;
    loop {
        let ids = store.dealt_games_after(after, PAGE_SIZE).await.map_err(|error| error.to_string())?;
        let Some(last) = ids.last().copied() else { return Ok(checked) };
        for id in ids {
            check_consistently(store, id).await.map_err(|difference| format!("game {id}: {difference}"))?;
            checked += 1;
        }
        progress(checked);
        after = Some(last);
    }
}

/// Replays a stored game and returns its placings by the rules, without regard to resignations.
pub async fn placings(store: &Store, id: GameId) -> Result<Vec<u8>, String> {
    Ok(check_stored(store, id).await?.placings)
}

/// Checks a game, and checks it again if its roster changed meanwhile by a resignation or a rewind.
async fn check_consistently(store: &Store, id: GameId) -> Result<(), String> {
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
    // The row is read before the moves, so a move stored in between is newer than the row and is left out.
    let row = store.dealt(id, "").await.map_err(|error| error.to_string())?;
    let mut moves = store.moves_from(id, 0, i64::MAX).await.map_err(|error| error.to_string())?;
    moves.retain(|played| played.seq < row.game.version);
    let events: i64 = moves.iter().map(|played| i64::from(played.count)).sum();
    if events != row.game.version {
        return Err(format!("its version is {}, but it has {events} events", row.game.version));
    }
    let mut next = 0;
    for played in &moves {
        if played.seq != next {
            return Err(format!("event {next} is missing"));
        }
        next += i64::from(played.count);
    }
    check_agreed(&row)?;
    let (_, verified) = verify(&record(&row, &moves).map_err(text)?)?;
    check_awaiting(&row.game, &moves, &verified)?;
    let players = store.players(&[id]).await.map_err(|error| error.to_string())?;
    check_end(&row.game, &players, &verified)?;
    if row.game.status == Status::Running && is_left_to_one(&players) {
        // A sandbox may be rewound after an account was deleted, which ended the game by resignation.
        let sandbox = store.sandbox(id).await.map_err(|error| error.to_string())?;
        sandbox.ok_or("all seats but one were resigned, but it is running")?;
    }
    Ok(verified)
}

/// Checks that the row of a game repeats the agreed settings. It contains only the options that the host chose.
fn check_agreed(row: &DealtRow) -> Result<(), String> {
    let agreed: Agreed = row.agreed.read().map_err(|error| error.to_string())?;
    let options: Map<String, Value> = row.game.options.read().map_err(|error| error.to_string())?;
    let as_chosen = options.iter().all(|(name, chosen)| chosen.is_null() || agreed.options.get(name) == Some(chosen));
    if agreed.edition == row.game.edition && agreed.seats == row.game.seats && as_chosen {
        Ok(())
    } else {
        Err("its edition, seats or options differ from those agreed".to_owned())
    }
}

/// Checks the decisions the game waited for after each move and waits for now. Their times do not follow from the rules.
fn check_awaiting(game: &GameRow, moves: &[MoveRow], verified: &Verified) -> Result<(), String> {
    let stored = |json: &JsonText| {
        let awaiting = json.read::<Vec<AwaitedDecision>>().map_err(|error| error.to_string())?;
        Ok::<_, String>(sorted(awaiting.into_iter().map(|it| (it.seat, it.decision))))
    };
    let by_rules = |awaiting: &Vec<catalogue::AwaitedSeat>| {
        sorted(awaiting.iter().map(|it| (it.seat.number(), it.decision.to_owned())))
    };
    for (at, (played, awaiting)) in moves.iter().zip(verified.awaiting.iter().skip(1)).enumerate() {
        if stored(&played.awaiting)? != by_rules(awaiting) {
            return Err(format!("after move {at} the awaited decisions differ from those stored"));
        }
    }
    let now = verified.awaiting.last().filter(|_| game.status == Status::Running);
    if stored(&game.awaiting)? != now.map(by_rules).unwrap_or_default() {
        return Err("the awaited decisions differ from those stored".to_owned());
    }
    Ok(())
}

fn sorted(awaited: impl Iterator<Item = (u8, String)>) -> Vec<(u8, String)> {
    let mut awaited: Vec<_> = awaited.collect();
    awaited.sort_unstable();
    awaited
}

/// Checks that the status and the result follow from the rules and the resigned seats.
fn check_end(game: &GameRow, players: &[PlayerRow], verified: &Verified) -> Result<(), String> {
    let status = game.status;
    match (status, &game.result) {
        (Status::Finished, Some(result)) => {
            let result: Outcome = result.read().map_err(|error| error.to_string())?;
            check_outcome(&result, verified, &resigned_seats(players))?;
            let ended = result.reason == Outcome::RULES || is_left_to_one(players) || is_left_to_bots(players);
            if ended { Ok(()) } else { Err("too few seats were resigned to end it".to_owned()) }
        }
        (Status::Running | Status::Aborted, None) if verified.is_over() => {
            Err(format!("its rules ended it, but its status is {}", status.as_str()))
        }
        (Status::Running | Status::Aborted, None) => Ok(()),
        _ => Err(format!(
            "it was dealt, its status is {}, and it has {} result",
            status.as_str(),
            count(game.result.is_some())
        )),
    }
}

fn count(has_one: bool) -> &'static str {
    if has_one { "a" } else { "no" }
}

/// Whether a seat was resigned and at most one is left.
fn is_left_to_one(players: &[PlayerRow]) -> bool {
    let left = players.iter().filter(|player| player.resigned_at.is_none()).count();
    left <= 1 && left < players.len()
}

/// Whether only built-in bots are left.
fn is_left_to_bots(players: &[PlayerRow]) -> bool {
    players.iter().all(|player| player.resigned_at.is_some() || player.level.is_some())
}
