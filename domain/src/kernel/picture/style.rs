//! The style that the pictures of all games share: colours, panels, chips and headings.

use super::letters;
pub use super::seats::{
    SeatHeading, SeatPanel, fits_one_line, seat_colour, seat_heading, seat_ink, seat_mark, seat_panel, tall_seat_panel,
};
use super::svg::{Area, Canvas, Colour, Family, Lettering, Paint};

/// The colours of a picture: each constant below has one for each theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark ink on light paper.
    #[default]
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// Pictures below this width have one column.
pub const NARROW: u16 = 700;

/// The background of a picture.
pub const PAPER: Colour = Colour::themed("#f7f3ea", "#1f1c19");
/// The background of a panel.
pub const PANEL: Colour = Colour::themed("#fffdf8", "#2a2622");
/// Thin lines.
pub const LINE: Colour = Colour::themed("#d9d0bf", "#4f483f");
/// Text.
pub const INK: Colour = Colour::themed("#332e28", "#ece5d8");
/// Secondary text.
pub const GREY: Colour = Colour::themed("#6b6257", "#b8ad9e");
/// Highlights as text and edges: the awaited seats.
pub const ACCENT: Colour = Colour::themed("#a8322d", "#f08a80");
/// Highlights as a fill, under [`WHITE`] text.
pub const SEAL: Colour = Colour::new("#a8322d");
/// A fill that stands out a little from a panel, under [`INK`] or [`GREY`] text.
pub const TINT: Colour = Colour::themed("#f1eadb", "#38332d");
/// Text on a dark fill.
pub const WHITE: Colour = Colour::new("#ffffff");
/// Text on a light fill, in both themes.
pub const BLACK: Colour = Colour::new("#1b1815");

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

const TITLE: Lettering = Lettering::new(25.0, INK).bold().family(Family::Serif);
const STATUS: Lettering = Lettering::new(14.0, GREY);
const NOTE: Lettering = Lettering::new(14.0, ACCENT).bold();
/// The distance between two lines of a heading.
const LINE_HEIGHT: f64 = 19.0;

/// Draws the background of a picture and its heading, 64 high if its texts fit into one line each.
pub fn heading(canvas: &mut Canvas, size: (f64, f64), heading: &Heading<'_>) {
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    heading_lines(canvas, size.0, heading);
}

/// Draws a heading without a background, the texts broken into lines where they are long. Returns its height.
pub fn heading_lines(canvas: &mut Canvas, width: f64, heading: &Heading<'_>) -> f64 {
    let inner = width - 2.0 * GAP;
    canvas.fitted_text((GAP, 32.0), heading.title, TITLE, inner);
    let beside = inner - letters::width(heading.title, TITLE) - GAP;
    let note_beside = letters::width(heading.note, NOTE) <= beside;
    if note_beside && !heading.note.is_empty() {
        canvas.text((width - GAP, 32.0), heading.note, NOTE.ending());
    }
    let note = if note_beside { "" } else { heading.note };
    let status = letters::wrapped(heading.status, STATUS, inner).into_iter().map(|line| (line, STATUS));
    let note = letters::wrapped(note, NOTE, inner).into_iter().map(|line| (line, NOTE));
    let mut y = 53.0;
    for (line, lettering) in status.chain(note) {
        canvas.text((GAP, y), &line, lettering);
        y += LINE_HEIGHT;
    }
    y - LINE_HEIGHT + 11.0
}

/// Draws a panel with a title.
pub fn panel(canvas: &mut Canvas, area: Area, title: &str) {
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(LINE, 1.0));
    canvas.text((area.x + 14.0, area.y + 24.0), title, Lettering::new(16.0, INK).bold().family(Family::Serif));
}

/// The smallest font size.
pub const MIN_FONT_SIZE: f64 = 11.0;

/// Draws a small rounded label with centred text as large as fits, in the colours of the label and of the text. The
/// text is never smaller than [`MIN_FONT_SIZE`].
pub fn chip(canvas: &mut Canvas, area: Area, text: &str, (paint, colour): (Paint, Colour)) {
    let em = letters::width(text, Lettering::new(1.0, colour).bold()).max(0.5);
    let size = (area.h * 0.62).min(12.0).min((area.w - 3.0) / em).max(MIN_FONT_SIZE);
    canvas.rect(area, 4.0, paint);
    let (x, y) = area.point(0.5, 0.5);
    canvas.text((x, y + size * 0.36), text, Lettering::new(size, colour).bold().centred());
}
