//! Paintings and decor. The motif of a painting shows its type, the pattern and colour of its edge its frame.

use super::motifs::motif;
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::components::{Decor, Frame, PaintingId};
use crate::rulesets::art_society::wall::{Size, Tile};

/// The ground of decor.
pub(super) const DECOR: Colour = Colour::themed("#efe3c4", "#443e2c");
/// The shields of decor.
pub(super) const SHIELD: Colour = Colour::themed("#8f7b45", "#c2ad70");
const BACK: Colour = Colour::themed("#ece4d3", "#423c33");
const BACK_EDGE: Colour = Colour::themed("#a89b80", "#8d8069");

/// Returns the width and height of a tile with cells of this width.
pub(super) fn extent(size: Size, cell: f64) -> (f64, f64) {
    (f64::from(size.w) * cell, f64::from(size.h) * cell)
}

/// Returns the area of a tile with cells of this width.
pub(super) fn area((x, y): (f64, f64), size: Size, cell: f64) -> Area {
    let (w, h) = extent(size, cell);
    Area::new(x, y, w, h)
}

/// The distance between tiles in a [`flow`].
const SPACE: f64 = 5.0;

/// Returns the places of tiles of these sizes, row by row within this width, and the height they need.
pub(super) fn flow(sizes: &[(f64, f64)], width: f64) -> (Vec<(f64, f64)>, f64) {
    let (mut x, mut y, mut tallest) = (0.0, 0.0, 0.0_f64);
    let mut places = Vec::with_capacity(sizes.len());
    for (w, h) in sizes {
        if x > 0.0 && x + w > width {
            (x, y, tallest) = (0.0, y + tallest + SPACE, 0.0);
        }
        places.push((x, y));
        x += w + SPACE;
        tallest = tallest.max(*h);
    }
    (places, y + tallest)
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
    let outer = area.inset(cell * 0.04);
    framed(canvas, outer, cell * 0.24, printed.frame);
    let inner = outer.inset(cell * 0.24);
    motif(canvas, inner, printed.genre);
    canvas.rect(inner, 0.0, Paint::line(frame_colours(printed.frame).1, cell * 0.04));
}

/// Returns the colour of a frame and of its pattern.
pub(super) const fn frame_colours(frame: Frame) -> (Colour, Colour) {
    match frame {
        Frame::Gold => (Colour::new("#dfb743"), Colour::new("#7d5c0d")),
        Frame::Shell => (Colour::new("#f6e7dd"), Colour::new("#a8806b")),
        Frame::Wood => (Colour::new("#96653a"), Colour::new("#4a2c14")),
        Frame::Black => (Colour::new("#34322f"), Colour::themed("#0f0e0d", "#8f877c")),
    }
}

/// Draws a frame of this thickness with its pattern: gold has two lines, shell dots, wood long strokes, black none.
pub(super) fn framed(canvas: &mut Canvas, area: Area, thick: f64, frame: Frame) {
    let (bright, dark) = frame_colours(frame);
    canvas.rect(area, thick * 0.25, Paint::fill(bright).edged(dark, thick * 0.16));
    let middle = area.inset(thick * 0.5);
    match frame {
        Frame::Gold => canvas.rect(middle, 0.0, Paint::line(dark, thick * 0.16)),
        Frame::Shell => canvas.rect(middle, 0.0, Paint::line(dark, thick * 0.42).dashes(thick * 0.42, thick * 0.9)),
        Frame::Wood => canvas.rect(middle, 0.0, Paint::line(dark, thick * 0.3).dashes(thick * 2.2, thick * 0.8)),
        Frame::Black => {}
    }
}

/// A decor tile: a shield on each of its cells.
fn shields(canvas: &mut Canvas, area: Area, cell: f64, decor: Decor) {
    canvas.rect(area.inset(cell * 0.05), cell * 0.1, Paint::fill(DECOR).edged(SHIELD, cell * 0.03));
    let Size { w, h } = decor.size();
    for (x, y) in (0..h).flat_map(|y| (0..w).map(move |x| (f64::from(x), f64::from(y)))) {
        shield(canvas, Area::new(area.x + x * cell, area.y + y * cell, cell, cell));
    }
}

/// Draws a shield in the middle of a cell.
pub(super) fn shield(canvas: &mut Canvas, cell: Area) {
    let corners = [(0.3, 0.26), (0.7, 0.26), (0.7, 0.52), (0.5, 0.78), (0.3, 0.52)];
    canvas.polygon(&corners.map(|(x, y)| cell.point(x, y)), Paint::fill(SHIELD));
}

/// Draws the back of a tile of this size.
pub(super) fn back(canvas: &mut Canvas, at: (f64, f64), cell: f64, size: Size) {
    let area = area(at, size, cell).inset(cell * 0.06);
    canvas.rect(area, cell * 0.1, Paint::fill(BACK).edged(BACK_EDGE, 1.0));
    canvas.rect(area.inset(cell * 0.22), 0.0, Paint::line(BACK_EDGE, 0.7));
}
