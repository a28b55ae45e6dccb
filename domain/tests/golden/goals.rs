//! What the recorded games of a ruleset must cover, as fragments of their text.

use std::collections::BTreeSet;

use salon_domain::kernel::{HasKind, Ruleset};

/// The fragments that no game has covered yet.
#[derive(Clone)]
pub struct Goals(BTreeSet<String>);

impl Goals {
    /// Returns the goals of a ruleset: every kind of event, command, decision, rejection and edition, and these texts.
    pub fn of<R: Ruleset>(texts: &[String]) -> Self {
        let of = |form: fn(&str) -> String, kinds: &'static [&'static str]| kinds.iter().map(move |kind| form(kind));
        let kinds = of(event, R::Event::KINDS)
            .chain(of(command, R::Command::KINDS))
            .chain(of(|kind| format!("\"for\":\"{kind}\""), R::Decision::KINDS))
            .chain(of(refused, R::Rejection::KINDS))
            .chain(of(|kind| format!("\"edition\":\"{kind}\""), R::Edition::KINDS));
        Self(kinds.chain(texts.iter().cloned()).collect())
    }

    /// Removes the goals that a text covers; returns their number.
    pub fn see(&mut self, text: &str) -> usize {
        let before = self.0.len();
        self.0.retain(|goal| !text.contains(goal.as_str()));
        before - self.0.len()
    }

    /// Returns the goals that no game has covered.
    pub fn missing(&self) -> Vec<&str> {
        self.0.iter().map(String::as_str).collect()
    }

    /// Returns whether no game has covered this refusal.
    pub fn wants_refusal(&self, code: &str) -> bool {
        self.0.contains(&refused(code))
    }
}

fn event(kind: &str) -> String {
    format!("\"happened\":\"{kind}\"")
}

fn command(kind: &str) -> String {
    format!("\"asked\":\"{kind}\"")
}

fn refused(code: &str) -> String {
    format!("\"refused\":\"{code}\"")
}
