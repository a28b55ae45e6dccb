//! How players are steered to what random play hardly ever reaches: data beside the recorded games, no code.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};

/// The file `steer.json` of a ruleset; without one, random play has to do.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steering {
    /// Texts that some recorded game has to contain, beyond the kinds every ruleset has.
    #[serde(default)]
    pub reach: Vec<String>,
    /// Commands to try everywhere because they might be refused.
    #[serde(default)]
    pub attempt: Vec<Value>,
    /// Ways to play.
    #[serde(default)]
    pub policies: Vec<Policy>,
}

/// A way to play: what it likes and what it dislikes. Of several equally liked commands, one is chosen at random.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// What it is for.
    pub name: String,
    /// The editions it is for; all when empty.
    #[serde(default)]
    pub editions: Vec<String>,
    /// The number of seats it is for; any when missing.
    #[serde(default)]
    pub seats: Option<u8>,
    /// How often it is tried.
    #[serde(default)]
    pub tries: u64,
    #[serde(default)]
    pub commands: Vec<Taste>,
    #[serde(default)]
    pub events: Vec<Taste>,
}

/// How much something counts that has these fields (`a.b` looks inside, what is missing is null, of several
/// values one has to fit); `times` names
/// a number it is multiplied by, `when` the fields a spectator's view has to have.
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

fn inside<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, name| match value {
        Value::Array(items) => items.get(name.parse::<usize>().ok()?),
        other => other.get(name),
    })
}

fn fits(fields: &Map<String, Value>, value: &Value) -> bool {
    fields.iter().all(|(path, wanted)| {
        let found = inside(value, path).unwrap_or(&Value::Null);
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
    /// How much this value counts for these tastes, in the sight of this view.
    pub fn of(tastes: &[Self], value: &Value, view: &Value) -> f64 {
        let worth = |taste: &Self| {
            let times = taste.times.as_ref().map_or(Some(1.0), |path| inside(value, path).and_then(Value::as_f64));
            taste.add * times.unwrap_or(0.0)
        };
        let like = |taste: &&Self| fits(&taste.fields, value) && fits(&taste.when, view);
        tastes.iter().filter(like).map(worth).sum()
    }
}
