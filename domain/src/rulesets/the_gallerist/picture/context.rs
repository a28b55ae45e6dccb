//! What every block draws from: the scene, the drawing, and the names of things in its language.

use super::GalleristScene;
use crate::args;
use crate::kernel::picture::svg::{Canvas, Lettering};
use crate::kernel::words::{Args, message_id};
use crate::kernel::{Drawing, HasKind, Seat, Speaker};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Column, Owner};
use crate::rulesets::the_gallerist::view::{PlayerView, View};
use crate::rulesets::the_gallerist::words;

/// The scene, the drawing, and the words of the ruleset.
pub(super) struct Context<'a> {
    pub(super) scene: &'a GalleristScene,
    pub(super) drawing: &'a Drawing<'a>,
    pub(super) say: Speaker<'a>,
}

impl<'a> Context<'a> {
    pub(super) fn new(scene: &'a GalleristScene, drawing: &'a Drawing<'a>) -> Self {
        Self { scene, drawing, say: words::speaker(&drawing.speech) }
    }

    pub(super) const fn view(&self) -> &'a View {
        &self.scene.view
    }

    /// Returns whether no text may be drawn.
    pub(super) const fn silent(&self) -> bool {
        self.drawing.part.without_text()
    }

    /// Draws a text that fits into this width, unless no text may be drawn.
    pub(super) fn write(&self, canvas: &mut Canvas, at: (f64, f64), words: &str, (lettering, room): (Lettering, f64)) {
        if !self.silent() {
            canvas.fitted_text(at, words, lettering, room);
        }
    }

    /// Returns a message without arguments.
    pub(super) fn words(&self, id: &str) -> String {
        self.with(id, &args![])
    }

    /// Returns a message.
    pub(super) fn with(&self, id: &str, args: &Args<'_>) -> String {
        self.say.text(id, args)
    }

    /// Returns an amount of money.
    pub(super) fn money(&self, money: impl Into<u16>) -> String {
        self.with("amount-money", &args!["count" => money.into()])
    }

    /// Returns an amount of Influence.
    pub(super) fn influence(&self, influence: u8) -> String {
        self.with("amount-influence", &args!["count" => influence])
    }

    /// Returns the name of a value of the vocabulary.
    pub(super) fn name(&self, prefix: &str, value: &impl HasKind) -> String {
        self.say.name(prefix, value)
    }

    /// Returns the name of the owner of a piece.
    pub(super) fn owner(&self, owner: Owner) -> String {
        match owner {
            Owner::Seat(seat) => self.say.player(seat),
            Owner::Lacerda => self.words("lacerda"),
        }
    }

    /// Returns what a seat is awaited for.
    pub(super) fn awaited(&self, seat: Seat) -> Option<String> {
        let decision = self.scene.awaiting.decision_of(seat)?;
        Some(self.say.attribute(&message_id("decision", decision.kind()), "awaited", &args![]))
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view().players.get(seat.index())
    }

    /// Returns the columns of the market that are used.
    pub(super) fn columns(&self) -> Vec<Column> {
        let used = printed().setup_for(self.view().players.len() as u8).columns;
        Column::ALL.into_iter().filter(|column| used[*column]).collect()
    }
}
