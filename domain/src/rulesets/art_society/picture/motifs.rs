//! The motifs and colours of the types of paintings: each motif is a shape of its own in the dark colour on the light
//! colour of its type.

use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::art_society::components::Genre;

/// Returns the light and dark colour of a type.
pub(super) const fn genre_colours(genre: Genre) -> (Colour, Colour) {
    match genre {
        Genre::CityLife => (Colour::new("#bacde2"), Colour::new("#25456c")),
        Genre::Portrait => (Colour::new("#e0a3a8"), Colour::new("#7e1d2e")),
        Genre::StillLife => (Colour::new("#f7e3b1"), Colour::new("#b58a1e")),
        Genre::Landscape => (Colour::new("#86c476"), Colour::new("#38805b")),
    }
}

/// Draws the motif of a type.
pub(super) fn motif(canvas: &mut Canvas, area: Area, genre: Genre) {
    let (light, dark) = genre_colours(genre);
    canvas.rect(area, 0.0, Paint::fill(light));
    match genre {
        Genre::CityLife => city(canvas, area, dark),
        Genre::Portrait => portrait(canvas, area, dark),
        Genre::StillLife => still_life(canvas, area, (light, dark)),
        Genre::Landscape => landscape(canvas, area, dark),
    }
}

/// Roofs of different heights.
fn city(canvas: &mut Canvas, area: Area, dark: Colour) {
    let skyline = [
        (0.06, 1.0),
        (0.06, 0.5),
        (0.26, 0.5),
        (0.26, 0.3),
        (0.36, 0.1),
        (0.46, 0.3),
        (0.46, 0.62),
        (0.64, 0.62),
        (0.64, 0.36),
        (0.92, 0.36),
        (0.92, 1.0),
    ];
    canvas.polygon(&skyline.map(|(x, y)| area.point(x, y)), Paint::fill(dark));
    canvas.rect(area.part(0.72, 0.48, 0.12, 0.16), 0.0, Paint::fill(Colour::new("#f2dc9b")));
}

/// Head and shoulders.
fn portrait(canvas: &mut Canvas, area: Area, dark: Colour) {
    let radius = area.w.min(area.h) * 0.19;
    let width = area.w.min(area.h * 1.1) * 0.76;
    let (x, y) = area.point(0.5, 0.36);
    let shoulders = area.y + area.h * 0.6;
    canvas.dome(Area::new(x - width / 2.0, shoulders, width, area.y + area.h - shoulders), Paint::fill(dark));
    canvas.circle((x, y), radius, Paint::fill(Colour::new("#f5ddcb")).edged(dark, radius * 0.25));
}

/// Fruit on a table.
fn still_life(canvas: &mut Canvas, area: Area, (light, dark): (Colour, Colour)) {
    canvas.rect(area.part(0.0, 0.72, 1.0, 0.28), 0.0, Paint::fill(dark));
    let radius = area.w.min(area.h) * 0.18;
    let base = area.y + area.h * 0.74 - radius;
    let middle = area.x + area.w * 0.5;
    let fruit = Paint::fill(dark).edged(light, radius * 0.2);
    for (right, up) in [(-1.05, 0.0), (1.05, 0.0), (0.0, 1.35)] {
        canvas.circle((middle + right * radius, base - up * radius), radius, fruit);
    }
}

/// Hills under the sun.
fn landscape(canvas: &mut Canvas, area: Area, dark: Colour) {
    let radius = area.w.min(area.h) * 0.13;
    canvas.circle(area.point(0.76, 0.24), radius, Paint::fill(Colour::new("#f7e9b0")));
    canvas.dome(area.part(0.35, 0.46, 0.65, 0.54), Paint::fill(Colour::new("#5fa468")));
    canvas.dome(area.part(0.0, 0.58, 0.7, 0.42), Paint::fill(dark));
}
