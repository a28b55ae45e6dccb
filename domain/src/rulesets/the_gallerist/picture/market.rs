//! Draws the International Market: reputation tiles, assistants and offers.

use super::{signs, words};
use crate::kernel::picture::style::{GREY, INK, LINE, SMALL, panel};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Lettering, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Column, Form, Offer, Owner, PieceKind, ReputationTile};
use crate::rulesets::the_gallerist::view::View;

/// The height of the panel.
pub(super) const HEIGHT: f64 = 292.0;
const LABEL_WIDTH: f64 = 82.0;
const LINE_HEIGHT: f64 = 29.0;

/// Draws the upper part with its tiles, the auction below, and the renowned works.
pub(super) fn draw(canvas: &mut Canvas, area: Area, view: &View) {
    panel(canvas, area, "International Market");
    renowned(canvas, (area.x + area.w - 14.0, area.y + 8.0), view);
    let used = printed().setup_for(view.players.len() as u8).columns;
    let wide = (area.w - 28.0 - LABEL_WIDTH + 5.0) / 3.0;
    let row = |line: usize| area.y + 62.0 + line as f64 * LINE_HEIGHT + if line > 3 { 20.0 } else { 0.0 };
    let place = |column: usize, y: f64| {
        Area::new(area.x + 14.0 + LABEL_WIDTH + column as f64 * wide, y, wide - 5.0, LINE_HEIGHT - 5.0)
    };
    for (at, column) in Column::ALL.into_iter().enumerate().filter(|(_, column)| used[*column]) {
        let influence = printed().column_influence[column];
        let [first, second, third] = printed().majorities[column];
        let (x, _) = place(at, 0.0).point(0.5, 0.0);
        canvas.text((x, row(0) - 6.0), &format!("+{influence} Influence"), SMALL.centred());
        canvas.text((x, row(4) - 6.0), &format!("most {first} / {second} / {third}"), SMALL.centred());
    }
    for (line, form) in Form::ALL.into_iter().enumerate() {
        let y = row(line);
        signs::form(canvas, Area::new(area.x + 14.0, y + 2.0, 20.0, 20.0), form, INK);
        canvas.text((area.x + 38.0, y + 16.0), words::form(form), SMALL.colour(INK));
        for (at, column) in Column::ALL.into_iter().enumerate().filter(|(_, column)| used[*column]) {
            let (tile, owner) = (view.market_tiles[form][column], view.market_upper[form][column]);
            market_space(canvas, place(at, y), owner, Content::Tile(tile));
        }
    }
    for (line, offer) in Offer::ALL.into_iter().enumerate() {
        let y = row(line + 4);
        canvas.text((area.x + 14.0, y + 16.0), &format!("Offer {}", offer.money()), SMALL.colour(INK));
        for (at, column) in Column::ALL.into_iter().enumerate().filter(|(_, column)| used[*column]) {
            let bonus = words::bonus(printed().offers[offer][column]);
            market_space(canvas, place(at, y), view.market_auction[offer][column], Content::Offer(bonus));
        }
    }
}

/// What a market space shows while no assistant is on it.
enum Content {
    Tile(Option<ReputationTile>),
    /// The bonus of an offer.
    Offer(&'static str),
}

/// Draws a market space: the assistant on it, or its content.
fn market_space(canvas: &mut Canvas, area: Area, owner: Option<Owner>, content: Content) {
    match (owner, content) {
        (Some(owner), _) => {
            canvas.rect(area, 4.0, Paint::line(signs::owner_colour(owner), 1.5));
            let stand = Area::new(area.x + area.w / 2.0 - 9.0, area.y + 2.0, 18.0, area.h - 3.0);
            signs::piece(canvas, stand, owner, PieceKind::Assistant);
        }
        (None, Content::Tile(Some(tile))) => reputation(canvas, area, tile),
        (None, Content::Tile(None)) => empty_space(canvas, area, ""),
        (None, Content::Offer(bonus)) => empty_space(canvas, area, bonus),
    }
}

fn empty_space(canvas: &mut Canvas, area: Area, text: &str) {
    canvas.rect(area, 4.0, Paint::fill(Colour::new("#f6f1e5")).edged(LINE, 1.0));
    let (x, y) = area.point(0.5, 0.5);
    canvas.text((x, y + 4.0), text, SMALL.centred());
}

/// Draws a reputation tile: its criterion, and what each count gives.
pub(super) fn reputation(canvas: &mut Canvas, area: Area, tile: ReputationTile) {
    let (what, each) = words::tile(tile);
    canvas.rect(area, 4.0, Paint::fill(Colour::new("#f3e2b0")).edged(Colour::new("#b08d2e"), 1.0));
    let y = area.y + area.h / 2.0 + 4.0;
    let letters = if area.w < 100.0 { Lettering::new(9.5, INK) } else { SMALL.colour(INK) };
    canvas.text((area.x + 5.0, y), what, letters);
    canvas.text((area.x + area.w - 5.0, y), &each, letters.bold().ending());
}

fn renowned(canvas: &mut Canvas, (right, y): (f64, f64), view: &View) {
    let count = view.easels.len();
    if count == 0 {
        return;
    }
    for (place, work) in view.easels.iter().enumerate() {
        let x = right - (count - place) as f64 * 30.0;
        canvas.rect(Area::new(x, y, 26.0, 26.0), 3.0, Paint::fill(Colour::new("#efe3c4")).edged(GREY, 1.0));
        signs::form(canvas, Area::new(x + 3.0, y + 3.0, 20.0, 20.0), printed().work(*work).form, INK);
    }
    canvas.text((right - count as f64 * 30.0 - 6.0, y + 17.0), "renowned works", SMALL.ending());
}
