//! The style that the pictures of all games share: colours, panels, chips and headings.

use super::svg::{Area, Canvas, Colour, Family, Lettering, Paint};
use crate::kernel::seat::Seat;

/// The background of a picture.
pub const PAPER: Colour = Colour::new("#f7f3ea");
/// The background of a panel.
pub const PANEL: Colour = Colour::new("#fffdf8");
/// Thin lines.
pub const LINE: Colour = Colour::new("#d9d0bf");
/// Text.
pub const INK: Colour = Colour::new("#332e28");
/// Secondary text.
pub const GREY: Colour = Colour::new("#7c7266");
/// Highlights: the awaited seats.
pub const ACCENT: Colour = Colour::new("#a8322d");
/// Text on a dark background.
pub const WHITE: Colour = Colour::new("#ffffff");

/// The width of a picture of a whole table.
pub const WIDTH: f64 = 960.0;
/// The margin around and between panels.
pub const GAP: f64 = 16.0;
/// The width of each of two panels side by side.
pub const HALF: f64 = (WIDTH - 3.0 * GAP) / 2.0;

/// Plain text.
pub const TEXT: Lettering = Lettering::new(13.0, INK);
/// Secondary text.
pub const SMALL: Lettering = Lettering::new(11.0, GREY);

/// Returns the colour of a seat. Most colour-blind readers can tell them apart.
#[must_use]
pub const fn seat_colour(seat: Seat) -> Colour {
    match seat.number() {
        0 => Colour::new("#2f6690"),
        1 => Colour::new("#d98324"),
        2 => Colour::new("#5b8c5a"),
        3 => Colour::new("#7b4b94"),
        4 => Colour::new("#b23a48"),
        5 => Colour::new("#3d8f8f"),
        6 => Colour::new("#8a6d3b"),
        _ => Colour::new("#4a4a4a"),
    }
}

/// The texts of a heading.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The title of the game.
    pub title: &'a str,
    /// What is going on, below the title.
    pub status: &'a str,
    /// A note at the right.
    pub note: &'a str,
}

/// Draws the background of a picture and its heading, 64 high.
pub fn heading(canvas: &mut Canvas, size: (f64, f64), heading: &Heading<'_>) {
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    canvas.text((GAP, 32.0), heading.title, Lettering::new(25.0, INK).bold().family(Family::Serif));
    canvas.text((GAP, 53.0), heading.status, Lettering::new(14.0, GREY));
    canvas.text((size.0 - GAP, 32.0), heading.note, Lettering::new(14.0, ACCENT).bold().ending());
}

/// Draws a panel with a title.
pub fn panel(canvas: &mut Canvas, area: Area, title: &str) {
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(LINE, 1.0));
    canvas.text((area.x + 14.0, area.y + 24.0), title, Lettering::new(16.0, INK).bold().family(Family::Serif));
}

/// The texts of the panel of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatPanel<'a> {
    /// The seat, whose colour is shown.
    pub seat: Seat,
    /// Its name.
    pub name: &'a str,
    /// Its decision, if it is awaited.
    pub awaited: Option<&'a str>,
    /// A note at the right.
    pub note: &'a str,
}

/// Draws the panel of a seat.
pub fn seat_panel(canvas: &mut Canvas, area: Area, panel: &SeatPanel<'_>) {
    let edge = if panel.awaited.is_some() { (ACCENT, 2.0) } else { (LINE, 1.0) };
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(edge.0, edge.1));
    let (x, y) = (area.x + 14.0, area.y + 12.0);
    canvas.circle((x + 8.0, y + 8.0), 8.0, Paint::fill(seat_colour(panel.seat)));
    let lettering = Lettering::new(16.0, INK).bold().family(Family::Serif);
    canvas.text((x + 24.0, y + 14.0), panel.name, lettering);
    if let Some(awaited) = panel.awaited {
        canvas.text((x + 146.0, y + 13.0), awaited, Lettering::new(12.0, ACCENT).bold());
    }
    canvas.text((area.x + area.w - 14.0, y + 14.0), panel.note, lettering.ending());
}

/// Returns a number of points as text.
#[must_use]
pub fn points(points: i32) -> String {
    if points.abs() == 1 { format!("{points} point") } else { format!("{points} points") }
}

/// Draws a small rounded label with centred text as large as fits, in the colours of the label and of the text.
pub fn chip(canvas: &mut Canvas, area: Area, text: &str, (paint, colour): (Paint, Colour)) {
    let letters = text.chars().count().max(1) as f64;
    let size = (area.h * 0.62).min(12.0).min((area.w - 3.0) / letters / 0.68);
    canvas.rect(area, 4.0, paint);
    let (x, y) = area.point(0.5, 0.5);
    canvas.text((x, y + size * 0.36), text, Lettering::new(size, colour).bold().centred());
}
