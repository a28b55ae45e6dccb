//! A recorded game: reading and writing its file, and replaying it.

use std::fs;
use std::path::{Path, PathBuf};

use salon_domain::kernel::samples::Recorded;
use salon_domain::kernel::steered_play::check_no_seat_is_stuck;
use salon_domain::kernel::{BySeat, Game, HasKind, Refusal, Ruleset, Seat, Seed, Table, Viewer};
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

    /// Returns whether the game has the current rules version.
    pub fn is_current(&self) -> bool {
        self.table.version == *R::VERSIONS.end()
    }

    /// Writes the file with one step per line, so that a diff shows the changed steps.
    pub fn write(&self, name: &str) {
        let json = |value: &dyn Fn() -> serde_json::Result<String>| value().unwrap();
        let steps: Vec<String> = self.steps.iter().map(|step| serde_json::to_string(step).unwrap()).collect();
        let text = format!(
            "{{\n\"ruleset\":{},\n\"table\":{},\n\"seed\":{},\n\"opening\":{},\n\"steps\":[\n{}\n],\n\"scores\":{}\n}}\n",
            json(&|| serde_json::to_string(&self.ruleset)),
            json(&|| serde_json::to_string(&self.table)),
            json(&|| serde_json::to_string(&self.seed)),
            json(&|| serde_json::to_string(&self.opening)),
            steps.join(",\n"),
            json(&|| serde_json::to_string(&self.scores)),
        );
        fs::create_dir_all(folder(R::KEY)).unwrap();
        fs::write(folder(R::KEY).join(name), text).unwrap();
    }

    /// Replays the game and compares every refusal, every event and the final scores; then verifies the whole record.
    pub fn play(&self, name: &str) {
        assert_eq!(self.ruleset, R::KEY);
        self.table.playable().unwrap();
        let mut played = Recorded::<R>::deal(self.table.clone(), self.seed.clone()).unwrap();
        assert_eq!(played.record.opening, self.opening, "{name}: the deal differs");
        for (line, step) in self.steps.iter().enumerate() {
            match played.submit(step.seat, step.commands.clone()) {
                Ok(events) => assert_eq!((events, None), (&*step.events, step.refused.as_ref()), "{name}: step {line}"),
                Err(refused) => {
                    let code = Refusal::from(refused).code();
                    assert_eq!(Some(code), step.refused.as_deref(), "{name}: step {line}");
                }
            }
            check_no_seat_is_stuck(&played.game).unwrap_or_else(|stuck| panic!("{name}: step {line}: {stuck}"));
        }
        assert_eq!(scores(&played.game), self.scores, "{name}: the scores differ");
        let verified = played.record.verify().unwrap_or_else(|difference| panic!("{name}: {difference}"));
        assert_eq!(BySeat::values(&verified.scores), R::score(played.game.state(), Viewer::Spectator).values());
    }

    /// Returns what the game covers as text: kinds of events, commands, decisions, refusals, the edition, and the stored events.
    pub fn text(&self) -> String {
        let mut text = format!("\"edition\":\"{}\"\n", self.table.edition.kind());
        let mut game = Game::dealt(self.table.clone(), self.seed.clone(), &self.opening);
        for step in &self.steps {
            for (_, decision) in R::awaiting(game.state()).iter() {
                text += &format!("\"for\":\"{}\"", decision.kind());
            }
            if let Some(code) = &step.refused {
                text += &format!("\"refused\":\"{code}\"");
                continue;
            }
            for command in &step.commands {
                text += &format!("\"asked\":\"{}\"", command.kind());
            }
            for event in &step.events {
                text += &format!("\"happened\":\"{}\"{}", event.kind(), serde_json::to_string(event).unwrap());
            }
            game.fold(&step.events);
        }
        text
    }
}

pub fn scores<R: Ruleset>(game: &Game<R>) -> Value {
    serde_json::to_value(R::score(game.state(), Viewer::Spectator)).unwrap()
}
