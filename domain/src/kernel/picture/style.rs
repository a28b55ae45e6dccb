//! What the pictures of all games share: a palette, panels, chips and headings.

use super::svg::{Area, Canvas, Colour, Family, Lettering, Paint};
use crate::kernel::seat::Seat;

/// What everything lies on.
pub const PAPER: Colour = Colour::new("#f7f3ea");
/// The ground of a panel.
pub const PANEL: Colour = Colour::new("#fffdf8");
/// Thin lines.
pub const LINE: Colour = Colour::new("#d9d0bf");
/// Text.
pub const INK: Colour = Colour::new("#332e28");
/// Text of less weight.
pub const GREY: Colour = Colour::new("#7c7266");
/// What shall be noticed: whose turn it is.
pub const ACCENT: Colour = Colour::new("#a8322d");
/// Text on dark ground.
pub const WHITE: Colour = Colour::new("#ffffff");

/// The width of a picture of a whole table.
pub const WIDTH: f64 = 960.0;
/// The margin around and between panels.
pub const GAP: f64 = 16.0;
/// Two panels beside each other are as wide as this.
pub const HALF: f64 = (WIDTH - 3.0 * GAP) / 2.0;

/// Plain text.
pub const TEXT: Lettering = Lettering::new(13.0, INK);
/// Text of less weight.
pub const SMALL: Lettering = Lettering::new(11.0, GREY);

/// The colour of a seat: far enough apart for most who do not see all colours.
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

/// The ground of a picture and its heading, 64 high: the game's name, what is going on, and what is noted at the right.
pub fn heading(canvas: &mut Canvas, size: (f64, f64), title: &str, below: &str, right: &str) {
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    canvas.text((GAP, 32.0), title, Lettering::new(25.0, INK).bold().family(Family::Serif));
    canvas.text((GAP, 53.0), below, Lettering::new(14.0, GREY));
    canvas.text((size.0 - GAP, 32.0), right, Lettering::new(14.0, ACCENT).bold().ending());
}

/// A panel with a title.
pub fn panel(canvas: &mut Canvas, area: Area, title: &str) {
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(LINE, 1.0));
    canvas.text((area.x + 14.0, area.y + 24.0), title, Lettering::new(16.0, INK).bold().family(Family::Serif));
}

/// A panel of a seat: its colour, its name, what it is awaited for, and what is noted at the right.
pub fn seat_panel(canvas: &mut Canvas, area: Area, seat: Seat, name: &str, awaited: Option<&str>, right: &str) {
    let edge = if awaited.is_some() { (ACCENT, 2.0) } else { (LINE, 1.0) };
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(edge.0, edge.1));
    let (x, y) = (area.x + 14.0, area.y + 12.0);
    canvas.circle((x + 8.0, y + 8.0), 8.0, Paint::fill(seat_colour(seat)));
    let lettering = Lettering::new(16.0, INK).bold().family(Family::Serif);
    canvas.text((x + 24.0, y + 14.0), name, lettering);
    if let Some(awaited) = awaited {
        canvas.text((x + 146.0, y + 13.0), awaited, Lettering::new(12.0, ACCENT).bold());
    }
    canvas.text((area.x + area.w - 14.0, y + 14.0), right, lettering.ending());
}

/// A number of points, in words.
#[must_use]
pub fn points(points: i32) -> String {
    if points.abs() == 1 { format!("{points} point") } else { format!("{points} points") }
}

/// A small rounded label with text in its middle, as large as fits.
pub fn chip(canvas: &mut Canvas, area: Area, text: &str, paint: Paint, colour: Colour) {
    let letters = text.chars().count().max(1) as f64;
    let size = (area.h * 0.62).min(12.0).min((area.w - 3.0) / letters / 0.68);
    canvas.rect(area, 4.0, paint);
    let (x, y) = area.point(0.5, 0.5);
    canvas.text((x, y + size * 0.36), text, Lettering::new(size, colour).bold().centred());
}
