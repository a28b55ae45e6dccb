//! Games, record files and edits that the fuzz targets share. A failed assertion is a finding, so everything here panics.

use salon_domain::kernel::{
    Chance, Ruleset, Seat,
    catalogue::{AnyGame, AnyRuleset, TableChoice},
    random_play::RandomPlay,
    samples::{Recorded, seed, tables},
};
use salon_domain::rulesets::{CATALOGUE, RulesetVisitor, visit_all};
use serde_json::{Value, json, value::RawValue};

/// How many random decisions were made in the games that commands are sent to.
const DECISIONS: [usize; 4] = [0, 7, 30, 120];

/// A game of every ruleset, for every number of seats, after each of [`DECISIONS`].
pub fn games() -> Vec<(&'static dyn AnyRuleset, Box<dyn AnyGame>)> {
    let mut games = Vec::new();
    for ruleset in CATALOGUE {
        let about = ruleset.about();
        for seats in about.fewest_seats..=about.most_seats {
            for decisions in DECISIONS {
                games.push((*ruleset, play(*ruleset, seats, decisions)));
            }
        }
    }
    games
}

fn play(ruleset: &dyn AnyRuleset, seats: u8, decisions: usize) -> Box<dyn AnyGame> {
    let choice = TableChoice { edition: None, seats, options: None };
    let mut game = ruleset.open(&choice, seed(u64::from(seats))).unwrap().game;
    let mut chance = Chance::public(decisions as u64);
    for _ in 0..decisions {
        let Some(seat) = chance.pick(&game.awaiting()).map(|awaited| awaited.seat) else { break };
        let legal = legal(&*game, seat);
        let Some(command) = chance.pick(&legal) else { break };
        game = game.decide(seat, format!("[{command}]").as_bytes()).unwrap().game;
    }
    game
}

/// The legal commands of a seat, as JSON.
pub fn legal(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    let commands: Vec<Box<RawValue>> = serde_json::from_str(game.legal(seat).unwrap().get()).unwrap();
    commands.iter().map(|command| command.get().to_owned()).collect()
}

/// A valid record file of a finished game of every ruleset.
pub fn record_files() -> Vec<String> {
    let mut files = Files(Vec::new());
    visit_all(&mut files);
    files.0
}

struct Files(Vec<String>);

impl RulesetVisitor for Files {
    fn visit<R: Ruleset>(&mut self) {
        // A lost solo game has the placing 2 by the rules and 1 in a record file, so take a game of two or more.
        let table = tables::<R>().into_iter().find(|table| table.seats.count() > 1).unwrap();
        let Ok(mut played) = Recorded::<R>::deal(table, seed(1)) else { panic!("a table that cannot be dealt") };
        let mut players = RandomPlay::new(1);
        while let Some((seat, command)) = players.choose(&played.game) {
            assert!(played.submit(seat, vec![command]).is_ok());
        }
        let record = serde_json::to_string(&played.record).unwrap();
        let ruleset = CATALOGUE.iter().find(|ruleset| ruleset.about().key == R::KEY).unwrap();
        let verified = ruleset.verify(&record).unwrap();
        let scores: Value = serde_json::from_str(verified.scores.get()).unwrap();
        let result = json!({ "reason": "rules", "placings": verified.placings, "scores": scores });
        self.0.push(format!(r#"{{"format":"salon-record/1","result":{result},"resigned":[],"record":{record}}}"#));
    }
}

/// Overwrites bytes of a text: each edit is three bytes of position, modulo the length, and the new byte.
pub fn edit(text: &str, edits: &[u8]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for edit in edits.chunks_exact(4) {
        let position = usize::from(edit[0]) << 16 | usize::from(edit[1]) << 8 | usize::from(edit[2]);
        let length = bytes.len().max(1);
        if let Some(byte) = bytes.get_mut(position % length) {
            *byte = edit[3];
        }
    }
    bytes
}
