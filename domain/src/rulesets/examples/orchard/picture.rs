//! The picture: a panel for each seat with its trees, its fruit, and what its order can be.

use super::view::SeatView;
use super::words::{self, bid_part, work_part};
use super::{Orchard, Work, rules};
use crate::args;
use crate::kernel::picture::style::{
    ACCENT, GAP, Heading, INK, LINE, PANEL, PAPER, SMALL, SeatPanel, chip, heading, seat_colour, seat_panel,
};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint, Svg};
use crate::kernel::{Drawing, HasKind, Part, Ruleset, Scene, Seat};

const HEADING: f64 = 68.0;
const PANEL_HEIGHT: f64 = 142.0;
/// The places for trees in a row. More trees are shown by their number only.
const PLACES: u16 = 16;
const LEAVES: Colour = Colour::new("#5b8c5a");

pub(super) fn picture(scene: &Scene<Orchard>, drawing: &Drawing<'_>) -> Svg {
    let seats: Vec<Seat> = scene.view.seats.iter().map(|(seat, _)| seat).collect();
    match drawing.part {
        Part::Table => panels(scene, drawing, &seats, Orchard::TITLE),
        Part::Seat(seat) => panels(scene, drawing, &[seat], &title_of(drawing, seat)),
        Part::Area(name) => match seats.into_iter().find(|seat| area(*seat) == name) {
            Some(seat) => panels(scene, drawing, &[seat], &title_of(drawing, seat)),
            None => panels(scene, drawing, &[], Orchard::TITLE),
        },
        Part::Wall(seat) | Part::Decision(seat) => trees_only(scene, drawing, seat),
    }
}

/// The name of the area of a seat.
pub(super) fn area(seat: Seat) -> String {
    format!("seat.{}", seat.number())
}

fn title_of(drawing: &Drawing<'_>, seat: Seat) -> String {
    format!("{}, {}", Orchard::TITLE, drawing.speech.player(seat))
}

/// Says what a seat has: what its panel shows, for screen readers.
fn describe(scene: &Scene<Orchard>, drawing: &Drawing<'_>, seat: Seat) -> String {
    let say = words::speaker(&drawing.speech);
    let Some(player) = scene.view.seats.of(seat) else { return String::new() };
    let name = drawing.speech.player_for(scene.viewer, seat);
    let args = args![
        "player" => name, "points" => drawing.speech.points(scene.points_of(seat)), "seat" => possessions(&say, player),
    ];
    say.text("picture-says-seat", &args)
}

/// Returns the trees, the fruit and the order of a seat in a few words.
fn possessions(say: &crate::kernel::Speaker<'_>, player: &SeatView) -> String {
    let order = match (player.sealed, player.has_sealed) {
        (Some(order), _) => words::order(say, order),
        (None, true) => say.text("picture-order-sealed", &args![]),
        (None, false) => say.text("picture-order-open", &args![]),
    };
    say.text("picture-seat", &args!["trees" => player.trees, "fruit" => player.fruit, "order" => order])
}

fn panels(scene: &Scene<Orchard>, drawing: &Drawing<'_>, seats: &[Seat], title: &str) -> Svg {
    let (say, width) = (words::speaker(&drawing.speech), f64::from(drawing.width.pixels()));
    let size = (width, HEADING + seats.len() as f64 * (PANEL_HEIGHT + GAP));
    let mut canvas = drawing.canvas();
    let status = words::status(scene, &drawing.speech).sentence;
    heading(&mut canvas, size, &Heading { title: Orchard::TITLE, status: &status, note: "" });
    for (row, &seat) in seats.iter().enumerate() {
        let area = Area::new(GAP, HEADING + row as f64 * (PANEL_HEIGHT + GAP), width - 2.0 * GAP, PANEL_HEIGHT);
        let Some(player) = scene.view.seats.of(seat) else { continue };
        let awaited = scene.awaiting.decision_of(seat);
        let awaited = awaited.map(|_| say.attribute("decision-seal-order", "awaited", &args![]));
        let name = drawing.speech.player_for(scene.viewer, seat);
        let points = drawing.speech.points(scene.points_of(seat));
        let panel = SeatPanel { seat, name: &name, awaited: awaited.as_deref(), note: &points };
        seat_panel(&mut canvas, area, &panel);
        trees(&mut canvas, Area::new(area.x + 14.0, area.y + 44.0, area.w - 28.0, 28.0), player);
        orders(&mut canvas, Area::new(area.x + 14.0, area.y + 80.0, area.w - 28.0, 24.0), &say, seat);
        canvas.text((area.x + 14.0, area.y + 128.0), &possessions(&say, player), SMALL);
    }
    let described = seats.iter().map(|seat| describe(scene, drawing, *seat));
    let status = Some(status).filter(|_| drawing.part == Part::Table);
    let description: Vec<String> = status.into_iter().chain(described).collect();
    canvas.finish(size, title, &description.join(" "))
}

/// Draws what an order is made of, so that it can be pointed at.
fn orders(canvas: &mut Canvas, area: Area, say: &crate::kernel::Speaker<'_>, seat: Seat) {
    let paint = (Paint::fill(PANEL).edged(LINE, 1.0), INK);
    let place = area.w / 10.0;
    for (number, work) in [Work::Plant, Work::Pick].into_iter().enumerate() {
        let chip_area = Area::new(area.x + number as f64 * 2.0 * place, area.y, 2.0 * place - 4.0, area.h);
        canvas.part(&work_part(seat, work.kind()), |canvas| chip(canvas, chip_area, &say.name("work", &work), paint));
    }
    for bid in 0..=rules::MAX_BID.get() {
        let chip_area = Area::new(area.x + (4.0 + f64::from(bid)) * place, area.y, place - 4.0, area.h);
        canvas.part(&bid_part(seat, bid), |canvas| chip(canvas, chip_area, &bid.to_string(), paint));
    }
}

fn trees(canvas: &mut Canvas, area: Area, player: &SeatView) {
    let step = area.w / f64::from(PLACES + 1);
    let radius = (step * 0.45).min(14.0);
    for place in 0..PLACES {
        let paint = if place < player.trees { Paint::fill(LEAVES) } else { Paint::line(LINE, 1.0) };
        canvas.circle((area.x + (f64::from(place) + 0.5) * step, area.y + area.h / 2.0), radius, paint);
    }
    if player.has_sealed {
        let x = area.x + f64::from(PLACES) * step;
        canvas.rect(Area::new(x, area.y, step * 0.7, area.h), 4.0, Paint::fill(ACCENT));
    }
}

fn trees_only(scene: &Scene<Orchard>, drawing: &Drawing<'_>, seat: Seat) -> Svg {
    let size = (604.0, 80.0);
    let mut canvas = drawing.canvas();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    if let Some(player) = scene.view.seats.of(seat) {
        trees(&mut canvas, Area::new(20.0, 16.0, 564.0, 28.0), player);
        let fruit = f64::from(player.fruit).min(size.0);
        canvas.rect(Area::new(0.0, 60.0, fruit, 12.0), 0.0, Paint::fill(seat_colour(seat)));
    }
    canvas.finish(size, &title_of(drawing, seat), &describe(scene, drawing, seat))
}
