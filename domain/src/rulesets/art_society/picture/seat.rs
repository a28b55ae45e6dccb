//! The area of a seat: its wall, its cards, and the tiles beside the wall.

use super::{Table, awaited, tiles, wall};
use crate::kernel::Seat;
use crate::kernel::picture::style::{
    ACCENT, GREY, INK, LINE, PANEL, SMALL, SeatPanel, WHITE, chip, seat_colour, seat_panel,
};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::bids::Card;
use crate::rulesets::art_society::view::SeatView;
use crate::rulesets::art_society::wall::Tile;

const MARGIN: f64 = 14.0;
const TOP: f64 = 40.0;
const LABEL: f64 = 52.0;
/// The cell size of tiles beside the wall.
const SMALL_CELL: f64 = 11.0;

fn cell(width: f64) -> f64 {
    (width - 2.0 * MARGIN) / 12.0
}

/// Returns the height of the panel at this width.
pub(super) fn height(width: f64) -> f64 {
    TOP + wall::size(cell(width)).1 + 10.0 + 2.0 * 27.0 + 5.0 * SMALL_CELL + 12.0
}

/// Draws the panel of a seat.
pub(super) fn draw(canvas: &mut Canvas, area: Area, scene: &Table, seat: Seat) {
    let Some(player) = scene.view.seats.of(seat) else { return };
    let decision = scene.awaiting.decision_of(seat).map(awaited);
    let (name, points) = (scene.name(seat), scene.points(seat));
    seat_panel(canvas, area, &SeatPanel { seat, name: &name, awaited: decision, note: &points });
    if scene.view.auctioneer == seat {
        gavel(canvas, Area::new(area.x + area.w - 122.0, area.y + 10.0, 20.0, 20.0));
    }
    let cell = cell(area.w);
    wall::draw(canvas, (area.x + MARGIN, area.y + TOP), cell, player);
    let x = area.x + MARGIN;
    let y = area.y + TOP + wall::size(cell).1 + 10.0;
    let width = area.w - 2.0 * MARGIN;
    hand(canvas, Area::new(x, y, width, 21.0), player, seat);
    played(canvas, Area::new(x, y + 27.0, width, 21.0), &player.bids, seat);
    beside(canvas, (x, y + 54.0), player);
}

fn gavel(canvas: &mut Canvas, area: Area) {
    let wood = Paint::fill(Colour::new("#7a4e2d"));
    let head = [(0.1, 0.42), (0.42, 0.1), (0.66, 0.34), (0.34, 0.66)];
    let handle = [(0.5, 0.42), (0.58, 0.5), (0.5, 0.5), (0.96, 0.88), (0.88, 0.96), (0.42, 0.5)];
    canvas.polygon(&handle.map(|(x, y)| area.point(x, y)), wood);
    canvas.polygon(&head.map(|(x, y)| area.point(x, y)), wood);
    canvas.line(area.point(0.0, 0.98), area.point(0.5, 0.98), Colour::new("#7a4e2d"), 2.0);
}

/// Draws all twenty cards in a row and highlights those in hand and the viewer's sealed card.
fn hand(canvas: &mut Canvas, area: Area, player: &SeatView, seat: Seat) {
    canvas.text((area.x, area.y + 15.0), "Hand", SMALL.colour(INK));
    let wide = (area.w - LABEL) / f64::from(Card::HIGHEST);
    for value in 1..=Card::HIGHEST {
        let card = Card::new(value);
        let place = Area::new(area.x + LABEL + f64::from(value - 1) * wide, area.y, wide - 3.0, area.h);
        let (paint, ink) = if player.sealed == Some(card) {
            (Paint::fill(ACCENT), WHITE)
        } else if player.hand.contains(&card) {
            (Paint::fill(PANEL).edged(seat_colour(seat), 1.2), INK)
        } else {
            (Paint::fill(Colour::new("#f1ece0")), Colour::new("#cfc6b5"))
        };
        chip(canvas, place, &value.to_string(), (paint, ink));
    }
}

/// Draws the played cards, the starting bid in another colour.
fn played(canvas: &mut Canvas, area: Area, bids: &[Card], seat: Seat) {
    canvas.text((area.x, area.y + 15.0), "Played", SMALL.colour(INK));
    let wide = (area.w - LABEL) / f64::from(Card::HIGHEST + 1);
    for (place, card) in bids.iter().enumerate() {
        let area = Area::new(area.x + LABEL + place as f64 * wide, area.y, wide - 3.0, area.h);
        let ground = if place == 0 { GREY } else { seat_colour(seat) };
        chip(canvas, area, &card.value().to_string(), (Paint::fill(ground), WHITE));
    }
}

/// Draws a sealed bid, and the tiles that are not hung.
fn beside(canvas: &mut Canvas, (x, y): (f64, f64), player: &SeatView) {
    let mut left = x;
    let mut put = |canvas: &mut Canvas, label: &str, tiles: &[Tile]| {
        if tiles.is_empty() {
            return;
        }
        canvas.text((left, y + 15.0), label, SMALL.colour(INK));
        left += LABEL + 10.0;
        for tile in tiles {
            tiles::tile(canvas, (left, y + 2.0), SMALL_CELL, *tile);
            left += f64::from(tile.size().w) * SMALL_CELL + 6.0;
        }
        left += 8.0;
    };
    put(canvas, "To place", &player.pending.map(Tile::Painting).into_iter().collect::<Vec<_>>());
    put(canvas, "Assistant", &player.assistant.into_iter().collect::<Vec<_>>());
    put(canvas, "Excess", &player.excess.iter().copied().map(Tile::Painting).collect::<Vec<_>>());
    if player.has_bid {
        canvas.text((left, y + 15.0), "Bid", SMALL.colour(INK));
        let card = Area::new(left + 28.0, y + 2.0, 26.0, 36.0);
        canvas.rect(card, 4.0, Paint::fill(ACCENT).edged(LINE, 1.0));
        canvas.rect(card.inset(4.0), 2.0, Paint::line(WHITE, 1.0));
        if let Some(sealed) = player.sealed {
            let (x, y) = card.point(0.5, 0.62);
            canvas.text((x, y), &sealed.value().to_string(), SMALL.bold().colour(WHITE).centred());
        }
    }
}
