//! Draws the gallery of a player: the works in its art slots, and the visitors inside and in the lobby.

use super::colours::{FLOOR, STAR, WALL};
use super::context::Context;
use super::layout::Block;
use super::{icons, signs};
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{GREY, LINE, PANEL, TEXT, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{Visitor, VisitorCounts};
use crate::rulesets::the_gallerist::view::{ExhibitView, PlayerView};

const SLOTS: usize = 4;
/// The slot that the start tile is on.
const TILE_SLOT: usize = 2;
/// The slot that takes masterpieces only.
const MASTERPIECE_SLOT: usize = 3;
/// The margin around an art slot.
const SLOT_MARGIN: f64 = 7.0;
/// The height of the label of gallery and lobby.
const LABEL_HEIGHT: f64 = 18.0;

/// Draws wall, gallery and lobby.
pub(super) fn block<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let wall = slot_height(width) + 2.0 * SLOT_MARGIN;
    let label = if ctx.silent() { 4.0 } else { LABEL_HEIGHT };
    let floor = visitor_height(width) + label + 6.0;
    Block::new(wall + floor, move |canvas, area| {
        let id = parts::gallery(player.seat);
        canvas.part(&id, |canvas| exhibition(ctx, canvas, Area { h: wall, ..area }, player));
        let y = area.y + wall;
        let inside = Area { y, w: area.w * 0.64, h: floor, ..area };
        let outside = Area { x: area.x + area.w * 0.66, y, w: area.w * 0.34, h: floor };
        for (place, paint) in [(inside, Paint::fill(FLOOR)), (outside, Paint::fill(TINT).edged(LINE, 1.0))] {
            canvas.rect(place, 3.0, paint);
        }
        let (seat, gallery, lobby) = (player.seat, &player.gallery, &player.lobby);
        crowd(ctx, canvas, (inside, "picture-gallery"), (gallery, &|kind| parts::in_gallery(seat, kind)));
        crowd(ctx, canvas, (outside, "picture-lobby"), (lobby, &|kind| parts::lobby(seat, kind)));
    })
}

/// Returns the size of a work in a gallery of this width.
pub(super) fn slot_size(width: f64) -> (f64, f64) {
    (width / SLOTS as f64 - 2.0 * SLOT_MARGIN, slot_height(width))
}

fn slot_height(width: f64) -> f64 {
    (width / SLOTS as f64 * 0.66).min(110.0)
}

/// Returns the height of a visitor in a gallery of this width.
pub(super) fn visitor_height(width: f64) -> f64 {
    (width / 14.0).clamp(24.0, 34.0)
}

fn exhibition(ctx: &Context<'_>, canvas: &mut Canvas, area: Area, player: &PlayerView) {
    canvas.rect(area, 4.0, Paint::fill(WALL).edged(LINE, 1.0));
    let wide = area.w / SLOTS as f64;
    for slot in 0..SLOTS {
        let place = Area::new(area.x + slot as f64 * wide, area.y, wide, area.h).inset(SLOT_MARGIN);
        match player.works.get(slot) {
            Some(work) => canvas.part(&parts::exhibited(player.seat, work.artist), |canvas| {
                exhibit(ctx, canvas, place, work);
            }),
            None => vacant(canvas, place, slot),
        }
        if let Some(tile) = player.start_tile.filter(|_| slot == TILE_SLOT) {
            let size = place.h * 0.6;
            let at = Area::new(place.x + place.w / 2.0 - size / 2.0, place.y + place.h * 0.2, size, size);
            icons::tile(canvas, at, printed().tiles[tile].per);
        }
    }
}

/// Draws an empty art slot; the fourth one has a star because it needs a masterpiece.
fn vacant(canvas: &mut Canvas, place: Area, slot: usize) {
    canvas.rect(place, 2.0, Paint::line(GREY, 1.0).dashed());
    if slot == MASTERPIECE_SLOT {
        let (size, (x, y)) = (place.h * 0.5, place.point(0.5, 0.5));
        let paint = Paint::line(GREY, 1.0);
        signs::star(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size), paint);
    }
}

fn exhibit(ctx: &Context<'_>, canvas: &mut Canvas, place: Area, work: &ExhibitView) {
    signs::work(canvas, place, work.artist);
    if work.masterpiece {
        let size = place.h * 0.36;
        signs::star(canvas, Area::new(place.x + place.w - size * 0.8, place.y - size * 0.2, size, size), STAR);
    }
    if ctx.silent() {
        return;
    }
    let value = work.value.to_string();
    let wide = letters::width(&value, TEXT.bold()) + 24.0;
    let label = Area::new(place.x + place.w - wide, place.y + place.h - 18.0, wide, 18.0);
    canvas.rect(label, 3.0, Paint::fill(PANEL).edged(GREY, 0.8));
    signs::coin(canvas, Area::new(label.x + 3.0, label.y + 2.5, 13.0, 13.0));
    canvas.text((label.x + 19.0, label.y + 13.5), &value, TEXT.bold());
}

/// The visitors of a place, and the part of each kind.
type Crowd<'a> = (&'a VisitorCounts, &'a dyn Fn(Visitor) -> String);

/// Draws the visitors of a place, each kind as a part.
fn crowd(ctx: &Context<'_>, canvas: &mut Canvas, (area, label): (Area, &str), (crowd, part): Crowd<'_>) {
    ctx.write(canvas, (area.x + 7.0, area.y + 13.0), &ctx.words(label), (super::cells::NOTE, area.w - 10.0));
    let top = if ctx.silent() { 4.0 } else { LABEL_HEIGHT };
    let high = area.h - top - 4.0;
    let room = area.w - 14.0;
    let step = ((room - high * 0.8) / f64::from(crowd.total().saturating_sub(1).max(1))).min(high * 0.86);
    let mut x = area.x + 7.0;
    for kind in Visitor::ALL.into_iter().filter(|kind| crowd[*kind] > 0) {
        let id = part(kind);
        canvas.part(&id, |canvas| {
            for _ in 0..crowd[kind] {
                signs::visitor(canvas, Area::new(x, area.y + top, high * 0.8, high), kind);
                x += step;
            }
        });
    }
}
