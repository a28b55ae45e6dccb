//! Draws what a player has besides the gallery: money, assistants, tickets, contracts, tiles and cards.

use super::{market, signs, supplies, words};
use crate::kernel::picture::style::{GREY, INK, LINE, SMALL, TEXT, WHITE};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::components::{CardGoal, printed};
use crate::rulesets::the_gallerist::pieces::{ByForm, ContractHalf, Form, Owner, PieceKind, ReputationSpace};
use crate::rulesets::the_gallerist::view::{ContractView, PlayerView};

/// The height of all rows.
pub(super) const HEIGHT: f64 = 226.0;

/// Draws the rows from the top.
pub(super) fn draw(canvas: &mut Canvas, area: Area, player: &PlayerView) {
    goods(canvas, area, player);
    let label = |canvas: &mut Canvas, y: f64, text: &str| canvas.text((area.x, area.y + y), text, SMALL.colour(INK));
    label(canvas, 44.0, "Assistants");
    assistants(canvas, (area.x + 70.0, area.y + 28.0), player);
    label(canvas, 72.0, "Sold");
    sold(canvas, (area.x + 70.0, area.y + 56.0), player);
    label(canvas, 100.0, "Contracts");
    let wide = (area.w - 70.0 + 6.0) / 3.0;
    for (place, slot) in player.contracts.0.iter().enumerate() {
        let card = Area::new(area.x + 70.0 + place as f64 * wide, area.y + 84.0, wide - 6.0, 42.0);
        contract(canvas, card, slot.as_ref(), player);
    }
    label(canvas, 148.0, "Reputation");
    for (place, reputation_space) in ReputationSpace::ALL.into_iter().enumerate() {
        let (column, line) = ((place % 3) as f64, (place / 3) as f64);
        let space = Area::new(area.x + 70.0 + column * wide, area.y + 132.0 + line * 27.0, wide - 6.0, 23.0);
        match player.reputation[reputation_space] {
            Some(tile) => market::reputation(canvas, space, tile),
            None => empty(canvas, space, words::bonus(printed().reputation_spaces[reputation_space])),
        }
    }
    cards(canvas, (area.x, area.y + 190.0), area.w, player);
}

fn empty(canvas: &mut Canvas, area: Area, text: &str) {
    canvas.rect(area, 4.0, Paint::line(LINE, 1.0).dashed());
    let (x, y) = area.point(0.5, 0.5);
    canvas.text((x, y + 4.0), text, SMALL.centred());
}

/// Draws money, Influence, tickets and the commission.
fn goods(canvas: &mut Canvas, area: Area, player: &PlayerView) {
    let coin = (area.x + 11.0, area.y + 10.0);
    canvas.circle(coin, 10.0, Paint::fill(Colour::new("#e3bd4a")).edged(Colour::new("#96721b"), 1.5));
    canvas.text((area.x + 27.0, area.y + 15.0), &player.money.to_string(), TEXT.bold());
    let x = area.x + 70.0;
    canvas.text((x, area.y + 15.0), "Influence", SMALL.colour(INK));
    canvas.text((x + 56.0, area.y + 15.0), &player.influence.to_string(), TEXT.bold());
    canvas.text((x + 90.0, area.y + 15.0), "Tickets", SMALL.colour(INK));
    signs::counts(canvas, (x + 134.0, area.y + 1.0), &player.tickets);
    if let Some(artist) = player.commission {
        let (light, dark) = signs::artist_colours(artist);
        let card = Area::new(area.x + area.w - 120.0, area.y - 2.0, 120.0, 24.0);
        canvas.rect(card, 4.0, Paint::fill(light).edged(dark, 1.0));
        signs::form(canvas, Area::new(card.x + 4.0, card.y + 3.0, 18.0, 18.0), artist.form(), dark);
        canvas.text((card.x + 28.0, card.y + 16.0), "commissioned", SMALL.colour(INK));
    }
}

fn assistants(canvas: &mut Canvas, (x, y): (f64, f64), player: &PlayerView) {
    for desk in 0..4u8 {
        let place = Area::new(x + f64::from(desk) * 26.0, y, 22.0, 24.0);
        canvas.rect(place, 3.0, Paint::fill(Colour::new("#f1eadb")).edged(LINE, 1.0));
        if desk < player.desks {
            signs::piece(canvas, place.inset(3.0), Owner::Seat(player.seat), PieceKind::Assistant);
        }
    }
    let text = format!("{} to be hired", player.queue);
    canvas.text((x + 112.0, y + 16.0), &text, SMALL);
}

fn sold(canvas: &mut Canvas, (x, y): (f64, f64), player: &PlayerView) {
    if player.sold.is_empty() {
        canvas.text((x, y + 16.0), "none yet", SMALL);
    }
    for (place, work) in player.sold.iter().enumerate() {
        let at = Area::new(x + place as f64 * 26.0, y + 1.0, 22.0, 22.0);
        signs::form(canvas, at, printed().work(*work).form, INK);
    }
    if player.sold_masterpieces > 0 {
        let left = x + player.sold.len() as f64 * 26.0 + 4.0;
        signs::star(canvas, Area::new(left, y + 4.0, 16.0, 16.0), signs::GOLDEN);
        canvas.text((left + 22.0, y + 16.0), &player.sold_masterpieces.to_string(), SMALL);
    }
}

fn contract(canvas: &mut Canvas, area: Area, slot: Option<&ContractView>, player: &PlayerView) {
    let Some(held) = slot else {
        return empty(canvas, area, "");
    };
    match held.fulfilled {
        None => supplies::contract(canvas, area, held.contract),
        Some(half) => {
            let text = match half {
                ContractHalf::Influence => "Influence",
                ContractHalf::Investment => "Investment",
            };
            canvas.rect(area, 5.0, Paint::fill(Colour::new("#8a9c78")));
            let (x, y) = area.point(0.5, 1.0);
            canvas.text((x, y - 7.0), text, SMALL.bold().colour(WHITE).centred());
        }
    }
    if held.assistant {
        let stand = Area::new(area.x + area.w - 22.0, area.y + 4.0, 18.0, 20.0);
        signs::piece(canvas, stand, Owner::Seat(player.seat), PieceKind::Assistant);
    }
}

/// Draws the secret cards, face up if the viewer may see them.
fn cards(canvas: &mut Canvas, (x, y): (f64, f64), width: f64, player: &PlayerView) {
    let goals = |goals: &[CardGoal]| goals.iter().map(|goal| (goal.works, goal.money)).collect::<Vec<_>>();
    let shown = [
        ("Curator", player.curator.map(|card| goals(&printed().curators[card]))),
        ("Art dealer", player.dealer.map(|card| goals(&printed().dealers[card]))),
    ];
    for (place, (name, goals)) in shown.into_iter().enumerate() {
        let area = Area::new(x + place as f64 * (width / 2.0 + 3.0), y, width / 2.0 - 3.0, 32.0);
        match goals {
            Some(goals) => card(canvas, area, name, &goals),
            None => {
                canvas.rect(area, 4.0, Paint::fill(Colour::new("#ece4d3")).edged(LINE, 1.0));
                let (middle, line) = area.point(0.5, 0.5);
                canvas.text((middle, line + 4.0), &format!("{name}: secret"), SMALL.colour(GREY).centred());
            }
        }
    }
}

fn card(canvas: &mut Canvas, area: Area, name: &str, goals: &[(ByForm<u8>, u8)]) {
    canvas.rect(area, 4.0, Paint::fill(Colour::new("#f3ece0")).edged(GREY, 1.0));
    canvas.text((area.x + 6.0, area.y + 20.0), name, SMALL.colour(INK));
    let mut x = area.x + 66.0;
    for (works, money) in goals {
        for form in Form::ALL.into_iter().flat_map(|form| (0..works[form]).map(move |_| form)) {
            signs::form(canvas, Area::new(x, area.y + 8.0, 14.0, 14.0), form, INK);
            x += 14.0;
        }
        canvas.text((x + 2.0, area.y + 20.0), &money.to_string(), SMALL.bold().colour(INK));
        x += 20.0;
    }
}
