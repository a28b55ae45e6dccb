//! The auction and the supply.

use super::tiles;
use crate::kernel::picture::style::{ACCENT, GREY, INK, LINE, SMALL, TEXT, panel};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Lettering, Paint};
use crate::rulesets::art_society::state::Phase;
use crate::rulesets::art_society::view::View;
use crate::rulesets::art_society::wall::{Size, Tile};

const CELL: f64 = 14.0;

/// Draws the auction and the supply below it.
pub(super) fn draw(canvas: &mut Canvas, area: Area, view: &View) {
    panel(canvas, area, "Auction");
    canvas.text((area.x + area.w - 14.0, area.y + 24.0), &order(view), SMALL.ending());
    let row = Area::new(area.x + 14.0, area.y + 36.0, area.w - 28.0, 92.0);
    let offers: Vec<Offer> = if view.auction.is_empty() {
        view.offered.iter().map(|size| Offer::Back(*size)).collect()
    } else {
        view.auction.iter().map(|id| Offer::Face(Tile::Painting(*id), id.printed().value)).collect()
    };
    if offers.is_empty() {
        let (x, y) = row.point(0.5, 0.5);
        canvas.text((x, y), "no painting is offered", TEXT.colour(GREY).centred());
    }
    let place = row.w / offers.len().max(1) as f64;
    for (number, offer) in offers.iter().enumerate() {
        offer.draw(canvas, Area { x: row.x + number as f64 * place, w: place, ..row });
    }
    supply(canvas, Area::new(area.x + 14.0, area.y + 138.0, area.w - 28.0, 70.0), view);
}

/// Returns the order in which paintings are taken.
fn order(view: &View) -> String {
    if view.phase != Phase::Hanging {
        return String::new();
    }
    let seats = view.order.iter().map(|seat| seat.number().to_string());
    format!("order of bids: seats {}", seats.collect::<Vec<_>>().join(", "))
}

/// An offer of the auction: a named stack, or a revealed painting.
enum Offer {
    Back(Size),
    Face(Tile, Option<u8>),
}

impl Offer {
    fn draw(&self, canvas: &mut Canvas, place: Area) {
        let size = match self {
            Self::Back(size) => *size,
            Self::Face(tile, _) => tile.size(),
        };
        let (w, h) = (f64::from(size.w) * CELL, f64::from(size.h) * CELL);
        let at = (place.x + (place.w - w) / 2.0, place.y + (72.0 - h) / 2.0);
        let (x, y) = (place.x + place.w / 2.0, place.y + 88.0);
        match self {
            Self::Back(size) => tiles::back(canvas, at, CELL, *size),
            Self::Face(tile, value) => {
                tiles::tile(canvas, at, CELL, *tile);
                let value = value.map(|value| format!("value {value}")).unwrap_or_default();
                canvas.text((x, y), &value, SMALL.centred());
            }
        }
    }
}

fn supply(canvas: &mut Canvas, area: Area, view: &View) {
    canvas.line((area.x, area.y - 6.0), (area.x + area.w, area.y - 6.0), LINE, 1.0);
    canvas.text((area.x, area.y + 11.0), "Left", SMALL.colour(INK));
    let stacks = view.stacks.iter().map(|stack| (stack.w, stack.h, stack.left, Colour::new("#f1eadb")));
    let decor = view.decor.iter().map(|one| {
        let Size { w, h } = one.decor.size();
        (w, h, one.left, Colour::new("#efe3c4"))
    });
    let wide = (area.w - 40.0) / 7.0;
    for (place, (w, h, left, ground)) in stacks.chain(decor).enumerate() {
        let (column, line) = ((place % 7) as f64, (place / 7) as f64);
        let chip_area = Area::new(area.x + 40.0 + column * wide, area.y + line * 25.0, wide - 5.0, 21.0);
        canvas.rect(chip_area, 4.0, Paint::fill(ground).edged(LINE, 1.0));
        let (x, y) = chip_area.point(0.0, 0.68);
        let letters = Lettering::new(10.0, GREY);
        canvas.text((x + 5.0, y), &format!("{w}×{h}"), letters);
        let count = letters.bold().colour(if left == 0 { ACCENT } else { INK });
        canvas.text((chip_area.x + chip_area.w - 5.0, y), &left.to_string(), count.ending());
    }
}
