//! Draws the signs of forms, visitors, tickets, gallerists and assistants. Each has a shape of its own besides its
//! colour.

use super::colours::{BLUE, BLUE_LIGHT, COIN, INFLUENCE, INVESTOR, OUTLINE, RED, RED_LIGHT, VIP};
use crate::kernel::picture::style::{INK, PANEL, WHITE, seat_colour, seat_mark};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::pieces::{Artist, Form, Owner, PieceKind, Visitor};

/// Returns the colour of a visitor and its tickets: pink, brown or white.
pub(super) const fn visitor_colour(kind: Visitor) -> Colour {
    match kind {
        Visitor::Vip => VIP,
        Visitor::Investor => INVESTOR,
        Visitor::Collector => WHITE,
    }
}

/// Returns a light and a dark blue or red.
pub(super) const fn artist_colours(artist: Artist) -> (Colour, Colour) {
    if artist.is_red() { (RED_LIGHT, RED) } else { (BLUE_LIGHT, BLUE) }
}

/// Returns the colour of the owner of a piece.
pub(super) const fn owner_colour(owner: Owner) -> Colour {
    match owner {
        Owner::Seat(seat) => seat_colour(seat),
        Owner::Lacerda => INK,
    }
}

/// Draws the sign of a form: a screen, a camera, a bust or an easel.
pub(super) fn form(canvas: &mut Canvas, area: Area, form: Form, colour: Colour) {
    let full = Paint::fill(colour);
    match form {
        Form::Digital => {
            canvas.rect(area.part(0.08, 0.16, 0.84, 0.52), area.w * 0.06, full);
            canvas.rect(area.part(0.17, 0.25, 0.66, 0.34), 0.0, Paint::fill(PANEL));
            canvas.rect(area.part(0.44, 0.68, 0.12, 0.12), 0.0, full);
            canvas.rect(area.part(0.28, 0.78, 0.44, 0.08), 0.0, full);
        }
        Form::Photo => {
            canvas.rect(area.part(0.06, 0.3, 0.88, 0.52), area.w * 0.08, full);
            canvas.rect(area.part(0.34, 0.18, 0.32, 0.16), area.w * 0.04, full);
            canvas.circle(area.point(0.5, 0.56), area.w * 0.18, Paint::fill(PANEL));
            canvas.circle(area.point(0.5, 0.56), area.w * 0.1, full);
        }
        Form::Sculpture => {
            canvas.circle(area.point(0.5, 0.26), area.w * 0.16, full);
            canvas.dome(area.part(0.22, 0.44, 0.56, 0.24), full);
            canvas.rect(area.part(0.34, 0.7, 0.32, 0.14), 0.0, full);
            canvas.rect(area.part(0.22, 0.82, 0.56, 0.08), 0.0, full);
        }
        Form::Painting => {
            canvas.line(area.point(0.3, 0.6), area.point(0.16, 0.94), colour, area.w * 0.07);
            canvas.line(area.point(0.7, 0.6), area.point(0.84, 0.94), colour, area.w * 0.07);
            canvas.rect(area.part(0.12, 0.1, 0.76, 0.56), 0.0, full);
            canvas.rect(area.part(0.2, 0.18, 0.6, 0.4), 0.0, Paint::fill(PANEL));
            canvas.dome(area.part(0.24, 0.34, 0.5, 0.24), full);
        }
    }
}

/// Draws a frame in the colours of the artist with the sign of the form. The frame of a red artist has corners.
pub(super) fn work(canvas: &mut Canvas, place: Area, artist: Artist) {
    let (light, dark) = artist_colours(artist);
    canvas.rect(place, 2.0, Paint::fill(dark));
    let inner = place.inset(place.h * 0.08);
    canvas.rect(inner, 0.0, Paint::fill(light));
    if artist.is_red() {
        corners(canvas, inner, inner.h * 0.2, dark);
    }
    let size = inner.h * 0.8;
    let (x, y) = inner.point(0.5, 0.5);
    form(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size), artist.form(), dark);
}

/// Draws the corners that tell red artists from blue ones.
pub(super) fn corners(canvas: &mut Canvas, area: Area, size: f64, colour: Colour) {
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let (at, (right, down)) = (area.point(x, y), (1.0 - 2.0 * x, 1.0 - 2.0 * y));
        canvas.polygon(&[at, (at.0 + right * size, at.1), (at.0, at.1 + down * size)], Paint::fill(colour));
    }
}

/// Draws a person: head and shoulders.
fn person(canvas: &mut Canvas, area: Area, paint: Paint) {
    canvas.dome(area.part(0.1, 0.48, 0.8, 0.52), paint);
    canvas.circle(area.point(0.5, 0.32), area.w * 0.23, paint);
}

/// Draws what tells the kinds of visitors apart: a crown, a hat, or a ring.
fn emblem(canvas: &mut Canvas, area: Area, kind: Visitor, paint: Paint) {
    match kind {
        Visitor::Vip => {
            let corners = [(0.0, 1.0), (0.0, 0.1), (0.27, 0.55), (0.5, 0.0), (0.73, 0.55), (1.0, 0.1), (1.0, 1.0)];
            canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), paint);
        }
        Visitor::Investor => {
            let corners =
                [(0.2, 0.0), (0.8, 0.0), (0.8, 0.7), (1.0, 0.7), (1.0, 1.0), (0.0, 1.0), (0.0, 0.7), (0.2, 0.7)];
            canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), paint);
        }
        Visitor::Collector => canvas.circle(area.point(0.5, 0.5), area.h * 0.4, paint),
    }
}

/// Draws a visitor: a VIP has a crown, an Investor a hat, a Collector neither.
pub(super) fn visitor(canvas: &mut Canvas, area: Area, kind: Visitor) {
    let paint = Paint::fill(visitor_colour(kind)).edged(OUTLINE, 1.0);
    person(canvas, area, paint);
    if kind != Visitor::Collector {
        emblem(canvas, area.part(0.2, 0.0, 0.6, 0.24), kind, paint);
    }
}

/// Draws visitors of one kind side by side, closer together where there are many.
pub(super) fn visitors(canvas: &mut Canvas, area: Area, (kind, count): (Visitor, u8)) {
    let wide = area.h * 0.8;
    let step = ((area.w - wide) / f64::from(count.saturating_sub(1).max(1))).min(wide * 1.05);
    for place in 0..count {
        visitor(canvas, Area::new(area.x + f64::from(place) * step, area.y, wide, area.h), kind);
    }
}

/// Draws a ticket with the emblem of its kind; without a kind, a blank one.
pub(super) fn ticket(canvas: &mut Canvas, area: Area, kind: Option<Visitor>) {
    let body = area.part(0.0, 0.16, 1.0, 0.68);
    let colour = kind.map_or(PANEL, visitor_colour);
    canvas.rect(body, area.h * 0.12, Paint::fill(colour).edged(OUTLINE, 1.0));
    let Some(kind) = kind else { return };
    let ink = if kind == Visitor::Collector { Paint::line(OUTLINE, 1.2) } else { Paint::fill(WHITE) };
    let (size, (x, y)) = (body.h * 0.56, body.point(0.5, 0.5));
    emblem(canvas, Area::new(x - size * 0.7, y - size / 2.0, size * 1.4, size), kind, ink);
}

/// Draws a piece in the colour and with the mark of its owner; the gallerist has a base.
pub(super) fn piece(canvas: &mut Canvas, area: Area, owner: Owner, piece: PieceKind) {
    let paint = Paint::fill(owner_colour(owner)).edged(OUTLINE, 1.0);
    match piece {
        PieceKind::Gallerist => {
            canvas.polygon(&[area.point(0.5, 0.2), area.point(0.88, 0.9), area.point(0.12, 0.9)], paint);
            canvas.rect(area.part(0.04, 0.86, 0.92, 0.14), area.w * 0.05, paint);
            canvas.circle(area.point(0.5, 0.2), area.w * 0.22, paint);
            mark(canvas, area.point(0.5, 0.66), area.w * 0.18, owner);
        }
        PieceKind::Assistant => {
            person(canvas, area, paint);
            mark(canvas, area.point(0.5, 0.77), area.w * 0.2, owner);
        }
    }
}

/// Draws the mark of an owner on its piece: that of the seat, or a ring for Lacerda.
pub(super) fn mark(canvas: &mut Canvas, centre: (f64, f64), radius: f64, owner: Owner) {
    canvas.circle(centre, radius * 1.35, Paint::fill(PANEL));
    match owner {
        Owner::Lacerda => canvas.circle(centre, radius * 0.8, Paint::line(INK, radius * 0.4)),
        Owner::Seat(seat) => seat_mark(canvas, centre, radius * 0.85, seat),
    }
}

/// Draws a star, the sign of fame, of a celebrity and of a masterpiece.
pub(super) fn star(canvas: &mut Canvas, area: Area, paint: Paint) {
    let corners = [
        (0.5, 0.05),
        (0.62, 0.38),
        (0.97, 0.4),
        (0.69, 0.6),
        (0.8, 0.95),
        (0.5, 0.74),
        (0.2, 0.95),
        (0.31, 0.6),
        (0.03, 0.4),
        (0.38, 0.38),
    ];
    canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), paint);
}

/// Draws a coin, the sign of money.
pub(super) fn coin(canvas: &mut Canvas, area: Area) {
    canvas.circle(area.point(0.5, 0.5), area.w * 0.42, COIN);
    canvas.circle(area.point(0.5, 0.5), area.w * 0.24, Paint::line(Colour::new("#96721b"), 0.8));
}

/// Draws an arrow upwards, the sign of Influence.
pub(super) fn influence(canvas: &mut Canvas, area: Area) {
    let corners = [(0.5, 0.05), (0.98, 0.55), (0.72, 0.55), (0.72, 0.95), (0.28, 0.95), (0.28, 0.55), (0.02, 0.55)];
    canvas.polygon(&corners.map(|(x, y)| area.point(x, y)), Paint::fill(INFLUENCE));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::kernel::Seat;
    use crate::kernel::picture::vision::without_colours;

    const AREA: Area = Area { x: 0.0, y: 0.0, w: 40.0, h: 50.0 };

    fn different(drawings: impl IntoIterator<Item = String>) -> usize {
        drawings.into_iter().collect::<HashSet<_>>().len()
    }

    #[test]
    fn pieces_can_be_told_apart_by_shape_alone() {
        let visitors = Visitor::ALL.map(|kind| without_colours(|canvas| visitor(canvas, AREA, kind)));
        let tickets = Visitor::ALL.map(|kind| without_colours(|canvas| ticket(canvas, AREA, Some(kind))));
        let works = Artist::ALL.map(|artist| without_colours(|canvas| work(canvas, AREA, artist)));
        assert_eq!((different(visitors), different(tickets), different(works)), (3, 3, Artist::ALL.len()));
        let owners = (0..4).filter_map(Seat::new).map(Owner::Seat).chain([Owner::Lacerda]);
        let pieces = owners.flat_map(|owner| [PieceKind::Gallerist, PieceKind::Assistant].map(|kind| (owner, kind)));
        let pieces = pieces.map(|(owner, kind)| without_colours(|canvas| piece(canvas, AREA, owner, kind)));
        assert_eq!(different(pieces), 10);
    }
}
