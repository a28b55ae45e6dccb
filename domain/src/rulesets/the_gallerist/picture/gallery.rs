//! Draws a player's gallery: the works in its art slots, the visitors inside and in the lobby.

use super::{GalleristScene, holdings, market, signs, words};
use crate::kernel::picture::style::{GREY, INK, LINE, PANEL, SMALL, SeatPanel, TEXT, seat_panel};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Artist, RenownedDestination};
use crate::rulesets::the_gallerist::view::{ExhibitView, PlayerView};

const MARGIN: f64 = 14.0;
const HEADING_HEIGHT: f64 = 42.0;

/// Returns the height of the panel at a width.
pub(super) fn height(width: f64) -> f64 {
    HEADING_HEIGHT + wall_height(width - 2.0 * MARGIN) + 12.0 + holdings::HEIGHT
}

/// Returns the height of wall, gallery and lobby at a width.
pub(super) fn wall_height(width: f64) -> f64 {
    art_slot_size(width).1 + 30.0 + visitor_height(width) + 10.0
}

/// Returns the width and the height of an art slot.
fn art_slot_size(width: f64) -> (f64, f64) {
    (width / 4.0, width / 4.0 * 0.66)
}

/// Returns the height of a visitor.
fn visitor_height(width: f64) -> f64 {
    width / 14.0
}

/// Draws the panel of a player.
pub(super) fn draw(canvas: &mut Canvas, area: Area, scene: &GalleristScene, player: &PlayerView) {
    let awaited = scene.awaiting.decision_of(player.seat).map(words::awaited);
    let seat = player.seat;
    let (name, points) = (scene.name(seat), scene.points(seat));
    seat_panel(canvas, area, &SeatPanel { seat, name: &name, awaited, note: &points });
    let inner =
        Area::new(area.x + MARGIN, area.y + HEADING_HEIGHT, area.w - 2.0 * MARGIN, wall_height(area.w - 2.0 * MARGIN));
    wall(canvas, inner, player);
    captions(canvas, inner, player);
    let y = inner.y + inner.h + 12.0;
    holdings::draw(canvas, Area::new(inner.x, y, inner.w, holdings::HEIGHT), player);
}

/// Draws the wall and the visitors without any text.
pub(super) fn wall(canvas: &mut Canvas, area: Area, player: &PlayerView) {
    let (wide, high) = art_slot_size(area.w);
    let ground = Area { h: high + 16.0, ..area };
    canvas.rect(ground, 4.0, Paint::fill(Colour::new("#efe6d4")).edged(LINE, 1.0));
    for slot in 0..4u8 {
        let place = Area::new(area.x + f64::from(slot) * wide, area.y + 8.0, wide, high).inset(wide * 0.06);
        match player.works.get(usize::from(slot)) {
            Some(work) => exhibit(canvas, place, work),
            None => vacant(canvas, place, slot),
        }
    }
    let (floor, y) = (visitor_height(area.w), area.y + high + 16.0);
    let lobby = area.x + area.w * 0.68;
    canvas.rect(Area::new(area.x, y, area.w * 0.66, floor + 24.0), 0.0, Paint::fill(Colour::new("#e2d3b8")));
    canvas.rect(Area::new(lobby, y, area.w * 0.32, floor + 24.0), 0.0, Paint::fill(Colour::new("#ece7dc")));
    let stand = y + 19.0;
    signs::visitors(canvas, Area::new(area.x + 8.0, stand, area.w * 0.66 - 20.0, floor), &player.gallery);
    signs::visitors(canvas, Area::new(lobby + 8.0, stand, area.w * 0.32 - 20.0, floor), &player.lobby);
}

/// Draws an empty art slot; the fourth one has a star because it needs a masterpiece.
fn vacant(canvas: &mut Canvas, place: Area, slot: u8) {
    canvas.rect(place, 2.0, Paint::line(GREY, 1.0).dashed());
    if slot == 3 {
        let (size, (x, y)) = (place.h * 0.4, place.point(0.5, 0.5));
        let paint = Paint::fill(Colour::new("#e3d6bd"));
        signs::star(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size), paint);
    }
}

fn exhibit(canvas: &mut Canvas, place: Area, work: &ExhibitView) {
    framed(canvas, place, work.artist);
    if work.masterpiece {
        let size = place.h * 0.3;
        let corner = Area::new(place.x + place.w - size * 0.8, place.y - size * 0.2, size, size);
        signs::star(canvas, corner, signs::GOLDEN);
    }
}

/// Draws a frame in the colours of the artist with the sign of the form.
fn framed(canvas: &mut Canvas, place: Area, artist: Artist) {
    let (light, dark) = signs::artist_colours(artist);
    canvas.rect(place, 2.0, Paint::fill(dark));
    let inner = place.inset(place.h * 0.08);
    canvas.rect(inner, 0.0, Paint::fill(light));
    let size = inner.h * 0.8;
    let (x, y) = inner.point(0.5, 0.5);
    signs::form(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size), artist.form(), dark);
}

/// Draws the texts on the wall: values, the start tile, and the renowned work.
fn captions(canvas: &mut Canvas, area: Area, player: &PlayerView) {
    let (wide, high) = art_slot_size(area.w);
    for (slot, work) in player.works.iter().enumerate() {
        let place = Area::new(area.x + slot as f64 * wide, area.y + 8.0, wide, high).inset(wide * 0.06);
        let label = Area::new(place.x + place.w - 30.0, place.y + place.h - 18.0, 30.0, 18.0);
        canvas.rect(label, 3.0, Paint::fill(PANEL).edged(GREY, 0.8));
        canvas.text((label.x + 15.0, label.y + 13.0), &work.value.to_string(), TEXT.bold().centred());
    }
    let third = Area::new(area.x + 2.0 * wide, area.y + 8.0, wide, high).inset(wide * 0.06);
    if let Some(tile) = player.start_tile {
        let h = third.h * 0.3;
        market::reputation(
            canvas,
            Area::new(third.x + 3.0, third.y + third.h - h - 3.0, third.w - 6.0, h.max(20.0)),
            tile,
        );
    }
    let y = area.y + high + 16.0;
    canvas.text((area.x + 8.0, y + 13.0), "Gallery", SMALL.colour(INK));
    canvas.text((area.x + area.w * 0.68 + 8.0, y + 13.0), "Lobby", SMALL.colour(INK));
    if let Some(renowned) = &player.renowned {
        let to = match renowned.to {
            RenownedDestination::Gallery => "renowned, exhibited",
            RenownedDestination::Sold => "renowned, sold",
        };
        let form = words::form(printed().work(renowned.work).form);
        let text = format!("{form} ({to})");
        canvas.text((area.x + area.w * 0.66 - 8.0, y + 13.0), &text, SMALL.colour(INK).ending());
    }
}
