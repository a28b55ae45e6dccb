//! The colour, the mark and the panel of a seat.

use super::letters;
use super::style::{ACCENT, BLACK, INK, LINE, PANEL, WHITE};
use super::svg::{Area, Canvas, Colour, Family, Lettering, Paint};
use crate::kernel::seat::Seat;

/// Returns the colour of a seat, which is also its name where its player is not known. The test program `pictures`
/// computes how well they can be told apart, also by colour-blind readers.
#[must_use]
pub const fn seat_colour(seat: Seat) -> Colour {
    match seat.number() {
        0 => Colour::new("#2a5298"),
        1 => Colour::new("#e8801f"),
        2 => Colour::new("#57b27c"),
        3 => Colour::new("#ab69bd"),
        4 => Colour::new("#b0344c"),
        5 => Colour::new("#357d82"),
        6 => Colour::new("#573b1e"),
        _ => Colour::new("#242322"),
    }
}

/// Returns the colour of text on the colour of a seat.
#[must_use]
pub const fn seat_ink(seat: Seat) -> Colour {
    match seat.number() {
        1..=3 => BLACK,
        _ => WHITE,
    }
}

/// Draws the mark of a seat: a shape of its own in its colour.
pub fn seat_mark(canvas: &mut Canvas, (x, y): (f64, f64), radius: f64, seat: Seat) {
    let paint = Paint::fill(seat_colour(seat)).edged(INK, radius * 0.12);
    let corners: &[(f64, f64)] = match seat.number() {
        0 => return canvas.circle((x, y), radius * 0.94, paint),
        1 => {
            return canvas.rect(
                Area::new(x - radius * 0.85, y - radius * 0.85, radius * 1.7, radius * 1.7),
                0.0,
                paint,
            );
        }
        2 => &[(0.0, -1.0), (1.05, 0.82), (-1.05, 0.82)],
        3 => &[(0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)],
        4 => &PLUS,
        5 => &STAR,
        6 => &[(-1.05, -0.82), (1.05, -0.82), (0.0, 1.0)],
        _ => &[(-0.9, -0.95), (0.9, -0.95), (0.25, 0.0), (0.9, 0.95), (-0.9, 0.95), (-0.25, 0.0)],
    };
    let corners: Vec<(f64, f64)> =
        corners.iter().map(|(right, down)| (x + right * radius, y + down * radius)).collect();
    canvas.polygon(&corners, paint);
}

const PLUS: [(f64, f64); 12] = [
    (-0.36, -1.0),
    (0.36, -1.0),
    (0.36, -0.36),
    (1.0, -0.36),
    (1.0, 0.36),
    (0.36, 0.36),
    (0.36, 1.0),
    (-0.36, 1.0),
    (-0.36, 0.36),
    (-1.0, 0.36),
    (-1.0, -0.36),
    (-0.36, -0.36),
];

const STAR: [(f64, f64); 10] = [
    (0.0, -1.1),
    (0.27, -0.37),
    (1.05, -0.34),
    (0.44, 0.14),
    (0.65, 0.89),
    (0.0, 0.46),
    (-0.65, 0.89),
    (-0.44, 0.14),
    (-1.05, -0.34),
    (-0.27, -0.37),
];

/// The texts of the panel of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatPanel<'a> {
    /// The seat, whose mark is shown.
    pub seat: Seat,
    /// Its name, shortened where it is long.
    pub name: &'a str,
    /// Its decision, if it is awaited.
    pub awaited: Option<&'a str>,
    /// A note at the right.
    pub note: &'a str,
}

const NAME: Lettering = Lettering::new(16.0, INK).bold().family(Family::Serif);
const AWAITED: Lettering = Lettering::new(12.0, ACCENT).bold();

/// Draws the panel of a seat, with all texts in one line, 40 high.
pub fn seat_panel(canvas: &mut Canvas, area: Area, panel: &SeatPanel<'_>) {
    seat_heading(canvas, area, panel, SeatHeading::default());
}

/// Draws the panel of a seat with its decision in a second line, 58 high, for narrow panels.
pub fn tall_seat_panel(canvas: &mut Canvas, area: Area, panel: &SeatPanel<'_>) {
    seat_heading(canvas, area, panel, SeatHeading { two_lines: true, ..SeatHeading::default() });
}

/// How the heading of a seat panel is laid out.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatHeading {
    /// Whether the decision stands in a second line.
    pub two_lines: bool,
    /// The width left free before the note, for a sign of the game.
    pub reserved: f64,
}

/// Draws the panel of a seat. Returns the left end of the reserved width.
pub fn seat_heading(canvas: &mut Canvas, area: Area, panel: &SeatPanel<'_>, heading: SeatHeading) -> f64 {
    let (left, right) = frame(canvas, area, panel);
    let right = right - heading.reserved;
    match panel.awaited {
        None => canvas.fitted_text((left, area.y + 26.0), panel.name, NAME, right - left),
        Some(awaited) if heading.two_lines => {
            canvas.fitted_text((left, area.y + 26.0), panel.name, NAME, right - left);
            canvas.fitted_text((left, area.y + 45.0), awaited, AWAITED, area.x + area.w - 14.0 - left);
        }
        Some(awaited) => {
            let name = letters::shortened(panel.name, NAME, ((right - left) * 0.5).max(60.0));
            canvas.text((left, area.y + 26.0), &name, NAME);
            let left = left + letters::width(&name, NAME) + 10.0;
            if right - left > 30.0 {
                canvas.fitted_text((left, area.y + 25.0), awaited, AWAITED, right - left);
            }
        }
    }
    right
}

/// Returns whether all texts of a heading fit into one line of a panel of this width.
#[must_use]
pub fn fits_one_line(panel: &SeatPanel<'_>, width: f64, reserved: f64) -> bool {
    let awaited = panel.awaited.map_or(0.0, |awaited| letters::width(awaited, AWAITED) + 10.0);
    let texts = letters::width(panel.name, NAME) + awaited + letters::width(panel.note, NAME);
    38.0 + texts + 8.0 + reserved + 14.0 <= width
}

/// Draws the frame, the mark and the note. Returns the left and right end of the space between them.
fn frame(canvas: &mut Canvas, area: Area, panel: &SeatPanel<'_>) -> (f64, f64) {
    let (edge, width) = if panel.awaited.is_some() { (ACCENT, 2.0) } else { (LINE, 1.0) };
    canvas.rect(area, 8.0, Paint::fill(PANEL).edged(edge, width));
    seat_mark(canvas, (area.x + 22.0, area.y + 20.0), 8.0, panel.seat);
    canvas.text((area.x + area.w - 14.0, area.y + 26.0), panel.note, NAME.ending());
    (area.x + 38.0, area.x + area.w - 14.0 - letters::width(panel.note, NAME) - 8.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::picture::style::{GREY, PAPER, SEAL, TINT, Theme};
    use crate::kernel::picture::vision::{contrast, least_distance, without_colours};

    fn colours(seats: u8) -> Vec<Colour> {
        (0..seats).filter_map(Seat::new).map(seat_colour).collect()
    }

    #[test]
    fn seats_can_be_told_apart_by_colour_under_every_vision() {
        let (four, eight) = (least_distance(&colours(4)), least_distance(&colours(8)));
        assert!(four.0 >= 14.0, "{four:?}");
        assert!(eight.0 >= 12.0, "{eight:?}");
    }

    #[test]
    fn seats_can_be_told_apart_by_shape_alone() {
        let mark = |seat| without_colours(|canvas| seat_mark(canvas, (20.0, 20.0), 10.0, seat));
        let marks: std::collections::HashSet<String> = (0..8).filter_map(Seat::new).map(mark).collect();
        assert_eq!(marks.len(), 8);
    }

    #[test]
    fn text_contrasts_with_what_it_stands_on_in_both_themes() {
        let shared = [INK, GREY, ACCENT].into_iter().flat_map(|ink| [PAPER, PANEL].map(|ground| (ink, ground)));
        let seats = (0..8).filter_map(Seat::new).map(|seat| (seat_ink(seat), seat_colour(seat)));
        let others = [(INK, TINT), (GREY, TINT), (ACCENT, TINT), (WHITE, SEAL)];
        for (ink, ground) in shared.chain(seats).chain(others) {
            for theme in [Theme::Light, Theme::Dark] {
                let contrast = contrast(ink, ground, theme);
                assert!(contrast >= 4.5, "{ink:?} on {ground:?} in {theme:?}: {contrast}");
            }
        }
    }
}
