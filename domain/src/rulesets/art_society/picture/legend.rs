//! The legend: what the signs mean. Types and frames are also told by their shapes and patterns, for readers who do not
//! tell colours apart.

use super::Sheet;
use super::museum::sign;
use super::seat::gavel;
use super::tiles::{framed, shield};
use super::wall::{EYELINE, FRESH, star};
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{BLACK, LINE, SMALL, TINT, WHITE, chip, panel};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::art_society::components::{Frame, Genre};

const MARGIN: f64 = 14.0;
const TOP: f64 = 38.0;
const GAP: f64 = 8.0;
/// The size of a sign.
const SIGN: f64 = 22.0;
/// The width that an entry has at least.
const ENTRY_WIDTH: f64 = 210.0;
/// The distance between two lines of a text.
const LINE_HEIGHT: f64 = 14.0;

#[derive(Clone, Copy)]
enum Entry {
    Genre(Genre),
    Frame(Frame),
    Eyeline,
    Star,
    Fresh,
    Shield,
    Gavel,
    Marker,
    Multiplier,
}

fn entries() -> impl Iterator<Item = Entry> {
    let genres = Genre::ALL.into_iter().map(Entry::Genre);
    let frames = Frame::ALL.into_iter().map(Entry::Frame);
    let marks =
        [Entry::Eyeline, Entry::Star, Entry::Fresh, Entry::Shield, Entry::Gavel, Entry::Marker, Entry::Multiplier];
    genres.chain(frames).chain(marks)
}

/// Returns what each sign means.
pub(super) fn texts(sheet: &Sheet<'_>) -> Vec<String> {
    entries().map(|entry| entry.text(sheet)).collect()
}

/// The entries side by side, and the height that they need.
struct Row {
    entries: Vec<(Entry, Vec<String>)>,
    height: f64,
}

/// Returns the width of an entry, and the rows.
fn rows(sheet: &Sheet<'_>, width: f64) -> (f64, Vec<Row>) {
    let inner = width - 2.0 * MARGIN;
    let columns = ((inner + GAP) / (ENTRY_WIDTH + GAP)).floor().max(1.0);
    let wide = (inner + GAP) / columns - GAP;
    let lines = |entry: Entry| (entry, letters::wrapped(&entry.text(sheet), SMALL, wide - SIGN - 8.0));
    let all: Vec<(Entry, Vec<String>)> = entries().map(lines).collect();
    let row = |entries: &[(Entry, Vec<String>)]| {
        let lines = entries.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
        Row { entries: entries.to_vec(), height: (lines as f64 * LINE_HEIGHT).max(SIGN) }
    };
    (wide, all.chunks(columns as usize).map(row).collect())
}

/// Returns the height of the legend.
pub(super) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    TOP + rows(sheet, width).1.iter().map(|row| row.height + GAP).sum::<f64>() + 6.0
}

/// Draws the legend.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
    panel(canvas, area, &sheet.text("picture-legend"));
    let (wide, rows) = rows(sheet, area.w);
    let mut y = area.y + TOP;
    for row in rows {
        for (column, (entry, lines)) in row.entries.iter().enumerate() {
            let x = area.x + MARGIN + column as f64 * (wide + GAP);
            entry.draw(canvas, Area::new(x, y + (row.height - SIGN) / 2.0, SIGN, SIGN));
            let first = y + (row.height - lines.len() as f64 * LINE_HEIGHT) / 2.0 + 10.5;
            for (number, line) in lines.iter().enumerate() {
                canvas.text((x + SIGN + 8.0, first + number as f64 * LINE_HEIGHT), line, SMALL);
            }
        }
        y += row.height + GAP;
    }
}

impl Entry {
    fn text(self, sheet: &Sheet<'_>) -> String {
        let message = match self {
            Self::Genre(Genre::CityLife) => "picture-legend-genre-city-life",
            Self::Genre(Genre::Portrait) => "picture-legend-genre-portrait",
            Self::Genre(Genre::StillLife) => "picture-legend-genre-still-life",
            Self::Genre(Genre::Landscape) => "picture-legend-genre-landscape",
            Self::Frame(Frame::Gold) => "picture-legend-frame-gold",
            Self::Frame(Frame::Shell) => "picture-legend-frame-shell",
            Self::Frame(Frame::Wood) => "picture-legend-frame-wood",
            Self::Frame(Frame::Black) => "picture-legend-frame-black",
            Self::Eyeline => "picture-legend-eyeline",
            Self::Star => "picture-legend-star",
            Self::Fresh => "picture-legend-fresh",
            Self::Shield => "picture-legend-shield",
            Self::Gavel => "picture-legend-gavel",
            Self::Marker => "picture-legend-marker",
            Self::Multiplier => "picture-legend-multiplier",
        };
        sheet.text(message)
    }

    fn draw(self, canvas: &mut Canvas, icon: Area) {
        match self {
            Self::Genre(genre) => sign(canvas, icon.inset(0.5), genre),
            Self::Frame(frame) => {
                framed(canvas, icon, 6.0, frame);
                canvas.rect(icon.inset(6.0), 0.0, Paint::fill(EYELINE));
            }
            Self::Eyeline => canvas.rect(icon, 2.0, Paint::fill(EYELINE).edged(LINE, 1.0)),
            Self::Star => star(canvas, icon.inset(-2.0)),
            Self::Fresh => canvas.rect(icon.inset(1.0), 2.0, FRESH),
            Self::Shield => shield(canvas, icon.inset(-5.0)),
            Self::Gavel => gavel(canvas, icon),
            Self::Marker => {
                canvas.rect(icon.part(0.0, 0.3, 1.0, 0.4), 4.0, Paint::fill(TINT).edged(LINE, 1.0));
                chip(canvas, icon.part(0.14, 0.08, 0.72, 0.84), "9", (Paint::fill(WHITE).edged(LINE, 1.5), BLACK));
            }
            Self::Multiplier => {
                chip(canvas, icon.part(0.0, 0.05, 1.0, 0.9), "×3", (Paint::fill(WHITE).edged(LINE, 1.5), BLACK));
            }
        }
    }
}
