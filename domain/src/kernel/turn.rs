//! A command being decided: the state it works on and the events it emits.

use super::chance::{Chance, Purpose, Seed};
use super::ruleset::Ruleset;

/// Where a turn's chance comes from.
#[derive(Clone, Copy, Debug)]
pub enum Fortune<'a> {
    /// The game's own secret seed: what happens really.
    Secret(&'a Seed),
    /// No secret: what might happen, in previews and searches.
    Imagined(u64),
}

/// A command being decided. What is emitted is applied at once, so that later rules of the same command see it.
pub struct Turn<'a, R: Ruleset> {
    state: &'a mut R::State,
    events: &'a mut Vec<R::Event>,
    fortune: Fortune<'a>,
    /// The number of the first event this list will hold, less what it holds already.
    base: u64,
}

impl<'a, R: Ruleset> Turn<'a, R> {
    /// A turn on this state. `events` may hold earlier ones of the same game; `seq` is the number of the next.
    pub fn new(state: &'a mut R::State, events: &'a mut Vec<R::Event>, fortune: Fortune<'a>, seq: u64) -> Self {
        let base = seq.saturating_sub(events.len() as u64);
        Self { state, events, fortune, base }
    }

    /// The state, with everything emitted so far.
    #[must_use]
    pub fn state(&self) -> &R::State {
        self.state
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: R::Event) {
        R::apply(self.state, &event);
        self.events.push(event);
    }

    /// Chance for the event to be emitted next. Whatever is drawn has to be written into that event.
    #[must_use]
    pub fn chance(&self) -> Chance {
        let seq = self.base + self.events.len() as u64;
        match self.fortune {
            Fortune::Secret(seed) => Chance::of(seed, Purpose::Event(seq)),
            Fortune::Imagined(number) => Chance::public(number ^ seq),
        }
    }
}
