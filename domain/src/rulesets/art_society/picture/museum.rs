//! The museum: the prestige track and the points of each type.

use super::{genre_name, tiles};
use crate::kernel::picture::style::{LINE, SMALL, TEXT, WHITE, chip, panel};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::view::{MuseumView, TypeView};

/// The spaces of the printed track. Markers beyond it start again.
const TRACK: u16 = 50;

/// Draws the museum, the most prestigious type first.
pub(super) fn draw(canvas: &mut Canvas, area: Area, museum: &MuseumView) {
    panel(canvas, area, "Museum");
    canvas.text((area.x + area.w - 14.0, area.y + 24.0), "points a painting", SMALL.ending());
    let furthest = museum.types.iter().map(|one| one.marker).max().unwrap_or(0).max(TRACK);
    let mut types: Vec<&TypeView> = museum.types.iter().collect();
    types.sort_by_key(|one| (u8::MAX - one.multiplier, u16::MAX - one.marker));
    for (place, one) in types.into_iter().enumerate() {
        row(canvas, Area::new(area.x + 14.0, area.y + 42.0 + place as f64 * 44.0, area.w - 28.0, 36.0), one, furthest);
    }
}

fn row(canvas: &mut Canvas, area: Area, one: &TypeView, furthest: u16) {
    let (light, dark) = tiles::genre_colours(one.genre);
    let picture = Area::new(area.x, area.y, 36.0, area.h);
    tiles::motif(canvas, picture, one.genre);
    canvas.rect(picture, 0.0, Paint::line(dark, 1.5));
    canvas.text((area.x + 48.0, area.y + 13.0), genre_name(one.genre), TEXT.bold());
    let pile = match one.paintings.len() {
        0 => "none in the museum".to_owned(),
        1 => "1 painting".to_owned(),
        several => format!("{several} paintings"),
    };
    canvas.text((area.x + 138.0, area.y + 13.0), &pile, SMALL);
    let track = Area::new(area.x + 48.0, area.y + 20.0, area.w - 48.0 - 56.0, 14.0);
    canvas.rect(track, 7.0, Paint::fill(Colour::new("#f1eadb")).edged(LINE, 1.0));
    let reach = track.w * f64::from(one.marker) / f64::from(furthest);
    if one.marker > 0 {
        canvas.rect(Area { w: reach.max(track.h), ..track }, 7.0, Paint::fill(light).edged(dark, 1.0));
    }
    let end = (track.x + reach).max(track.x + 14.0);
    chip(canvas, Area::new(end - 14.0, track.y - 2.0, 28.0, 18.0), &one.marker.to_string(), (Paint::fill(dark), WHITE));
    let worth = Area::new(area.x + area.w - 38.0, area.y + 4.0, 38.0, 28.0);
    chip(canvas, worth, &format!("×{}", one.multiplier), (Paint::fill(dark), WHITE));
}
