//! Checking records: everything is played again by the rules and compared.

use salon_domain::rulesets;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};

use super::{
    Awaited, PlayError,
    export_record::{FORMAT, record},
};
use crate::store::{JsonText, Store, ids::GameId};

/// Games gone through at once.
const PAGE: i64 = 200;

#[derive(Deserialize)]
struct RecordFile<'a> {
    format: String,
    result: Option<ResultPart>,
    #[serde(borrow)]
    record: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct ResultPart {
    scores: Value,
}

#[derive(Deserialize)]
struct RulesetPart {
    ruleset: String,
}

/// What a checked record says.
#[derive(Debug)]
pub struct Checked {
    /// Its ruleset.
    pub ruleset: String,
    /// Its final scores.
    pub scores: Value,
}

/// Checks the record of a finished game: shuffle against the commitment, every event, the final score.
pub fn check_file(text: &str) -> Result<Checked, String> {
    let file: RecordFile<'_> =
        serde_json::from_str(text).map_err(|error| format!("this is no record file: {error}"))?;
    if file.format != FORMAT {
        return Err(format!("this record is of the format {}, not {FORMAT}", file.format));
    }
    let record = file.record.ok_or("the game was not over when it was exported: there is nothing to check")?;
    let scores = verify(record)?;
    match file.result {
        None => Err("the record does not say how the game ended: it is not whole".to_owned()),
        Some(result) if result.scores != scores.scores => Err("the final scores are others than recorded".to_owned()),
        Some(_) => Ok(scores),
    }
}

fn verify(record: &RawValue) -> Result<Checked, String> {
    let part: RulesetPart = serde_json::from_str(record.get()).map_err(|error| error.to_string())?;
    let ruleset = rulesets::find(&part.ruleset).map_err(|refusal| refusal.to_string())?;
    let scores = ruleset.verify(record.get()).map_err(|difference| difference.to_string())?;
    let scores = serde_json::from_str(scores.get()).map_err(|error| error.to_string())?;
    Ok(Checked { ruleset: part.ruleset, scores })
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
    #[derive(Deserialize)]
    struct Score {
        placing: u8,
    }
    let checked = check_stored(store, id).await?;
    let scores: Vec<Score> = serde_json::from_value(checked.scores).map_err(|error| error.to_string())?;
    Ok(scores.into_iter().map(|score| score.placing).collect())
}

/// Moves of a sandbox may be taken back while it is checked: then it is checked again.
async fn check_surely(store: &Store, id: GameId) -> Result<(), String> {
    let roster = async || Ok::<i32, String>(store.game_version(id).await.map_err(|error| error.to_string())?.2);
    let mut before = roster().await?;
    loop {
        let Err(difference) = check_stored(store, id).await else { return Ok(()) };
        let after = roster().await?;
        let sandbox = store.sandbox(id).await.map_err(|error| error.to_string())?.is_some();
        if !sandbox || after == before {
            return Err(difference);
        }
        before = after;
    }
}

async fn check_stored(store: &Store, id: GameId) -> Result<Checked, String> {
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
    let checked = verify(&record(&row, &moves).map_err(text)?)?;
    if let Some(result) = row.game.result.as_ref() {
        let result: ResultPart = result.read().map_err(|error| error.to_string())?;
        if result.scores != checked.scores {
            return Err("the final scores are others than stored".to_owned());
        }
    }
    if let (Some(last), "running") = (moves.last(), row.game.status.as_str()) {
        // Since when and until when changes between moves.
        let read = |json: &JsonText| {
            let awaiting = json.read::<Vec<Awaited>>().map_err(|error| error.to_string())?;
            Ok::<_, String>(awaiting.into_iter().map(|it| (it.seat, it.decision)).collect::<Vec<_>>())
        };
        if read(&last.awaiting)? != read(&row.game.awaiting)? {
            return Err("it waits for somebody else than its last move says".to_owned());
        }
    }
    Ok(checked)
}
