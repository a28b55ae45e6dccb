//! Prints every command and every event, as every seat and a spectator sees it, of all recorded games: a line each with the name of its
//! schema, a tab and the value. `script/generators` sends them through generated decoders.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a tool for tests, which shares their code")]

#[path = "../tests/common/golden.rs"]
mod games;

use std::collections::BTreeSet;
use std::io::Write;

use salon_domain::kernel::{Ruleset, Viewer};
use salon_domain::rulesets::{RulesetVisitor, visit_catalogue};
use schemars::JsonSchema;
use serde::Serialize;

use games::Golden;

/// The lines; equal values are printed once.
struct Values(BTreeSet<String>);

impl Values {
    fn add<T: JsonSchema + Serialize>(&mut self, value: &T) {
        self.0.insert(format!("{}\t{}", T::schema_name(), serde_json::to_string(value).unwrap()));
    }
}

impl RulesetVisitor for Values {
    fn visit<R: Ruleset>(&mut self) {
        for (_, game) in Golden::<R>::read_all() {
            let viewers: Vec<_> = game.table.seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            for step in &game.steps {
                step.commands.iter().for_each(|command| self.add(command));
                for event in &step.events {
                    viewers.iter().for_each(|viewer| self.add(&R::disclose(event, *viewer)));
                }
            }
        }
    }
}

fn main() {
    let mut values = Values(BTreeSet::new());
    visit_catalogue(&mut values);
    let mut out = std::io::stdout().lock();
    for line in &values.0 {
        writeln!(out, "{line}").unwrap();
    }
}
