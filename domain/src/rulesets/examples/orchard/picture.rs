//! The picture: a panel for each seat with its trees and its fruit.

use super::Orchard;
use super::view::SeatView;
use crate::kernel::picture::style::{
    ACCENT, GAP, Heading, LINE, PAPER, SMALL, SeatPanel, WIDTH, heading, seat_colour, seat_panel,
};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint, Svg};
use crate::kernel::{Part, Ruleset, Scene, Seat};

const HEADING: f64 = 68.0;
const PANEL: f64 = 110.0;
/// The places for trees in a row. More trees are shown by their number only.
const PLACES: u16 = 16;
const LEAVES: Colour = Colour::new("#5b8c5a");

pub(super) fn picture(scene: &Scene<Orchard>, part: Part) -> Svg {
    let seats: Vec<Seat> = scene.view.seats.iter().map(|(seat, _)| seat).collect();
    match part {
        Part::Table => panels(scene, &seats),
        Part::Seat(seat) => panels(scene, &[seat]),
        Part::Wall(seat) => trees_only(scene, seat),
    }
}

fn panels(scene: &Scene<Orchard>, seats: &[Seat]) -> Svg {
    let size = (WIDTH, HEADING + seats.len() as f64 * (PANEL + GAP));
    let mut canvas = Canvas::new();
    let status = status(scene);
    heading(&mut canvas, size, &Heading { title: Orchard::TITLE, status: &status, note: "" });
    for (row, &seat) in seats.iter().enumerate() {
        let area = Area::new(GAP, HEADING + row as f64 * (PANEL + GAP), WIDTH - 2.0 * GAP, PANEL);
        let Some(player) = scene.view.seats.of(seat) else { continue };
        let awaited = scene.awaiting.decision_of(seat).map(|_| "seals an order");
        let (name, points) = (scene.name(seat), scene.points(seat));
        seat_panel(&mut canvas, area, &SeatPanel { seat, name: &name, awaited, note: &points });
        trees(&mut canvas, (area.x + 30.0, area.y + 60.0), player);
        let text = format!("{} trees, {} fruit, order {}", player.trees, player.fruit, order(player));
        canvas.text((area.x + 14.0, area.y + 98.0), &text, SMALL);
    }
    canvas.finish(size, Orchard::TITLE, &status)
}

fn order(player: &SeatView) -> String {
    match (player.sealed, player.has_sealed) {
        (Some(order), _) => format!("sealed: {:?}, bid {}", order.work, order.bid),
        (None, true) => "sealed".to_owned(),
        (None, false) => "open".to_owned(),
    }
}

fn status(scene: &Scene<Orchard>) -> String {
    match (scene.view.over, scene.view.bonus) {
        (false, Some(bonus)) => format!("Round {}: the bonus card is worth {bonus}", scene.view.round),
        _ => format!("The game ended in round {}", scene.view.round),
    }
}

fn trees(canvas: &mut Canvas, (x, y): (f64, f64), player: &SeatView) {
    for place in 0..PLACES {
        let paint = if place < player.trees { Paint::fill(LEAVES) } else { Paint::line(LINE, 1.0) };
        canvas.circle((x + f64::from(place) * 34.0, y), 14.0, paint);
    }
    if player.has_sealed {
        canvas.rect(Area::new(x + f64::from(PLACES) * 34.0, y - 14.0, 20.0, 28.0), 4.0, Paint::fill(ACCENT));
    }
}

fn trees_only(scene: &Scene<Orchard>, seat: Seat) -> Svg {
    let size = (f64::from(PLACES) * 34.0 + 60.0, 80.0);
    let mut canvas = Canvas::new();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    if let Some(player) = scene.view.seats.of(seat) {
        trees(&mut canvas, (24.0, 30.0), player);
        let fruit = f64::from(player.fruit).min(size.0);
        canvas.rect(Area::new(0.0, 60.0, fruit, 12.0), 0.0, Paint::fill(seat_colour(seat)));
    }
    canvas.finish(size, &format!("{}, {seat}", Orchard::TITLE), "The trees and the fruit of the seat")
}
