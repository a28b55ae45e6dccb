//! The table as a picture: walls, auction, museum and bids.

mod market;
mod museum;
mod seat;
mod tiles;
mod wall;

use super::command::Decision;
use super::state::Phase;
use super::view::View;
use super::{ArtSociety, Genre};
use crate::kernel::picture::style::{GAP, HALF, Heading, PAPER, WIDTH, heading};
use crate::kernel::picture::svg::{Area, Canvas, Paint, Svg};
use crate::kernel::{Part, Ruleset, Scene, Seat};

type Table = Scene<ArtSociety>;

/// Draws a part of the table.
pub(super) fn picture(scene: &Table, part: Part) -> Svg {
    match part {
        Part::Table => table(scene),
        Part::Seat(seat) => alone(scene, seat),
        Part::Wall(seat) => wall_only(scene, seat),
    }
}

const HEADING: f64 = 68.0;
const BAND: f64 = 222.0;
const FOOT: f64 = 34.0;

fn table(scene: &Table) -> Svg {
    let panel = seat::height(HALF);
    let rows = scene.view.seats.values().len().div_ceil(2);
    let size = (WIDTH, HEADING + BAND + GAP + rows as f64 * (panel + GAP) + FOOT);
    let mut canvas = Canvas::new();
    heading(
        &mut canvas,
        size,
        &Heading { title: ArtSociety::TITLE, status: &going_on(&scene.view), note: &result(scene) },
    );
    museum::draw(&mut canvas, Area::new(GAP, HEADING, HALF, BAND), &scene.view.museum);
    market::draw(&mut canvas, Area::new(HALF + 2.0 * GAP, HEADING, HALF, BAND), &scene.view);
    let top = HEADING + BAND + GAP;
    for (place, seat) in scene.view.seats.iter().map(|(seat, _)| seat).enumerate() {
        let x = GAP + (place % 2) as f64 * (HALF + GAP);
        let y = top + (place / 2) as f64 * (panel + GAP);
        seat::draw(&mut canvas, Area::new(x, y, HALF, panel), scene, seat);
    }
    tiles::legend(&mut canvas, (GAP, size.1 - 24.0));
    canvas.finish(size, ArtSociety::TITLE, &description(scene))
}

fn alone(scene: &Table, seat: Seat) -> Svg {
    let width = WIDTH - 2.0 * GAP;
    let panel = seat::height(width);
    let size = (WIDTH, HEADING + panel + GAP + FOOT);
    let mut canvas = Canvas::new();
    heading(
        &mut canvas,
        size,
        &Heading { title: ArtSociety::TITLE, status: &going_on(&scene.view), note: &result(scene) },
    );
    seat::draw(&mut canvas, Area::new(GAP, HEADING, width, panel), scene, seat);
    tiles::legend(&mut canvas, (GAP, size.1 - 24.0));
    canvas.finish(size, &format!("{}, {seat}", ArtSociety::TITLE), &description(scene))
}

fn wall_only(scene: &Table, seat: Seat) -> Svg {
    const CELL: f64 = 40.0;
    let (w, h) = wall::size(CELL);
    let size = (w + 2.0 * GAP, h + 2.0 * GAP);
    let mut canvas = Canvas::new();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    if let Some(player) = scene.view.seats.of(seat) {
        wall::draw(&mut canvas, (GAP, GAP), CELL, player);
    }
    canvas.finish(size, &format!("{}, the wall of {seat}", ArtSociety::TITLE), "The paintings and decor on the wall")
}

fn going_on(view: &View) -> String {
    let what = match view.phase {
        Phase::Setup => return "Setup: the starting paintings are hung".to_owned(),
        Phase::Over => return format!("The game ended in round {}", view.round),
        Phase::Auction => "the auction is prepared",
        Phase::Bidding => "bids are sealed",
        Phase::Hanging => "paintings are taken and hung",
    };
    format!("Round {}: {what}", view.round)
}

/// Returns the winner once the game is over.
fn result(scene: &Table) -> String {
    if scene.view.phase != Phase::Over {
        return String::new();
    }
    let best = scene.score.iter().filter(|(_, score)| score.placing == 1).map(|(seat, _)| scene.name(seat));
    match best.collect::<Vec<_>>().as_slice() {
        [one] => format!("{one} wins"),
        several => format!("{} share the victory", several.join(" and ")),
    }
}

fn description(scene: &Table) -> String {
    let seats = scene.score.iter().map(|(seat, _)| {
        let tiles = scene.view.seats.of(seat).map_or(0, |player| player.wall.len());
        format!("{}: {}, {tiles} tiles on the wall", scene.name(seat), scene.points(seat))
    });
    format!("{}. {}.", going_on(&scene.view), seats.collect::<Vec<_>>().join("; "))
}

/// Returns the decision of a seat as text.
const fn awaited(decision: Decision) -> &'static str {
    match decision {
        Decision::HangStartingPainting => "hangs its first painting",
        Decision::OpenAuction => "prepares the auction",
        Decision::PlaceBid => "seals a bid",
        Decision::TakePainting => "takes a painting",
        Decision::HangPainting => "hangs its painting",
        Decision::ResolveNoSpace => "has no space for a painting",
        Decision::PlaceDecor => "places decor",
        Decision::FinishTurn => "finishes its turn",
    }
}

const fn genre_name(genre: Genre) -> &'static str {
    match genre {
        Genre::CityLife => "City Life",
        Genre::Portrait => "Portrait",
        Genre::StillLife => "Still Life",
        Genre::Landscape => "Landscape",
    }
}
