//! The museum: the prestige track, the points of each type, and its paintings.

use super::motifs::{genre_colours, motif};
use super::tiles::{self, flow};
use super::{Sheet, wall};
use crate::kernel::picture::style::{BLACK, LINE, SMALL, TEXT, TINT, WHITE, chip, panel};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::art_society::components::{Genre, PaintingId};
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::view::TypeView;
use crate::rulesets::art_society::wall::Tile;

/// The spaces of the printed track. Markers beyond it start again.
const TRACK: u16 = 50;
const MARGIN: f64 = 14.0;
const TOP: f64 = 40.0;
const ROW: f64 = 44.0;
/// The cell size of the museum's paintings.
const CELL: f64 = 7.0;

/// Returns the types, the most prestigious first.
fn types<'a>(sheet: &'a Sheet<'_>) -> Vec<&'a TypeView> {
    let mut types: Vec<&TypeView> = sheet.view().museum.types.iter().collect();
    types.sort_by_key(|one| (u8::MAX - one.multiplier, u16::MAX - one.marker));
    types
}

/// Museums of this width have two columns.
const TWO_COLUMNS: f64 = 640.0;
const BETWEEN: f64 = 28.0;

/// Returns the number of columns and the width of each.
fn columns(width: f64) -> (usize, f64) {
    let inner = width - 2.0 * MARGIN;
    if width < TWO_COLUMNS { (1, inner) } else { (2, (inner - BETWEEN) / 2.0) }
}

/// Returns the height of a type in a column of this width.
fn row_height(one: &TypeView, width: f64) -> f64 {
    ROW + match flow(&sizes(&one.paintings), width - 48.0).1 {
        0.0 => 0.0,
        used => used + 4.0,
    }
}

/// Returns the height of types that stand side by side.
fn line_height(line: &[&TypeView], width: f64) -> f64 {
    line.iter().map(|one| row_height(one, width)).fold(0.0, f64::max)
}

fn sizes(paintings: &[PaintingId]) -> Vec<(f64, f64)> {
    paintings.iter().map(|id| tiles::extent(id.printed().size(), CELL)).collect()
}

pub(super) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    let (columns, width) = columns(width);
    TOP + types(sheet).chunks(columns).map(|line| line_height(line, width)).sum::<f64>() + 4.0
}

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
    panel(canvas, area, &sheet.text("picture-museum"));
    canvas.text((area.x + area.w - MARGIN, area.y + 24.0), &sheet.text("picture-multiplier"), SMALL.ending());
    let (types, (columns, width)) = (types(sheet), columns(area.w));
    let furthest = types.iter().map(|one| one.marker).max().unwrap_or(0).max(TRACK);
    let mut y = area.y + TOP;
    for line in types.chunks(columns) {
        for (column, one) in line.iter().enumerate() {
            let x = area.x + MARGIN + column as f64 * (width + BETWEEN);
            track(canvas, Area::new(x, y, width, 36.0), (&sheet.genre(one.genre), one), furthest);
            paintings(canvas, sheet, Area::new(x + 48.0, y + 40.0, width - 48.0, 0.0), &one.paintings);
        }
        y += line_height(line, width);
    }
}

/// Draws the paintings of a type, so that each can be pointed at.
fn paintings(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area, paintings: &[PaintingId]) {
    let (places, _) = flow(&sizes(paintings), area.w);
    for (id, (x, y)) in paintings.iter().zip(places) {
        canvas.part(&parts::in_museum(*id), |canvas| painting(canvas, sheet, (area.x + x, area.y + y), *id));
    }
}

fn painting(canvas: &mut Canvas, sheet: &Sheet<'_>, at: (f64, f64), id: PaintingId) {
    tiles::tile(canvas, at, CELL, Tile::Painting(id));
    if sheet.view().museum.newest == Some(id) {
        canvas.rect(tiles::area(at, id.printed().size(), CELL), 2.0, wall::FRESH);
    }
}

fn track(canvas: &mut Canvas, area: Area, (name, one): (&str, &TypeView), furthest: u16) {
    let (light, dark) = genre_colours(one.genre);
    sign(canvas, Area::new(area.x, area.y, 36.0, area.h), one.genre);
    canvas.fitted_text((area.x + 48.0, area.y + 13.0), name, TEXT.bold(), area.w - 100.0);
    let track = Area::new(area.x + 48.0, area.y + 20.0, area.w - 48.0 - 56.0, 14.0);
    canvas.rect(track, 7.0, Paint::fill(TINT).edged(LINE, 1.0));
    let reach = track.w * f64::from(one.marker) / f64::from(furthest);
    if one.marker > 0 {
        canvas.rect(Area { w: reach.max(track.h), ..track }, 7.0, Paint::fill(light).edged(dark, 1.0));
    }
    let end = (track.x + reach).clamp(track.x + 14.0, track.x + track.w);
    let marker = Area::new(end - 14.0, track.y - 2.0, 28.0, 18.0);
    chip(canvas, marker, &one.marker.to_string(), (Paint::fill(WHITE).edged(dark, 1.5), BLACK));
    let worth = Area::new(area.x + area.w - 38.0, area.y + 4.0, 38.0, 28.0);
    chip(canvas, worth, &format!("×{}", one.multiplier), (Paint::fill(light).edged(dark, 1.5), BLACK));
}

/// Draws the motif of a type as a sign.
pub(super) fn sign(canvas: &mut Canvas, area: Area, genre: Genre) {
    motif(canvas, area, genre);
    canvas.rect(area, 0.0, Paint::line(genre_colours(genre).1, 1.5));
}
