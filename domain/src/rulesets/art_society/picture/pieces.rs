//! The symbols of the tiles that the viewer can place now, in the cell size of the own wall.

use super::{Sheet, tiles};
use crate::kernel::Seat;
use crate::kernel::picture::svg::Canvas;
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::wall::Tile;

/// Defines the symbols of the painting to place, the assistant's tile, and decor of every size while decor is due.
pub(super) fn define(canvas: &mut Canvas, sheet: &Sheet<'_>, cell: f64, seat: Seat) {
    let Some(player) = sheet.view().seats.of(seat) else { return };
    let decor = Decor::ALL.into_iter().filter(|_| player.decor_due > 0).map(Tile::Decor);
    let held = player.pending.map(Tile::Painting).into_iter().chain(player.assistant);
    let mut defined: Vec<String> = Vec::new();
    for tile in held.chain(decor) {
        let id = match tile {
            Tile::Painting(painting) => parts::painting_piece(painting),
            Tile::Decor(decor) => parts::decor_piece(decor),
        };
        if !defined.contains(&id) {
            canvas.symbol(&id, tiles::extent(tile.size(), cell), |canvas| {
                tiles::tile(canvas, (0.0, 0.0), cell, tile);
            });
            defined.push(id);
        }
    }
}
