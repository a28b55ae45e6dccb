//! The bid cards of a seat: those in hand, which the viewer can point at in the own hand, and those it has played.

use super::Sheet;
use crate::kernel::Seat;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{INK, LINE, SEAL, SMALL, TINT, WHITE, chip, seat_colour, seat_ink};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Lettering, Paint};
use crate::rulesets::art_society::bids::Card;
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::view::SeatView;

const LABEL: Lettering = SMALL.colour(INK);
const RANGES: Lettering = Lettering::new(12.0, INK);
/// Rows below this width have their label above them.
const NARROW_ROW: f64 = 260.0;
const CARD: (f64, f64) = (21.0, 22.0);
const SPACE: f64 = 3.0;
const LINE_HEIGHT: f64 = 17.0;

/// A row: its label, and its cards or, for the hands of others, ranges of cards.
struct Row {
    label: String,
    what: What,
}

enum What {
    Cards(Vec<Shown>),
    Ranges(String),
}

/// A card as it is drawn.
struct Shown {
    card: Card,
    colours: (Paint, Colour),
    part: Option<String>,
}

fn rows(sheet: &Sheet<'_>, seat: Seat) -> Vec<Row> {
    let Some(player) = sheet.view().seats.of(seat) else { return Vec::new() };
    let hand = if sheet.scene.viewer.is(seat) { What::Cards(own_hand(player, seat)) } else { ranges(&player.hand) };
    let rows = [("picture-hand", hand), ("picture-played", What::Cards(played(player, seat)))];
    let rows = rows.map(|(id, what)| Row { label: sheet.text(id), what });
    rows.into_iter().filter(|row| !row.is_empty()).collect()
}

fn own_hand(player: &SeatView, seat: Seat) -> Vec<Shown> {
    let shown = |card: &Card| {
        let sealed = player.sealed == Some(*card);
        let colours = if sealed { (Paint::fill(SEAL), WHITE) } else { (Paint::fill(TINT).edged(LINE, 1.0), INK) };
        Shown { card: *card, colours, part: Some(parts::card(seat, *card)) }
    };
    player.hand.iter().map(shown).collect()
}

/// Returns the played cards, the starting bid as an outline.
fn played(player: &SeatView, seat: Seat) -> Vec<Shown> {
    let starting = (Paint::line(seat_colour(seat), 2.0), INK);
    let bid = (Paint::fill(seat_colour(seat)).edged(LINE, 1.0), seat_ink(seat));
    let shown = |(place, card): (usize, &Card)| Shown {
        card: *card,
        colours: if place == 0 { starting } else { bid },
        part: None,
    };
    player.bids.iter().enumerate().map(shown).collect()
}

/// Writes cards in rising order as ranges: "1–3, 5, 7–20".
fn ranges(hand: &[Card]) -> What {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for value in hand.iter().map(|card| card.value()) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == value => *last = value,
            _ => runs.push((value, value)),
        }
    }
    let text = |(first, last): &(u8, u8)| if first == last { first.to_string() } else { format!("{first}–{last}") };
    What::Ranges(runs.iter().map(text).collect::<Vec<_>>().join(", "))
}

impl Row {
    fn is_empty(&self) -> bool {
        match &self.what {
            What::Cards(cards) => cards.is_empty(),
            What::Ranges(text) => text.is_empty(),
        }
    }

    fn height(&self, width: f64) -> f64 {
        4.0 + match &self.what {
            What::Cards(cards) => cards.len().div_ceil(columns(width)) as f64 * (CARD.1 + SPACE),
            What::Ranges(text) => letters::wrapped(text, RANGES, width).len() as f64 * LINE_HEIGHT,
        }
    }

    fn draw(&self, canvas: &mut Canvas, area: Area) {
        match &self.what {
            What::Cards(cards) => {
                let columns = columns(area.w);
                let wide = ((area.w + SPACE) / columns as f64 - SPACE).min(30.0);
                for (number, card) in cards.iter().enumerate() {
                    let (column, line) = ((number % columns) as f64, (number / columns) as f64);
                    let at = (area.x + column * (wide + SPACE), area.y + line * (CARD.1 + SPACE));
                    card.draw(canvas, Area::new(at.0, at.1, wide, CARD.1));
                }
            }
            What::Ranges(text) => {
                for (number, line) in letters::wrapped(text, RANGES, area.w).iter().enumerate() {
                    canvas.text((area.x, area.y + 13.0 + number as f64 * LINE_HEIGHT), line, RANGES);
                }
            }
        }
    }
}

impl Shown {
    fn draw(&self, canvas: &mut Canvas, area: Area) {
        let value = self.card.value().to_string();
        match &self.part {
            Some(part) => canvas.part(part, |canvas| chip(canvas, area, &value, self.colours)),
            None => chip(canvas, area, &value, self.colours),
        }
    }
}

/// Returns the number of cards in a line: all, half of them, or as many as fit.
fn columns(width: f64) -> usize {
    let fitting = (((width + SPACE) / (CARD.0 + SPACE)) as usize).max(1);
    let (all, half) = (usize::from(Card::HIGHEST), usize::from(Card::HIGHEST / 2));
    [all, half].into_iter().find(|columns| *columns <= fitting).unwrap_or(fitting)
}

/// Returns the width of the labels at the left, and the height of those above.
fn labels(rows: &[Row], width: f64) -> (f64, f64) {
    let widest = rows.iter().map(|row| letters::width(&row.label, LABEL)).fold(0.0, f64::max);
    if width < NARROW_ROW { (0.0, 16.0) } else { (widest + 8.0, 0.0) }
}

/// Returns the height of all rows.
pub(super) fn height(sheet: &Sheet<'_>, width: f64, seat: Seat) -> f64 {
    let rows = rows(sheet, seat);
    let (left, above) = labels(&rows, width);
    rows.iter().map(|row| above + row.height(width - left)).sum()
}

/// Draws the cards of a seat.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area, seat: Seat) {
    let rows = rows(sheet, seat);
    let (left, above) = labels(&rows, area.w);
    let mut y = area.y;
    for row in &rows {
        let base = match row.what {
            _ if above > 0.0 => 11.0,
            What::Cards(_) => 15.0,
            What::Ranges(_) => 12.5,
        };
        canvas.text((area.x, y + base), &row.label, LABEL);
        row.draw(canvas, Area::new(area.x + left, y + above, area.w - left, 0.0));
        y += above + row.height(area.w - left);
    }
}
