//! The texts of the picture that several panels have.

use super::Sheet;
use crate::args;
use crate::kernel::words::message_id;
use crate::kernel::{HasKind, Seat};
use crate::rulesets::art_society::components::Genre;
use crate::rulesets::art_society::words;

impl Sheet<'_> {
    /// Returns a text without arguments.
    pub(super) fn text(&self, id: &str) -> String {
        self.say.text(id, &args![])
    }

    pub(super) fn genre(&self, genre: Genre) -> String {
        self.say.name("genre", &genre)
    }

    /// Returns what a seat is awaited for: "seals a bid".
    pub(super) fn awaited(&self, seat: Seat) -> Option<String> {
        let decision = self.scene.awaiting.decision_of(seat)?;
        Some(self.say.attribute(&message_id("decision", decision.kind()), "awaited", &args![]))
    }

    pub(super) fn status(&self) -> String {
        words::status(self.scene, &self.drawing.speech).sentence
    }
}
