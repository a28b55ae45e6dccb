//! Writing and replaying a recorded game.

use std::fs;

use salon_domain::kernel::samples::Recorded;
use salon_domain::kernel::steered_play::check_no_seat_is_stuck;
use salon_domain::kernel::{BySeat, Game, HasKind, Refusal, Ruleset, Viewer};
use serde_json::Value;

pub use super::games::{Golden, GoldenStep, folder};

impl<R: Ruleset> Golden<R> {
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
