//! Draws a game as SVG: locations, artists, contracts, market, supplies and the boards of the players.

mod artists;
mod cards;
mod cells;
mod colours;
mod context;
mod contracts;
mod decision;
mod description;
mod holdings;
mod icons;
mod layout;
mod legend;
mod locations;
mod market;
mod page;
#[cfg(test)]
mod palette;
mod seat;
mod signs;
mod supplies;
mod symbols;
mod wall;

use super::TheGallerist;
use crate::kernel::picture::style::PAPER;
use crate::kernel::picture::svg::{Area, Svg};
use crate::kernel::{Drawing, Part, Scene, Seats};
use context::Context;
use layout::Block;

/// What this ruleset draws from.
type GalleristScene = Scene<TheGallerist>;

/// The areas that belong to no seat.
const SHARED: [&str; 7] = ["locations", "artists", "contracts", "market", "influence", "plaza", "legend"];

/// Returns the areas that can be drawn alone.
pub(super) fn areas(seats: Seats) -> Vec<String> {
    let own = seats.iter().flat_map(|seat| ["seat", "gallery"].map(|area| format!("{area}.{}", seat.number())));
    SHARED.into_iter().map(str::to_owned).chain(own).collect()
}

/// Draws a part of the game.
pub(super) fn picture(scene: &GalleristScene, drawing: &Drawing<'_>) -> Svg {
    let ctx = Context::new(scene, drawing);
    let width = drawing.length();
    match drawing.part {
        Part::Table => finish(&ctx, page::table(&ctx, width), width),
        Part::Seat(seat) => finish(&ctx, page::of_seat(&ctx, seat, width), width),
        Part::Area(area) => finish(&ctx, page::area(&ctx, area, width), width),
        Part::Wall(seat) | Part::Decision(seat) => {
            let width = width.min(page::SILENT_WIDTH);
            finish(&ctx, page::silent(&ctx, seat, width), width)
        }
    }
}

/// Draws a block on a page of this width.
fn finish(ctx: &Context<'_>, block: Block<'_>, width: f64) -> Svg {
    let mut canvas = ctx.drawing.canvas();
    let (margin, height) = (page::margin(width), block.height);
    if !ctx.silent() {
        symbols::define(ctx, &mut canvas);
    }
    block.draw(&mut canvas, Area::new(margin, margin, width - 2.0 * margin, height));
    let texts = (description::title(ctx), description::description(ctx));
    canvas.finish_on(PAPER, (width, height + 2.0 * margin), (&texts.0, &texts.1))
}
