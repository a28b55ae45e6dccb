//! Draws the signs of forms, visitors, tickets, gallerists and assistants.

use crate::kernel::picture::style::{GREY, INK, PANEL, WHITE, chip, seat_colour};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::pieces::{Artist, Form, Owner, PieceKind, Visitor, VisitorCounts};

/// Returns the colour of a visitor and its tickets: pink, brown or white.
const fn visitor_colour(kind: Visitor) -> Colour {
    match kind {
        Visitor::Vip => Colour::new("#d9709f"),
        Visitor::Investor => Colour::new("#8a5a34"),
        Visitor::Collector => WHITE,
    }
}

/// Returns a light and a dark blue or red.
pub(super) const fn artist_colours(artist: Artist) -> (Colour, Colour) {
    if artist.is_red() {
        (Colour::new("#efcdc6"), Colour::new("#a93f36"))
    } else {
        (Colour::new("#cbdcea"), Colour::new("#35658f"))
    }
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

/// Draws a person: head and shoulders.
fn person(canvas: &mut Canvas, area: Area, paint: Paint) {
    canvas.dome(area.part(0.1, 0.45, 0.8, 0.55), paint);
    canvas.circle(area.point(0.5, 0.26), area.w * 0.24, paint);
}

/// Draws a piece in the colour of its owner; the gallerist has a base.
pub(super) fn piece(canvas: &mut Canvas, area: Area, owner: Owner, piece: PieceKind) {
    let paint = Paint::fill(owner_colour(owner)).edged(PANEL, 1.0);
    match piece {
        PieceKind::Gallerist => {
            canvas.polygon(&[area.point(0.5, 0.2), area.point(0.84, 0.9), area.point(0.16, 0.9)], paint);
            canvas.rect(area.part(0.08, 0.86, 0.84, 0.14), area.w * 0.05, paint);
            canvas.circle(area.point(0.5, 0.22), area.w * 0.22, paint);
        }
        PieceKind::Assistant => person(canvas, area, paint),
    }
}

/// Draws visitors side by side, closer together when there are many.
pub(super) fn visitors(canvas: &mut Canvas, area: Area, crowd: &VisitorCounts) {
    let step = (area.w / f64::from(crowd.total().max(1))).min(area.h * 0.86);
    let all = Visitor::ALL.into_iter().flat_map(|kind| (0..crowd[kind]).map(move |_| kind));
    for (place, kind) in all.enumerate() {
        let place = Area::new(area.x + place as f64 * step, area.y, area.h * 0.8, area.h);
        person(canvas, place, Paint::fill(visitor_colour(kind)).edged(Colour::new("#5d5348"), 1.0));
    }
}

/// Draws the number of tickets, or of visitors in the bag, of each kind.
pub(super) fn counts(canvas: &mut Canvas, (x, y): (f64, f64), crowd: &VisitorCounts) {
    for (place, kind) in Visitor::ALL.into_iter().enumerate() {
        let ink = if kind == Visitor::Collector { INK } else { WHITE };
        let paint = Paint::fill(visitor_colour(kind)).edged(GREY, 1.0);
        chip(canvas, Area::new(x + place as f64 * 33.0, y, 29.0, 18.0), &crowd[kind].to_string(), (paint, ink));
    }
}

/// The paint of a golden star.
pub(super) const GOLDEN: Paint = Paint::fill(Colour::new("#d9a520")).edged(Colour::new("#8a6510"), 0.8);

/// Draws a star, the sign of a celebrity and of a masterpiece.
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
