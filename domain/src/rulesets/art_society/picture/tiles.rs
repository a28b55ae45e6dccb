//! Paintings and decor. The colour and motif of a painting show its type.

use crate::kernel::picture::style::{INK, LINE, SMALL};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::components::{Decor, Frame, Genre, PaintingId};
use crate::rulesets::art_society::wall::{Size, Tile};

/// Returns the area of a tile with cells of this width.
pub(super) fn area((x, y): (f64, f64), size: Size, cell: f64) -> Area {
    Area::new(x, y, f64::from(size.w) * cell, f64::from(size.h) * cell)
}

/// Draws a tile with its top left corner here.
pub(super) fn tile(canvas: &mut Canvas, at: (f64, f64), cell: f64, tile: Tile) {
    let area = area(at, tile.size(), cell);
    match tile {
        Tile::Painting(id) => painting(canvas, area, cell, id),
        Tile::Decor(decor) => shields(canvas, area, cell, decor),
    }
}

fn painting(canvas: &mut Canvas, area: Area, cell: f64, id: PaintingId) {
    let printed = id.printed();
    let (bright, dark) = frame_colours(printed.frame);
    let outer = area.inset(cell * 0.04);
    canvas.rect(outer, cell * 0.06, Paint::fill(bright).edged(dark, cell * 0.04));
    let inner = outer.inset(cell * 0.2);
    motif(canvas, inner, printed.genre);
    canvas.rect(inner, 0.0, Paint::line(dark, cell * 0.04));
}

/// Returns the colour of a frame and its shade.
const fn frame_colours(frame: Frame) -> (Colour, Colour) {
    match frame {
        Frame::Gold => (Colour::new("#dfb743"), Colour::new("#96721b")),
        Frame::Shell => (Colour::new("#f6e7dd"), Colour::new("#b99684")),
        Frame::Wood => (Colour::new("#96653a"), Colour::new("#54341a")),
        Frame::Black => (Colour::new("#34322f"), Colour::new("#0f0e0d")),
    }
}

/// Returns the light and dark colour of a type.
pub(super) const fn genre_colours(genre: Genre) -> (Colour, Colour) {
    match genre {
        Genre::CityLife => (Colour::new("#a9c4dc"), Colour::new("#3d6486")),
        Genre::Portrait => (Colour::new("#e6b4b4"), Colour::new("#9c3f4b")),
        Genre::StillLife => (Colour::new("#c9bade"), Colour::new("#6a4f96")),
        Genre::Landscape => (Colour::new("#c3d9a7"), Colour::new("#4f7d3c")),
    }
}

/// Draws the motif of a type.
pub(super) fn motif(canvas: &mut Canvas, area: Area, genre: Genre) {
    let (light, dark) = genre_colours(genre);
    canvas.rect(area, 0.0, Paint::fill(light));
    match genre {
        Genre::CityLife => city(canvas, area, dark),
        Genre::Portrait => portrait(canvas, area, dark),
        Genre::StillLife => still_life(canvas, area, dark),
        Genre::Landscape => landscape(canvas, area, dark),
    }
}

/// Roofs of different heights.
fn city(canvas: &mut Canvas, area: Area, dark: Colour) {
    let houses = [(0.06, 0.5, 0.2), (0.28, 0.24, 0.18), (0.48, 0.58, 0.16), (0.66, 0.36, 0.26)];
    for (x, y, w) in houses {
        canvas.rect(area.part(x, y, w, 1.0 - y), 0.0, Paint::fill(dark));
    }
    canvas.polygon(&[area.point(0.28, 0.24), area.point(0.37, 0.08), area.point(0.46, 0.24)], Paint::fill(dark));
    canvas.rect(area.part(0.74, 0.48, 0.09, 0.14), 0.0, Paint::fill(Colour::new("#f2dc9b")));
}

/// Head and shoulders.
fn portrait(canvas: &mut Canvas, area: Area, dark: Colour) {
    let radius = area.w.min(area.h) * 0.19;
    let width = area.w.min(area.h * 1.1) * 0.76;
    let (x, y) = area.point(0.5, 0.36);
    let shoulders = area.y + area.h * 0.6;
    canvas.dome(Area::new(x - width / 2.0, shoulders, width, area.y + area.h - shoulders), Paint::fill(dark));
    canvas.circle((x, y), radius, Paint::fill(Colour::new("#f5ddcb")).edged(dark, radius * 0.25));
}

/// Fruit on a table.
fn still_life(canvas: &mut Canvas, area: Area, dark: Colour) {
    canvas.rect(area.part(0.0, 0.72, 1.0, 0.28), 0.0, Paint::fill(dark));
    let radius = area.w.min(area.h) * 0.18;
    let base = area.y + area.h * 0.74 - radius;
    let middle = area.x + area.w * 0.5;
    canvas.circle((middle - radius * 1.05, base), radius, Paint::fill(Colour::new("#d9692f")));
    canvas.circle((middle + radius * 1.05, base), radius, Paint::fill(Colour::new("#e5a832")));
    canvas.circle((middle, base - radius * 1.35), radius, Paint::fill(Colour::new("#7a9c3a")));
}

/// Hills under the sun.
fn landscape(canvas: &mut Canvas, area: Area, dark: Colour) {
    let radius = area.w.min(area.h) * 0.13;
    canvas.rect(area.part(0.0, 0.0, 1.0, 0.62), 0.0, Paint::fill(Colour::new("#d8ebf0")));
    canvas.circle(area.point(0.74, 0.24), radius, Paint::fill(Colour::new("#efb93f")));
    canvas.dome(area.part(0.35, 0.42, 0.65, 0.58), Paint::fill(Colour::new("#86a968")));
    canvas.dome(area.part(0.0, 0.54, 0.7, 0.46), Paint::fill(dark));
}

/// A decor tile: a shield on each of its cells.
fn shields(canvas: &mut Canvas, area: Area, cell: f64, decor: Decor) {
    let paint = Paint::fill(Colour::new("#efe3c4")).edged(Colour::new("#b8a678"), cell * 0.03);
    canvas.rect(area.inset(cell * 0.05), cell * 0.1, paint);
    let Size { w, h } = decor.size();
    for (x, y) in (0..h).flat_map(|y| (0..w).map(move |x| (f64::from(x), f64::from(y)))) {
        let place = Area::new(area.x + x * cell, area.y + y * cell, cell, cell);
        let corners = [(0.3, 0.26), (0.7, 0.26), (0.7, 0.52), (0.5, 0.78), (0.3, 0.52)];
        canvas.polygon(&corners.map(|(x, y)| place.point(x, y)), Paint::fill(Colour::new("#8f7b45")));
    }
}

/// Draws the back of a tile of this size.
pub(super) fn back(canvas: &mut Canvas, at: (f64, f64), cell: f64, size: Size) {
    let area = area(at, size, cell).inset(cell * 0.06);
    canvas.rect(area, cell * 0.1, Paint::fill(Colour::new("#ece4d3")).edged(Colour::new("#a89b80"), 1.0));
    canvas.rect(area.inset(cell * 0.22), 0.0, Paint::line(Colour::new("#cbbfa5"), 1.0));
}

/// Draws the legend of frames and marks.
pub(super) fn legend(canvas: &mut Canvas, (x, y): (f64, f64)) {
    let names = [(Frame::Gold, "gold"), (Frame::Shell, "shell"), (Frame::Wood, "wood"), (Frame::Black, "black")];
    canvas.text((x, y + 10.0), "Frames", SMALL.colour(INK));
    for (place, (frame, name)) in names.into_iter().enumerate() {
        let left = x + 52.0 + place as f64 * 70.0;
        let (bright, dark) = frame_colours(frame);
        canvas.rect(Area::new(left, y, 13.0, 13.0), 2.0, Paint::fill(bright).edged(dark, 1.0));
        canvas.text((left + 19.0, y + 10.5), name, SMALL);
    }
    canvas.rect(Area::new(x + 340.0, y, 13.0, 13.0), 2.0, Paint::fill(super::wall::EYELINE).edged(LINE, 1.0));
    canvas.text((x + 359.0, y + 10.5), "eyeline", SMALL);
    canvas.rect(Area::new(x + 412.0, y, 13.0, 13.0), 2.0, super::wall::FRESH);
    canvas.text((x + 431.0, y + 10.5), "hung this round", SMALL);
}
