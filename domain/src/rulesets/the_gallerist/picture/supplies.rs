//! Draws the shared supplies: Influence track, visitors, tickets, promotion tokens and contracts.

use super::{signs, words};
use crate::kernel::picture::style::{GREY, INK, LINE, PANEL, SMALL, chip, panel, seat_colour};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Contract, Location, PromotionLevel};
use crate::rulesets::the_gallerist::view::View;

/// Draws the panel.
pub(super) fn draw(canvas: &mut Canvas, area: Area, view: &View) {
    panel(canvas, area, "Influence");
    let (x, width) = (area.x + 14.0, area.w - 28.0);
    track(canvas, Area::new(x, area.y + 54.0, width, 22.0), view);
    let label = |canvas: &mut Canvas, at: (f64, f64), text: &str| canvas.text(at, text, SMALL.colour(INK));
    let (y, second) = (area.y + 98.0, x + width / 2.0);
    label(canvas, (x, y + 14.0), "Plaza");
    signs::visitors(canvas, Area::new(x + 70.0, y - 2.0, width - 70.0, 24.0), &view.plaza);
    label(canvas, (x, y + 44.0), "Bag");
    signs::counts(canvas, (x + 70.0, y + 31.0), &view.bag);
    label(canvas, (second, y + 44.0), "Promotion");
    tokens(canvas, (second + 66.0, y + 31.0), view);
    label(canvas, (x, y + 70.0), "Box office");
    signs::counts(canvas, (x + 70.0, y + 57.0), &view.box_office);
    label(canvas, (second, y + 70.0), "Spent");
    signs::counts(canvas, (second + 66.0, y + 57.0), &view.spent_tickets);
    contracts(canvas, Area::new(x, y + 94.0, width, 48.0), view);
    let marks = [
        (view.intermediate_scored, "intermediate scoring done"),
        (view.bag.total() == 0, "the bag is empty"),
        (view.box_office.total() == 0, "the box office is empty"),
    ];
    let notes: Vec<&str> = marks.into_iter().filter(|(yes, _)| *yes).map(|(_, what)| what).collect();
    canvas.text((x, y + 172.0), &notes.join(", "), SMALL);
    if let Some(lacerda) = &view.lacerda {
        let at = lacerda.at.map_or("not on the board yet", |at: Location| words::location(at));
        canvas.text((x, y + 187.0), &format!("Lacerda: {at}, {} assistants left", lacerda.supply), SMALL);
    }
}

/// Draws the track with the marker of each player; spaces with a money or fame icon are marked.
fn track(canvas: &mut Canvas, area: Area, view: &View) {
    let printed = &printed().influence;
    let spaces = printed.most + 1;
    let wide = area.w / f64::from(spaces);
    for space in 0..spaces {
        let place = Area::new(area.x + f64::from(space) * wide, area.y, wide, area.h);
        let money = printed.money_icons.has(space);
        let ground = if money { Colour::new("#f3e2b0") } else { PANEL };
        canvas.rect(place, 0.0, Paint::fill(ground).edged(LINE, 1.0));
        if printed.fame_icons.has(space) {
            let star = Area::new(place.x + 1.5, place.y + area.h - 12.0, wide - 3.0, wide - 3.0);
            signs::star(canvas, star, signs::GOLDEN);
        }
        if space % 5 == 0 {
            canvas.text((place.x + wide / 2.0, place.y + area.h + 12.0), &space.to_string(), SMALL.centred());
        }
    }
    for (place, player) in view.players.iter().enumerate() {
        let together = view.players.iter().take(place).filter(|other| other.influence == player.influence).count();
        let x = area.x + (f64::from(player.influence) + 0.5) * wide;
        let paint = Paint::fill(seat_colour(player.seat)).edged(PANEL, 1.0);
        canvas.circle((x, area.y + 4.0 - together as f64 * 8.0), 6.0, paint);
    }
}

fn tokens(canvas: &mut Canvas, (x, y): (f64, f64), view: &View) {
    for (place, level) in PromotionLevel::ALL.into_iter().enumerate() {
        let left = view.promotion_tokens[level];
        let area = Area::new(x + place as f64 * 29.0, y, 26.0, 18.0);
        let ink = if left == 0 { GREY } else { INK };
        let paint = Paint::fill(Colour::new("#f1eadb")).edged(LINE, 1.0);
        chip(canvas, area, &format!("{}·{left}", place + 1), (paint, ink));
    }
}

fn contracts(canvas: &mut Canvas, area: Area, view: &View) {
    let title = format!("Contracts, {} in the deck", view.contract_deck);
    canvas.text((area.x, area.y + 2.0), &title, SMALL.colour(INK));
    let wide = (area.w + 6.0) / 4.0;
    for (place, pile) in view.display.0.iter().enumerate() {
        let card = Area::new(area.x + place as f64 * wide, area.y + 10.0, wide - 6.0, area.h);
        match pile.last() {
            Some(top) => contract(canvas, card, *top),
            None => canvas.rect(card, 5.0, Paint::line(GREY, 1.0).dashed()),
        }
    }
}

/// Draws a contract: the form of the work it sells, and its bonus.
pub(super) fn contract(canvas: &mut Canvas, area: Area, contract: Contract) {
    let face = printed().contract(contract);
    canvas.rect(area, 5.0, Paint::fill(Colour::new("#e6ecdf")).edged(Colour::new("#8a9c78"), 1.0));
    let size = area.h * 0.5;
    signs::form(canvas, Area::new(area.x + area.w / 2.0 - size / 2.0, area.y + 4.0, size, size), face.form, INK);
    let (x, y) = (area.x + area.w / 2.0, area.y + area.h - 7.0);
    canvas.text((x, y), words::bonus(face.bonus), SMALL.colour(INK).centred());
}
