//! Draws the four locations and the pieces on them.

use super::{signs, words};
use crate::kernel::picture::style::{ACCENT, GAP, GREY, INK, SMALL, TEXT, WIDTH, panel};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::pieces::{Location, Occupant, Owner, PieceKind};
use crate::rulesets::the_gallerist::view::View;

/// The height of the row.
pub(super) const HEIGHT: f64 = 104.0;

/// Draws the locations, clockwise from the left.
pub(super) fn draw(canvas: &mut Canvas, (x, y): (f64, f64), view: &View) {
    let wide = (WIDTH - 5.0 * GAP) / 4.0;
    for (place, location) in Location::ALL.into_iter().enumerate() {
        location_panel(canvas, Area::new(x + place as f64 * (wide + GAP), y, wide, HEIGHT), view, location);
    }
}

fn location_panel(canvas: &mut Canvas, area: Area, view: &View, location: Location) {
    panel(canvas, area, words::location(location));
    match view.locations[location] {
        Some(Occupant { owner, piece }) => {
            let size = if piece == PieceKind::Gallerist { 48.0 } else { 34.0 };
            let stand = Area::new(area.x + 14.0, area.y + 92.0 - size, size * 0.75, size);
            signs::piece(canvas, stand, owner, piece);
            canvas.text((area.x + 58.0, area.y + 62.0), &name(owner), TEXT.bold());
            canvas.text((area.x + 58.0, area.y + 77.0), piece_name(piece), SMALL);
        }
        None => {
            let free = Area::new(area.x + 14.0, area.y + 50.0, 36.0, 42.0);
            canvas.rect(free, 6.0, Paint::line(GREY, 1.0).dashed());
            canvas.text((area.x + 58.0, area.y + 75.0), "free", SMALL);
        }
    }
    if let Some(tile) = view.start_tiles[location] {
        let (what, each) = words::tile(tile);
        canvas.text((area.x + area.w - 14.0, area.y + 46.0), &format!("{what} {each}"), SMALL.colour(INK).ending());
    }
    if let Some(out) = view.waiting.as_ref().filter(|out| out.at == location) {
        let stand = Area::new(area.x + area.w - 40.0, area.y + 52.0, 26.0, 34.0);
        signs::piece(canvas, stand, Owner::Seat(out.seat), out.piece);
        canvas.text((area.x + area.w - 14.0, area.y + 98.0), "kicked out", SMALL.colour(ACCENT).ending());
    }
    let lacerda_out = view.lacerda.as_ref().is_some_and(|lacerda| lacerda.kicked_out && lacerda.at == Some(location));
    if lacerda_out {
        canvas.text((area.x + area.w - 14.0, area.y + 98.0), "Lacerda kicked out", SMALL.colour(ACCENT).ending());
    }
}

fn name(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => format!("Seat {}", seat.number()),
        Owner::Lacerda => "Lacerda".to_owned(),
    }
}

const fn piece_name(piece: PieceKind) -> &'static str {
    match piece {
        PieceKind::Gallerist => "gallerist",
        PieceKind::Assistant => "assistant",
    }
}
