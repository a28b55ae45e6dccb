//! The auction: the paintings that can be taken, or the backs of the stacks that are named for it.

use super::{Sheet, tiles};
use crate::args;
use crate::kernel::Seat;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{SMALL, panel};
use crate::kernel::picture::svg::{Area, Canvas};
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::state::Phase;
use crate::rulesets::art_society::view::View;
use crate::rulesets::art_society::wall::{Size, Tile};

const MARGIN: f64 = 14.0;
const TOP: f64 = 38.0;
/// The largest cells of offered paintings.
const MAX_CELL: f64 = 20.0;
/// The width that the text below a painting needs.
const MIN_PLACE: f64 = 56.0;
const SPACE: f64 = 8.0;
/// The largest width of a name in the order of taking.
const MAX_NAME: f64 = 72.0;

/// An offer: a named stack, or a revealed painting.
#[derive(Clone, Copy)]
pub(super) enum Offer {
    Back(Size),
    Face(PaintingId),
}

impl Offer {
    pub(super) fn size(self) -> Size {
        match self {
            Self::Back(size) => size,
            Self::Face(id) => id.printed().size(),
        }
    }

    pub(super) fn draw(self, canvas: &mut Canvas, at: (f64, f64), cell: f64) {
        match self {
            Self::Back(size) => tiles::back(canvas, at, cell, size),
            Self::Face(id) => {
                canvas.part(&parts::offered(id), |canvas| tiles::tile(canvas, at, cell, Tile::Painting(id)));
            }
        }
    }
}

pub(super) fn offers(view: &View) -> Vec<Offer> {
    if view.auction.is_empty() {
        view.offered.iter().copied().map(Offer::Back).collect()
    } else {
        view.auction.iter().copied().map(Offer::Face).collect()
    }
}

/// Returns whether something is offered.
pub(super) fn is_shown(sheet: &Sheet<'_>) -> bool {
    !offers(sheet.view()).is_empty()
}

/// Returns the cell size at which these offers fit side by side, and the height of the tallest.
fn scale(offers: &[Offer], width: f64) -> (f64, f64) {
    let fits = |cell: f64| {
        let places = offers.iter().map(|offer| (f64::from(offer.size().w) * cell).max(MIN_PLACE) + SPACE);
        places.sum::<f64>() <= width
    };
    let cells = (16..=40).rev().map(|half| f64::from(half) / 2.0);
    let cell = cells.filter(|cell| *cell <= MAX_CELL).find(|cell| fits(*cell)).unwrap_or(8.0);
    let tallest = offers.iter().map(|offer| offer.size().h).max().unwrap_or(0);
    (cell, f64::from(tallest) * cell)
}

pub(super) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    let order = if order(sheet).is_some() { 20.0 } else { 0.0 };
    TOP + order + scale(&offers(sheet.view()), width - 2.0 * MARGIN).1 + 28.0
}

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
    panel(canvas, area, &sheet.text("picture-auction"));
    let mut top = area.y + TOP;
    if let Some(order) = order(sheet) {
        canvas.fitted_text((area.x + MARGIN, top + 8.0), &order, SMALL, area.w - 2.0 * MARGIN);
        top += 20.0;
    }
    let (offers, width) = (offers(sheet.view()), area.w - 2.0 * MARGIN);
    let (cell, tallest) = scale(&offers, width);
    let needed = |offer: &Offer| (f64::from(offer.size().w) * cell).max(MIN_PLACE);
    let free = (width - offers.iter().map(needed).sum::<f64>()) / offers.len().max(1) as f64;
    let mut left = area.x + MARGIN;
    for offer in offers {
        let place = needed(&offer) + free;
        let Size { w, h } = offer.size();
        let at = (left + (place - f64::from(w) * cell) / 2.0, top + (tallest - f64::from(h) * cell) / 2.0);
        offer.draw(canvas, at, cell);
        let caption = (left + place / 2.0, top + tallest + 15.0);
        canvas.fitted_text(caption, &text(sheet, offer), SMALL.centred(), place);
        left += place;
    }
}

/// Returns the text below an offer: its value, or the size of a named stack.
fn text(sheet: &Sheet<'_>, offer: Offer) -> String {
    match offer {
        Offer::Back(Size { w, h }) => format!("{w}×{h}"),
        Offer::Face(id) => sheet.say.text("picture-value", &args!["value" => id.printed().value.unwrap_or(0)]),
    }
}

/// Returns the order in which paintings are taken.
fn order(sheet: &Sheet<'_>) -> Option<String> {
    let view = sheet.view();
    if view.phase != Phase::Hanging || view.auction.is_empty() {
        return None;
    }
    let name = |seat: &Seat| letters::shortened(&sheet.say.player(*seat), SMALL, MAX_NAME);
    let players: Vec<String> = view.order.iter().map(name).collect();
    Some(sheet.say.text("picture-order", &args!["players" => players.join(", ")]))
}
