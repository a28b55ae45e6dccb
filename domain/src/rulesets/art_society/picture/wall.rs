//! A wall: the grid, its eyeline and stars, and its tiles.

use super::tiles;
use crate::kernel::picture::style::{ACCENT, LINE};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::components::components;
use crate::rulesets::art_society::event::SeenHung;
use crate::rulesets::art_society::view::SeatView;
use crate::rulesets::art_society::wall::{Cell, HEIGHT, Mask, WIDTH};

/// The background of the eyeline.
pub(super) const EYELINE: Colour = Colour::new("#eadcc0");
/// The edge of tiles of this round, which can still be taken down.
pub(super) const FRESH: Paint = Paint::line(ACCENT, 2.0).dashed();

/// Returns the width and height of a wall with cells of this width.
pub(super) fn size(cell: f64) -> (f64, f64) {
    (f64::from(WIDTH) * cell, f64::from(HEIGHT) * cell)
}

/// Draws a wall with its top left corner here.
pub(super) fn draw(canvas: &mut Canvas, at: (f64, f64), cell: f64, player: &SeatView) {
    canvas.at(at, |canvas| {
        ground(canvas, cell, taken(&player.wall));
        let settled = player.wall.len().saturating_sub(usize::from(player.fresh));
        for hung in &player.wall {
            tiles::tile(canvas, corner(hung, cell), cell, hung.tile);
        }
        for hung in player.wall.iter().skip(settled) {
            canvas.rect(tiles::area(corner(hung, cell), hung.tile.size(), cell).inset(1.0), 2.0, FRESH);
        }
    });
}

fn corner(hung: &SeenHung, cell: f64) -> (f64, f64) {
    let Cell { x, y } = hung.at.cell();
    (f64::from(x) * cell, f64::from(y) * cell)
}

fn taken(wall: &[SeenHung]) -> Mask {
    wall.iter().filter_map(|hung| hung.tile.size().at(hung.at)).fold(Mask::EMPTY, |all, cells| all | cells)
}

fn ground(canvas: &mut Canvas, cell: f64, taken: Mask) {
    let (w, h) = size(cell);
    let printed = components();
    canvas.rect(Area::new(0.0, 0.0, w, h), 0.0, Paint::fill(Colour::new("#f4eee0")));
    for y in (0..HEIGHT).filter(|y| Cell { x: 0, y: *y }.mask().meets(printed.eyeline)) {
        canvas.rect(Area::new(0.0, f64::from(y) * cell, w, cell), 0.0, Paint::fill(EYELINE));
    }
    (1..WIDTH).map(|x| f64::from(x) * cell).for_each(|x| canvas.line((x, 0.0), (x, h), LINE, 0.7));
    (1..HEIGHT).map(|y| f64::from(y) * cell).for_each(|y| canvas.line((0.0, y), (w, y), LINE, 0.7));
    for spot in (printed.stars & !taken).spots() {
        let Cell { x, y } = spot.cell();
        star(canvas, Area::new(f64::from(x) * cell, f64::from(y) * cell, cell, cell));
    }
    canvas.rect(Area::new(0.0, 0.0, w, h), 0.0, Paint::line(Colour::new("#8f8371"), 1.5));
}

fn star(canvas: &mut Canvas, area: Area) {
    let corners = [
        (0.5, 0.18),
        (0.58, 0.41),
        (0.82, 0.42),
        (0.63, 0.56),
        (0.7, 0.8),
        (0.5, 0.66),
        (0.3, 0.8),
        (0.37, 0.56),
        (0.18, 0.42),
        (0.42, 0.41),
    ];
    canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), Paint::fill(Colour::new("#c9a24a")));
}
