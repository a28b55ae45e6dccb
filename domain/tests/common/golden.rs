//! Recorded games in `tests/golden`: reading their files.

use std::fs;
use std::path::{Path, PathBuf};

use salon_domain::kernel::{Ruleset, Seat, Seed, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Returns the folder of the recorded games of a ruleset.
pub fn folder(key: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(key)
}

/// A recorded game.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Golden<R: Ruleset> {
    pub ruleset: String,
    pub table: Table<R>,
    pub seed: Seed,
    pub opening: R::Opening,
    pub steps: Vec<GoldenStep<R>>,
    pub scores: Value,
}

/// The commands of a seat with their result: events, or the code of the refusal.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct GoldenStep<R: Ruleset> {
    pub seat: Seat,
    pub commands: Vec<R::Command>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<R::Event>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

impl<R: Ruleset> Golden<R> {
    /// Reads every recorded game of the ruleset, with the name of its file.
    pub fn read_all() -> Vec<(String, Self)> {
        let Ok(files) = fs::read_dir(folder(R::KEY)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        files.retain(|path| path.extension().is_some_and(|ending| ending == "json") && !path.ends_with("steer.json"));
        files.sort();
        let read = |path: PathBuf| {
            let name = path.display().to_string();
            let golden = serde_json::from_str(&fs::read_to_string(&path).unwrap());
            (name.clone(), golden.unwrap_or_else(|error| panic!("{name}: {error}")))
        };
        files.into_iter().map(read).collect()
    }
}
