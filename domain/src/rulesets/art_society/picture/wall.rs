//! A wall: the grid, its eyeline and stars, its tiles, and the cells that the viewer can point at.

use super::{Sheet, tiles};
use crate::kernel::Seat;
use crate::kernel::picture::style::{ACCENT, GREY, LINE, SMALL};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::components::components;
use crate::rulesets::art_society::event::SeenHung;
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::view::SeatView;
use crate::rulesets::art_society::wall::{Cell, HEIGHT, Mask, WIDTH};

const GROUND: Colour = Colour::themed("#f4eee0", "#332e29");
/// The background of the eyeline.
pub(super) const EYELINE: Colour = Colour::themed("#eadcc0", "#4a4030");
const STAR: Colour = Colour::themed("#c9a24a", "#d9b45c");
/// The edge of tiles of this round, which can still be taken down.
pub(super) const FRESH: Paint = Paint::line(ACCENT, 2.0).dashed();
/// The margin for the letters and numbers of the cells.
const COORDINATES: f64 = 16.0;

const fn margin(sheet: &Sheet<'_>) -> f64 {
    if sheet.drawing.coordinates { COORDINATES } else { 0.0 }
}

/// Returns the size of the cells of a wall of this width.
pub(super) fn cell(sheet: &Sheet<'_>, width: f64) -> f64 {
    (width - margin(sheet)) / f64::from(WIDTH)
}

/// Returns the size of a wall of this width.
pub(super) fn size(sheet: &Sheet<'_>, width: f64) -> (f64, f64) {
    (width, margin(sheet) + f64::from(HEIGHT) * cell(sheet, width))
}

/// Draws the wall of a seat with this top left corner and width. The viewer can point at each cell of the own wall.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, ((x, y), width): ((f64, f64), f64), seat: Seat) {
    let Some(player) = sheet.view().seats.of(seat) else { return };
    let (margin, cell) = (margin(sheet), cell(sheet, width));
    canvas.at((x + margin, y + margin), |canvas| {
        if sheet.drawing.coordinates {
            coordinates(canvas, cell);
        }
        canvas.part(&parts::wall(seat), |canvas| hung(canvas, cell, player));
        if sheet.scene.viewer.is(seat) {
            for spot in Mask::FULL.spots() {
                let at = spot.cell();
                let place = Area::new(f64::from(at.x) * cell, f64::from(at.y) * cell, cell, cell);
                canvas.target(&parts::cell(seat, at), place);
            }
        }
    });
}

/// Draws the grid and the tiles of a wall, without text.
pub(super) fn hung(canvas: &mut Canvas, cell: f64, player: &SeatView) {
    ground(canvas, cell, taken(&player.wall));
    let settled = player.wall.len().saturating_sub(usize::from(player.fresh));
    for hung in &player.wall {
        tiles::tile(canvas, corner(hung, cell), cell, hung.tile);
    }
    for hung in player.wall.iter().skip(settled) {
        canvas.rect(tiles::area(corner(hung, cell), hung.tile.size(), cell).inset(1.0), 2.0, FRESH);
    }
}

/// Draws letters above the columns and numbers left of the rows.
fn coordinates(canvas: &mut Canvas, cell: f64) {
    let lettering = SMALL.colour(GREY).centred();
    for x in 0..WIDTH {
        let name = char::from(b'A' + x).to_string();
        canvas.text(((f64::from(x) + 0.5) * cell, -4.0), &name, lettering);
    }
    for y in 0..HEIGHT {
        canvas.text((-8.0, (f64::from(y) + 0.5) * cell + 4.0), &(y + 1).to_string(), lettering);
    }
}

fn corner(hung: &SeenHung, cell: f64) -> (f64, f64) {
    let Cell { x, y } = hung.at.cell();
    (f64::from(x) * cell, f64::from(y) * cell)
}

fn taken(wall: &[SeenHung]) -> Mask {
    wall.iter().filter_map(|hung| hung.tile.size().at(hung.at)).fold(Mask::EMPTY, |all, cells| all | cells)
}

fn ground(canvas: &mut Canvas, cell: f64, taken: Mask) {
    let (w, h) = (f64::from(WIDTH) * cell, f64::from(HEIGHT) * cell);
    let printed = components();
    canvas.rect(Area::new(0.0, 0.0, w, h), 0.0, Paint::fill(GROUND));
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

/// Draws the star of a cell.
pub(super) fn star(canvas: &mut Canvas, area: Area) {
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
    canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), Paint::fill(STAR));
}
