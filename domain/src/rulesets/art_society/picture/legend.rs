//! The legend: types, frames, and the marks of walls and seats.

use super::Sheet;
use super::museum::sign;
use super::seat::gavel;
use super::tiles::{flow, framed, shield};
use super::wall::{EYELINE, FRESH, star};
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{LINE, SMALL};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::art_society::components::{Frame, Genre};

const ICON: f64 = 15.0;

#[derive(Clone, Copy)]
enum Entry {
    Genre(Genre),
    Frame(Frame),
    Eyeline,
    Star,
    Fresh,
    Shield,
    Gavel,
}

fn entries(sheet: &Sheet<'_>) -> Vec<(Entry, String)> {
    let genres = Genre::ALL.map(|genre| (Entry::Genre(genre), sheet.genre(genre)));
    let frames = Frame::ALL.map(|frame| (Entry::Frame(frame), sheet.frame(frame)));
    let marks = [
        (Entry::Eyeline, "picture-eyeline"),
        (Entry::Star, "picture-star"),
        (Entry::Fresh, "picture-fresh"),
        (Entry::Shield, "picture-shield"),
        (Entry::Gavel, "picture-auctioneer"),
    ];
    let marks = marks.map(|(entry, id)| (entry, sheet.text(id)));
    genres.into_iter().chain(frames).chain(marks).collect()
}

fn sizes(entries: &[(Entry, String)]) -> Vec<(f64, f64)> {
    entries.iter().map(|(_, text)| (ICON + 6.0 + letters::width(text, SMALL) + 4.0, ICON + 2.0)).collect()
}

/// Returns the height of the legend.
pub(super) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    flow(&sizes(&entries(sheet)), width).1
}

/// Draws the legend.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
    let entries = entries(sheet);
    let places = flow(&sizes(&entries), area.w).0;
    for ((entry, text), (x, y)) in entries.iter().zip(places) {
        let icon = Area::new(area.x + x, area.y + y, ICON, ICON);
        entry.draw(canvas, icon);
        canvas.text((icon.x + ICON + 6.0, icon.y + 11.5), text, SMALL);
    }
}

impl Entry {
    fn draw(self, canvas: &mut Canvas, icon: Area) {
        match self {
            Self::Genre(genre) => sign(canvas, icon.inset(0.5), genre),
            Self::Frame(frame) => {
                framed(canvas, icon, 5.0, frame);
                canvas.rect(icon.inset(5.0), 0.0, Paint::fill(EYELINE));
            }
            Self::Eyeline => canvas.rect(icon, 2.0, Paint::fill(EYELINE).edged(LINE, 1.0)),
            Self::Star => star(canvas, icon.inset(-2.0)),
            Self::Fresh => canvas.rect(icon.inset(1.0), 2.0, FRESH),
            Self::Shield => shield(canvas, icon.inset(-4.0)),
            Self::Gavel => gavel(canvas, icon),
        }
    }
}
