//! Steers players to what random play rarely reaches; the policies are data in `steer.json` beside the recorded games.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};

/// The file `steer.json` of a ruleset; without the file, only random games are played.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steering {
    /// Texts that a recorded game must contain, in addition to all kinds.
    #[serde(default)]
    pub reach: Vec<String>,
    /// Commands to try before every decision because they may be refused.
    #[serde(default)]
    pub attempt: Vec<Value>,
    /// The policies of the players.
    #[serde(default)]
    pub policies: Vec<Policy>,
}

/// A policy: how it rates commands and events. Chance chooses among equally rated commands.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// The purpose of the policy.
    pub name: String,
    /// The editions it plays; all when empty.
    #[serde(default)]
    pub editions: Vec<String>,
    /// The number of seats it plays with; any when missing.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The number of games it plays for each table.
    #[serde(default)]
    pub tries: u64,
    #[serde(default)]
    pub commands: Vec<Taste>,
    #[serde(default)]
    pub events: Vec<Taste>,
}

/// Adds to the rate of a value that has these fields: `a.b` is a nested field, a missing field is null, and an array lists
/// alternatives. `times` names a number to multiply by, `when` the fields that the spectator's view must have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taste {
    #[serde(rename = "if")]
    fields: Map<String, Value>,
    #[serde(default)]
    when: Map<String, Value>,
    #[serde(default)]
    times: Option<String>,
    add: f64,
}

/// Returns the field at a path of names and indices.
fn field_at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, name| match value {
        Value::Array(items) => items.get(name.parse::<usize>().ok()?),
        other => other.get(name),
    })
}

/// Returns whether a value has all these fields.
fn fits(fields: &Map<String, Value>, value: &Value) -> bool {
    fields.iter().all(|(path, wanted)| {
        let found = field_at(value, path).unwrap_or(&Value::Null);
        found == wanted || wanted.as_array().is_some_and(|any| any.contains(found))
    })
}

impl Steering {
    pub fn read(folder: &Path) -> Self {
        let Ok(text) = fs::read_to_string(folder.join("steer.json")) else { return Self::default() };
        serde_json::from_str(&text).unwrap()
    }
}

impl Taste {
    /// Returns the rate of a value by these tastes, given a view.
    pub fn of(tastes: &[Self], value: &Value, view: &Value) -> f64 {
        let worth = |taste: &Self| {
            let times = taste.times.as_ref().map_or(Some(1.0), |path| field_at(value, path).and_then(Value::as_f64));
            taste.add * times.unwrap_or(0.0)
        };
        let like = |taste: &&Self| fits(&taste.fields, value) && fits(&taste.when, view);
        tastes.iter().filter(like).map(worth).sum()
    }
}
