//! The table as a picture: walls, auction, museum, supply and bids.

mod auction;
mod cards;
mod decision;
mod held;
mod layout;
mod legend;
mod motifs;
mod museum;
#[cfg(test)]
mod palette;
mod pieces;
mod seat;
mod supply;
mod texts;
mod tiles;
mod wall;

use super::view::View;
use super::words;
use super::{ArtSociety, Ruleset};
use crate::kernel::picture::style::PAPER;
use crate::kernel::picture::svg::{Canvas, Svg};
use crate::kernel::{Drawing, Part, Scene, Seat, Seats, Speaker};

/// A picture: what the viewer may see, and how it is drawn.
struct Sheet<'a> {
    scene: &'a Scene<ArtSociety>,
    drawing: &'a Drawing<'a>,
    say: Speaker<'a>,
}

impl Sheet<'_> {
    const fn view(&self) -> &View {
        &self.scene.view
    }

    /// Returns the seat of the viewer.
    fn own_seat(&self) -> Option<Seat> {
        self.view().seats.iter().map(|(seat, _)| seat).find(|seat| self.scene.viewer.is(*seat))
    }

    fn finish(&self, canvas: Canvas, size: (f64, f64), title: &str) -> Svg {
        canvas.finish_on(PAPER, size, (title, &texts::description(self)))
    }
}

/// Returns the areas that can be drawn alone.
pub(super) fn areas(seats: Seats) -> Vec<String> {
    let of_seat = |seat: Seat| [format!("wall.{}", seat.number()), format!("seat.{}", seat.number())];
    let shared = ["auction", "museum", "supply"].map(str::to_owned);
    shared.into_iter().chain(seats.iter().flat_map(of_seat)).collect()
}

/// Draws a part of the table.
pub(super) fn picture(scene: &Scene<ArtSociety>, drawing: &Drawing<'_>) -> Svg {
    let sheet = Sheet { scene, drawing, say: words::speaker(&drawing.speech) };
    let title = ArtSociety::TITLE;
    match drawing.part {
        Part::Table => layout::table(&sheet),
        Part::Seat(seat) => layout::seat(&sheet, seat),
        Part::Area(name) => layout::area(&sheet, name),
        Part::Wall(seat) => decision::wall(&sheet, seat, &format!("{title}, {}", sheet.say.player(seat))),
        Part::Decision(seat) => decision::draw(&sheet, seat, &format!("{title}, {}", sheet.say.player(seat))),
    }
}
