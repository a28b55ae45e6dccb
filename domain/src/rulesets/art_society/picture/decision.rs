//! Pictures without text, for renderers without fonts: a wall, and what a pending decision is about.

use super::auction::{Offer, offers};
use super::tiles::{self, flow};
use super::{Sheet, wall};
use crate::kernel::Seat;
use crate::kernel::picture::style::GAP;
use crate::kernel::picture::svg::{Canvas, Svg};
use crate::rulesets::art_society::command::Decision;
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::view::{SeatView, View};
use crate::rulesets::art_society::wall::{HEIGHT, Size, Tile, WIDTH};

const CELL: f64 = 40.0;
/// The cell size of the paintings of an auction.
const OFFER_CELL: f64 = 26.0;
/// The width of the paintings of an auction: that of the wall below them.
const OFFERS_WIDTH: f64 = WIDTH as f64 * CELL;

/// Draws the wall of a seat.
pub(super) fn wall(sheet: &Sheet<'_>, seat: Seat) -> Svg {
    hanging(sheet, seat, &[])
}

/// Draws what the decision of a seat is about, or its wall if it has none.
pub(super) fn draw(sheet: &Sheet<'_>, seat: Seat) -> Svg {
    let Some(player) = sheet.view().seats.of(seat) else { return wall(sheet, seat) };
    match sheet.scene.awaiting.decision_of(seat) {
        Some(Decision::OpenAuction) => offered(sheet, seat, &stacks(sheet.view())),
        Some(Decision::PlaceBid | Decision::TakePainting) => offered(sheet, seat, &offers(sheet.view())),
        Some(decision) => hanging(sheet, seat, &placed(player, decision)),
        None => wall(sheet, seat),
    }
}

/// Returns the tiles that the decision is about.
pub(super) fn placed(player: &SeatView, decision: Decision) -> Vec<Tile> {
    match decision {
        Decision::PlaceDecor => {
            Decor::ALL.into_iter().filter(|decor| decor.shields() <= player.decor_due).map(Tile::Decor).collect()
        }
        Decision::FinishTurn => player.assistant.into_iter().collect(),
        _ => player.pending.map(Tile::Painting).into_iter().collect(),
    }
}

/// Returns the stacks from which the auctioneer can choose.
pub(super) fn stacks(view: &View) -> Vec<Offer> {
    let left = view.stacks.iter().filter(|stack| stack.left > 0);
    left.map(|stack| Offer::Back(Size::new(stack.w, stack.h))).collect()
}

/// Draws what is offered, and below it the wall of the seat, for which it is chosen.
fn offered(sheet: &Sheet<'_>, seat: Seat, offers: &[Offer]) -> Svg {
    let mut canvas = sheet.drawing.canvas();
    let sizes: Vec<(f64, f64)> = offers.iter().map(|offer| tiles::extent(offer.size(), OFFER_CELL)).collect();
    let (places, height) = flow(&sizes, OFFERS_WIDTH);
    for (offer, (x, y)) in offers.iter().zip(places) {
        offer.draw(&mut canvas, (GAP + x, GAP + y), OFFER_CELL);
    }
    if let Some(player) = sheet.view().seats.of(seat) {
        canvas.at((GAP, height + 2.0 * GAP), |canvas| wall::hung(canvas, CELL, player));
    }
    let height = height + f64::from(HEIGHT) * CELL + 3.0 * GAP;
    sheet.finish(canvas, (OFFERS_WIDTH + 2.0 * GAP, height))
}

/// Draws the wall of a seat, and tiles beside it in the same size.
fn hanging(sheet: &Sheet<'_>, seat: Seat, tiles: &[Tile]) -> Svg {
    let (w, h) = (f64::from(WIDTH) * CELL, f64::from(HEIGHT) * CELL);
    let mut canvas = sheet.drawing.canvas();
    if let Some(player) = sheet.view().seats.of(seat) {
        canvas.at((GAP, GAP), |canvas| wall::hung(canvas, CELL, player));
    }
    let beside = column(&mut canvas, (2.0 * GAP + w, GAP), tiles);
    sheet.finish(canvas, (w + 2.0 * GAP + beside, h + 2.0 * GAP))
}

/// Draws tiles below each other, in a second column where they do not fit. Returns the width they use.
fn column(canvas: &mut Canvas, (x, y): (f64, f64), tiles: &[Tile]) -> f64 {
    let bottom = y + f64::from(HEIGHT) * CELL;
    let (mut left, mut top, mut widest) = (x, y, 0.0_f64);
    for tile in tiles {
        let (w, h) = tiles::extent(tile.size(), CELL);
        if top + h > bottom {
            (left, top, widest) = (left + widest + GAP / 2.0, y, 0.0);
        }
        tiles::tile(canvas, (left, top), CELL, *tile);
        top += h + GAP / 2.0;
        widest = widest.max(w);
    }
    if tiles.is_empty() { 0.0 } else { left + widest + GAP - x }
}
