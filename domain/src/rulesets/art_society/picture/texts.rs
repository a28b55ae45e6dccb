//! The texts of the picture: names of types and frames, and the description for screen readers.

use super::Sheet;
use crate::args;
use crate::kernel::words::message_id;
use crate::kernel::{HasKind, Seat};
use crate::rulesets::art_society::components::{Frame, Genre};
use crate::rulesets::art_society::words;

impl Sheet<'_> {
    /// Returns a text without arguments.
    pub(super) fn text(&self, id: &str) -> String {
        self.say.text(id, &args![])
    }

    pub(super) fn genre(&self, genre: Genre) -> String {
        self.say.name("genre", &genre)
    }

    pub(super) fn frame(&self, frame: Frame) -> String {
        self.say.name("frame", &frame)
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

/// Returns the picture in words: what is going on, and the points and tiles of each seat.
pub(super) fn description(sheet: &Sheet<'_>) -> String {
    let speech = &sheet.drawing.speech;
    let seats = sheet.view().seats.iter().map(|(seat, player)| {
        let (name, points) = (speech.player_for(sheet.scene.viewer, seat), speech.points(sheet.scene.points_of(seat)));
        sheet.say.text("picture-summary", &args!["player" => name, "points" => points, "tiles" => player.wall.len()])
    });
    [sheet.status()].into_iter().chain(seats).collect::<Vec<_>>().join(" ")
}
