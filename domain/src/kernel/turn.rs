//! A command being decided: the state it works on and the events it emits.

use super::chance::{Chance, Purpose, Seed};
use super::rule_number;
use super::ruleset::Ruleset;

/// The source of the chance of a turn.
#[derive(Clone, Copy, Debug)]
pub enum ChanceSource<'a> {
    /// The secret seed of the game, for real moves.
    Secret(&'a Seed),
    /// A public number, for previews and bots.
    Imagined(u64),
}

/// A command being decided. An emitted event is applied at once, so that later rules of the same command see its
/// effect.
pub struct Turn<'a, R: Ruleset> {
    state: &'a mut R::State,
    events: &'a mut Vec<R::Event>,
    source: ChanceSource<'a>,
    /// The number of the event at index 0 of `events`.
    base: u64,
}

impl<'a, R: Ruleset> Turn<'a, R> {
    /// Returns a turn on this state. `events` may already contain earlier events; `seq` is the number of the next one.
    pub fn new(state: &'a mut R::State, events: &'a mut Vec<R::Event>, source: ChanceSource<'a>, seq: u64) -> Self {
        let base = seq.saturating_sub(events.len() as u64);
        Self { state, events, source, base }
    }

    /// Returns the state with every emitted event applied.
    #[must_use]
    pub fn state(&self) -> &R::State {
        self.state
    }

    /// Emits an event and applies it.
    pub fn emit(&mut self, event: R::Event) {
        rule_number::apply::<R>(self.state, &event);
        self.events.push(event);
    }

    /// Returns the chance of the next event. What is drawn from it must be written into that event.
    #[must_use]
    pub fn chance(&self) -> Chance {
        let seq = self.base + self.events.len() as u64;
        match self.source {
            ChanceSource::Secret(seed) => Chance::of(seed, Purpose::Event(seq)),
            ChanceSource::Imagined(number) => Chance::public(number ^ seq),
        }
    }
}
