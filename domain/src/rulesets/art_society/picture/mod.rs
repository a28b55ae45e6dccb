//! The table as a picture: walls, auction, museum, supply and bids.

mod auction;
mod cards;
mod decision;
mod description;
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

use super::ArtSociety;
use super::view::View;
use super::words;
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

    fn finish(&self, canvas: Canvas, size: (f64, f64)) -> Svg {
        canvas.finish_on(PAPER, size, (&description::title(self), &description::description(self)))
    }
}

/// The areas that belong to no seat.
const SHARED: [&str; 4] = ["auction", "museum", "supply", "legend"];

/// Returns the areas that can be drawn alone.
pub(super) fn areas(seats: Seats) -> Vec<String> {
    let of_seat = |seat: Seat| [format!("wall.{}", seat.number()), format!("seat.{}", seat.number())];
    SHARED.into_iter().map(str::to_owned).chain(seats.iter().flat_map(of_seat)).collect()
}

/// Returns the kind of an area such as `wall.0`, and its seat.
fn area_of_seat(name: &str) -> Option<(&str, Seat)> {
    let (kind, number) = name.split_once('.')?;
    Some((kind, Seat::new(number.parse().ok()?)?))
}

/// Draws a part of the table.
pub(super) fn picture(scene: &Scene<ArtSociety>, drawing: &Drawing<'_>) -> Svg {
    let sheet = Sheet { scene, drawing, say: words::speaker(&drawing.speech) };
    match drawing.part {
        Part::Table => layout::table(&sheet),
        Part::Seat(seat) => layout::seat(&sheet, seat),
        Part::Area(name) => layout::area(&sheet, name),
        Part::Wall(seat) => decision::wall(&sheet, seat),
        Part::Decision(seat) => decision::draw(&sheet, seat),
    }
}
