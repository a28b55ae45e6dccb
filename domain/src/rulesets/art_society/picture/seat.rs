//! The area of a seat: its wall, its cards, and the tiles beside the wall.

use super::{Sheet, cards, held, pieces, wall};
use crate::kernel::Seat;
use crate::kernel::picture::style::{SeatHeading, SeatPanel, fits_one_line, seat_heading};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};

/// Where the cards and tiles of a seat stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Below the wall.
    Stacked,
    /// Right of the wall, which is smaller.
    Beside,
}

/// The margin inside the panel.
pub(super) const MARGIN: f64 = 12.0;
/// The part of the width of a wall with cards beside it.
const WALL_WIDTH: f64 = 0.64;
const GAVEL: f64 = 22.0;

/// A top left corner and a width.
type Place = ((f64, f64), f64);

/// Where everything stands in a panel with its top left corner at the origin.
struct Places {
    two_lines: bool,
    wall: Place,
    cards: Place,
    held: Place,
    height: f64,
}

fn places(sheet: &Sheet<'_>, width: f64, (seat, form): (Seat, Form)) -> Places {
    let two_lines = Heading::of(sheet, seat).needs_two_lines(width);
    let top = if two_lines { 58.0 } else { 40.0 };
    let inner = width - 2.0 * MARGIN;
    let wall_width = match form {
        Form::Stacked => inner,
        Form::Beside => inner * WALL_WIDTH,
    };
    let under_wall = top + wall::size(sheet, wall_width).1 + 10.0;
    let cards: Place = match form {
        Form::Stacked => ((MARGIN, under_wall), inner),
        Form::Beside => ((MARGIN + wall_width + MARGIN, top), inner - wall_width - MARGIN),
    };
    let under_cards = cards.0.1 + cards::height(sheet, cards.1, seat);
    // The tiles stand below the cards, or below the wall where that takes less height.
    let held = [((cards.0.0, under_cards), cards.1), ((MARGIN, under_wall), wall_width)];
    let bottom = |((_, y), width): Place| y + held::height(sheet, width, seat);
    let [below_cards, below_wall] = held;
    let held = if form == Form::Beside && bottom(below_wall) < bottom(below_cards) { below_wall } else { below_cards };
    let height = under_wall.max(under_cards).max(bottom(held)) + MARGIN - 6.0;
    Places { two_lines, wall: ((MARGIN, top), wall_width), cards, held, height }
}

/// Returns the height of the panel at this width.
pub(super) fn height(sheet: &Sheet<'_>, width: f64, seat: (Seat, Form)) -> f64 {
    places(sheet, width, seat).height
}

/// Draws the panel of a seat.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area, (seat, form): (Seat, Form)) {
    let places = places(sheet, area.w, (seat, form));
    Heading::of(sheet, seat).draw(canvas, area, places.two_lines);
    let moved = |(x, y): (f64, f64)| (area.x + x, area.y + y);
    wall::draw(canvas, sheet, (moved(places.wall.0), places.wall.1), seat);
    if sheet.scene.viewer.is(seat) {
        pieces::define(canvas, sheet, wall::cell(sheet, places.wall.1), seat);
    }
    let placed = |(at, width): Place| Area::new(moved(at).0, moved(at).1, width, 0.0);
    cards::draw(canvas, sheet, placed(places.cards), seat);
    held::draw(canvas, sheet, placed(places.held), seat);
}

/// The texts of the heading of a seat.
struct Heading {
    seat: Seat,
    name: String,
    points: String,
    awaited: Option<String>,
    auctioneer: bool,
}

impl Heading {
    fn of(sheet: &Sheet<'_>, seat: Seat) -> Self {
        let speech = &sheet.drawing.speech;
        Self {
            seat,
            name: speech.player_for(sheet.scene.viewer, seat),
            points: speech.points(sheet.scene.points_of(seat)),
            awaited: sheet.awaited(seat),
            auctioneer: sheet.view().auctioneer == seat,
        }
    }

    fn panel(&self) -> SeatPanel<'_> {
        SeatPanel { seat: self.seat, name: &self.name, awaited: self.awaited.as_deref(), note: &self.points }
    }

    const fn reserved(&self) -> f64 {
        if self.auctioneer { GAVEL + 6.0 } else { 0.0 }
    }

    fn needs_two_lines(&self, width: f64) -> bool {
        self.awaited.is_some() && !fits_one_line(&self.panel(), width, self.reserved())
    }

    fn draw(&self, canvas: &mut Canvas, area: Area, two_lines: bool) {
        let heading = SeatHeading { two_lines, reserved: self.reserved() };
        let left = seat_heading(canvas, area, &self.panel(), heading);
        if self.auctioneer {
            gavel(canvas, Area::new(left + 6.0, area.y + 9.0, GAVEL, GAVEL));
        }
    }
}

/// Draws the gavel of the auctioneer.
pub(super) fn gavel(canvas: &mut Canvas, area: Area) {
    const WOOD: Colour = Colour::themed("#7a4e2d", "#c48f63");
    let head = [(0.1, 0.42), (0.42, 0.1), (0.66, 0.34), (0.34, 0.66)];
    let handle = [(0.5, 0.42), (0.58, 0.5), (0.5, 0.5), (0.96, 0.88), (0.88, 0.96), (0.42, 0.5)];
    canvas.polygon(&handle.map(|(x, y)| area.point(x, y)), Paint::fill(WOOD));
    canvas.polygon(&head.map(|(x, y)| area.point(x, y)), Paint::fill(WOOD));
    canvas.line(area.point(0.0, 0.98), area.point(0.5, 0.98), WOOD, 2.0);
}
