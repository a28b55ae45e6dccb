//! What lies beside the wall of a seat: the painting to place, the assistant's tile, excess paintings, decor that is
//! due, and a sealed bid.

use super::Sheet;
use super::tiles::{self, flow};
use crate::kernel::Seat;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{GREY, INK, LINE, SEAL, SMALL, WHITE};
use crate::kernel::picture::svg::{Area, Canvas, Lettering, Paint};
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::view::SeatView;
use crate::rulesets::art_society::wall::Tile;

/// The cell size of tiles beside the wall.
const CELL: f64 = 12.0;
const LABEL: Lettering = SMALL.colour(INK);
const LABEL_HEIGHT: f64 = 16.0;
const BID: (f64, f64) = (26.0, 36.0);
/// The size of a place without a tile.
const EMPTY: (f64, f64) = (3.0 * CELL, 2.0 * CELL);

/// Something beside the wall.
struct Item {
    label: String,
    part: Option<String>,
    what: What,
}

enum What {
    Tiles(Vec<Tile>),
    Shields(u8),
    Bid(Option<u8>),
}

/// Returns the places of tiles within this width, and the size of all of them together.
fn tile_places(tiles: &[Tile], width: f64) -> (Vec<(f64, f64)>, (f64, f64)) {
    let sizes: Vec<(f64, f64)> = tiles.iter().map(|tile| tiles::extent(tile.size(), CELL)).collect();
    let (places, height) = flow(&sizes, width);
    let right = places.iter().zip(&sizes).map(|((x, _), (w, _))| x + w).fold(0.0, f64::max);
    (places, (right, height))
}

impl Item {
    /// Returns the size of what is shown, within this width.
    fn content(&self, width: f64) -> (f64, f64) {
        match &self.what {
            What::Tiles(tiles) if tiles.is_empty() => EMPTY,
            What::Tiles(tiles) => tile_places(tiles, width).1,
            What::Shields(shields) => (f64::from(*shields) * CELL * 1.2, CELL * 1.5),
            What::Bid(_) => BID,
        }
    }

    fn size(&self, width: f64) -> (f64, f64) {
        let (w, h) = self.content(width);
        (w.max(letters::width(&self.label, LABEL)) + 6.0, h + LABEL_HEIGHT)
    }

    fn draw(&self, canvas: &mut Canvas, (x, y): (f64, f64), width: f64) {
        canvas.text((x, y + 11.0), &self.label, LABEL);
        let at = (x, y + LABEL_HEIGHT);
        match &self.what {
            What::Tiles(tiles) if tiles.is_empty() => {
                let place = Area::new(at.0, at.1, EMPTY.0, EMPTY.1);
                canvas.rect(place.inset(1.0), 3.0, Paint::line(GREY, 1.0).dashed());
            }
            What::Tiles(tiles) => {
                for (tile, (right, down)) in tiles.iter().zip(tile_places(tiles, width).0) {
                    tiles::tile(canvas, (at.0 + right, at.1 + down), CELL, *tile);
                }
            }
            What::Shields(shields) => {
                for number in 0..*shields {
                    let side = CELL * 1.5;
                    let left = at.0 - 4.0 + f64::from(number) * CELL * 1.2;
                    tiles::shield(canvas, Area::new(left, at.1, side, side));
                }
            }
            What::Bid(value) => bid(canvas, Area::new(at.0, at.1, BID.0, BID.1), *value),
        }
    }
}

/// Draws the back of a sealed bid, with its value for its own seat.
fn bid(canvas: &mut Canvas, card: Area, value: Option<u8>) {
    canvas.rect(card, 4.0, Paint::fill(SEAL).edged(LINE, 1.0));
    canvas.rect(card.inset(4.0), 2.0, Paint::line(WHITE, 1.0));
    if let Some(value) = value {
        let (x, y) = card.point(0.5, 0.62);
        canvas.text((x, y), &value.to_string(), SMALL.bold().colour(WHITE).centred());
    }
}

fn items(sheet: &Sheet<'_>, seat: Seat) -> Vec<Item> {
    let Some(player) = sheet.view().seats.of(seat) else { return Vec::new() };
    // The viewer can point at the places that are still empty.
    let placing = sheet.scene.viewer.is(seat) && (player.pending.is_some() || player.decor_due > 0);
    let paintings = |ids: &[PaintingId]| ids.iter().copied().map(Tile::Painting).collect::<Vec<_>>();
    let tiles = [
        ("picture-to-place", parts::pending(seat), paintings(player.pending.as_slice()), false),
        ("picture-assistant", parts::assistant(seat), player.assistant.into_iter().collect(), placing),
        ("picture-excess", parts::excess(seat), paintings(&player.excess), placing && player.pending.is_some()),
    ];
    let tiles = tiles.into_iter().filter(|(_, _, tiles, always)| *always || !tiles.is_empty());
    let tiles = tiles.map(|(id, part, tiles, _)| (id, Some(part), What::Tiles(tiles)));
    let items = tiles.chain(tokens(player).into_iter().map(|(id, what)| (id, None, what)));
    items.map(|(id, part, what)| Item { label: sheet.text(id), part, what }).collect()
}

/// Returns the decor that is due and the sealed bid.
fn tokens(player: &SeatView) -> Vec<(&'static str, What)> {
    let due = (player.decor_due > 0).then_some(("picture-decor-due", What::Shields(player.decor_due)));
    let bid = player.has_bid.then(|| ("picture-bid", What::Bid(player.sealed.map(|card| card.value()))));
    due.into_iter().chain(bid).collect()
}

/// Returns the height of everything beside the wall.
pub(super) fn height(sheet: &Sheet<'_>, width: f64, seat: Seat) -> f64 {
    let sizes: Vec<(f64, f64)> = items(sheet, seat).iter().map(|item| item.size(width)).collect();
    flow(&sizes, width).1
}

/// Draws everything beside the wall.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area, seat: Seat) {
    let items = items(sheet, seat);
    let sizes: Vec<(f64, f64)> = items.iter().map(|item| item.size(area.w)).collect();
    for (item, (x, y)) in items.iter().zip(flow(&sizes, area.w).0) {
        let at = (area.x + x, area.y + y);
        match &item.part {
            Some(part) => canvas.part(part, |canvas| item.draw(canvas, at, area.w)),
            None => item.draw(canvas, at, area.w),
        }
    }
}
