//! Draws a game as SVG: locations, artists, market, supplies and galleries.

mod artists;
mod gallery;
mod holdings;
mod locations;
mod market;
mod signs;
mod supplies;
mod words;

use super::TheGallerist;
use super::view::{Phase, View};
use crate::kernel::picture::style::{GAP, HALF, Heading, PAPER, WIDTH, heading};
use crate::kernel::picture::svg::{Area, Canvas, Paint, Svg};
use crate::kernel::{Part, Ruleset, Scene, Seat};

/// What this ruleset draws from.
type GalleristScene = Scene<TheGallerist>;

/// Draws a part of the game.
pub(super) fn picture(scene: &GalleristScene, part: Part) -> Svg {
    match part {
        Part::Table => table(scene),
        Part::Seat(seat) => seat_only(scene, seat),
        Part::Wall(seat) => wall_only(scene, seat),
    }
}

const HEADING_HEIGHT: f64 = 68.0;
const FULL_WIDTH: f64 = WIDTH - 2.0 * GAP;

fn table(scene: &GalleristScene) -> Svg {
    let view = &scene.view;
    let solo = view.players.len() == 1;
    let width = if solo { FULL_WIDTH } else { HALF };
    let panel = gallery::height(width);
    let artists = HEADING_HEIGHT + locations::HEIGHT + GAP;
    let middle = artists + artists::HEIGHT + GAP;
    let players = middle + market::HEIGHT + GAP;
    let rows = view.players.len().div_ceil(2);
    let size = (WIDTH, players + rows as f64 * (panel + GAP));
    let mut canvas = Canvas::new();
    heading(&mut canvas, size, &Heading { title: TheGallerist::TITLE, status: &status(view), note: &note(scene) });
    locations::draw(&mut canvas, (GAP, HEADING_HEIGHT), view);
    artists::draw(&mut canvas, Area::new(GAP, artists, FULL_WIDTH, artists::HEIGHT), view);
    market::draw(&mut canvas, Area::new(GAP, middle, HALF, market::HEIGHT), view);
    supplies::draw(&mut canvas, Area::new(HALF + 2.0 * GAP, middle, HALF, market::HEIGHT), view);
    for (index, player) in view.players.iter().enumerate() {
        let x = GAP + (index % 2) as f64 * (HALF + GAP);
        let y = players + (index / 2) as f64 * (panel + GAP);
        gallery::draw(&mut canvas, Area::new(x, y, width, panel), scene, player);
    }
    canvas.finish(size, TheGallerist::TITLE, &description(scene))
}

fn seat_only(scene: &GalleristScene, seat: Seat) -> Svg {
    let panel = gallery::height(FULL_WIDTH);
    let size = (WIDTH, HEADING_HEIGHT + panel + GAP);
    let mut canvas = Canvas::new();
    heading(
        &mut canvas,
        size,
        &Heading { title: TheGallerist::TITLE, status: &status(&scene.view), note: &note(scene) },
    );
    if let Some(player) = scene.view.players.get(seat.index()) {
        gallery::draw(&mut canvas, Area::new(GAP, HEADING_HEIGHT, FULL_WIDTH, panel), scene, player);
    }
    canvas.finish(size, &format!("{}, {seat}", TheGallerist::TITLE), &description(scene))
}

fn wall_only(scene: &GalleristScene, seat: Seat) -> Svg {
    let size = (560.0, gallery::wall_height(560.0 - 2.0 * GAP) + 2.0 * GAP);
    let mut canvas = Canvas::new();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    if let Some(player) = scene.view.players.get(seat.index()) {
        let area = Area::new(GAP, GAP, size.0 - 2.0 * GAP, size.1 - 2.0 * GAP);
        gallery::wall(&mut canvas, area, player);
    }
    let title = format!("{}, the gallery of {seat}", TheGallerist::TITLE);
    canvas.finish(size, &title, "The works on the wall, and the visitors in the gallery and the lobby")
}

/// Returns the round and what the acting seat does.
fn status(view: &View) -> String {
    let who = format!("seat {}", view.actor.number());
    let what = match view.phase {
        Phase::Over => return format!("The game ended in round {}", view.round),
        Phase::Start => format!("{who} chooses a start location"),
        Phase::Move => format!("{who} moves"),
        Phase::Act if view.kicked_out => format!("{who} was kicked out"),
        Phase::Act => format!("{who} acts"),
        Phase::Auction => "the renowned works are taken".to_owned(),
    };
    format!("Round {}: {what}", view.round)
}

/// Returns a note about the end: that it was triggered, that this is the last round, or the winners.
fn note(scene: &GalleristScene) -> String {
    match (&scene.view.phase, scene.view.last_round, scene.view.ending) {
        (Phase::Over, ..) => {}
        (_, true, _) => return "This is the last round".to_owned(),
        (_, _, true) => return "The end was triggered".to_owned(),
        _ => return String::new(),
    }
    let best = scene.score.iter().filter(|(_, score)| score.placing == 1).map(|(seat, _)| scene.name(seat));
    match best.collect::<Vec<_>>().as_slice() {
        [] => "Lacerda wins".to_owned(),
        [one] => format!("{one} wins"),
        several => format!("{} share the victory", several.join(" and ")),
    }
}

fn description(scene: &GalleristScene) -> String {
    let seats = scene.view.players.iter().map(|player| {
        let (money, influence, works) = (player.money, player.influence, player.works.len());
        format!("{}: {money} money, {influence} Influence, {works} works exhibited", scene.name(player.seat))
    });
    format!("{}. {}.", status(&scene.view), seats.collect::<Vec<_>>().join("; "))
}
