//! Draws the contract display and contracts.

use super::cells::{self, NOTE};
use super::colours::{CARD, CARD_EDGE};
use super::context::Context;
use super::layout::{Block, PADDING, beside, column_width, grid, panel, paragraph, short_paragraph, stacked};
use super::{icons, signs};
use crate::args;
use crate::kernel::picture::style::{GREY, INK, SMALL, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{Bonus, Contract, DisplaySpace};

const GAP: f64 = 6.0;

/// The smallest width of a card with the name of its bonus at the right, beside the place for an assistant.
const WIDE_CARD: f64 = 260.0;

/// The paint of a contract.
pub(super) const PAINT: Paint = Paint::fill(CARD).edged(CARD_EDGE, 1.0);

/// Draws the deck and the four spaces of the display.
pub(super) fn block<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    let columns = if width < 600.0 && !ctx.silent() { 2 } else { 4 };
    let deck = if ctx.silent() { 60.0 } else { 68.0 };
    let room = inner - deck - GAP;
    let wide = column_width(room, columns, GAP);
    let cards = DisplaySpace::ALL.map(|space| display(ctx, space, wide));
    let cards = grid(cards.into(), columns, (room, GAP));
    let title = if ctx.silent() { String::new() } else { ctx.words("picture-contracts") };
    panel(title, beside(vec![(deck, self::deck(ctx, deck)), (room, cards)], GAP))
}

/// Draws the deck: a pile of cards with their number.
fn deck<'a>(ctx: &Context<'_>, width: f64) -> Block<'a> {
    let cards = f64::from(ctx.view().contract_deck.min(4));
    let left = ctx.with("picture-deck", &args!["count" => ctx.view().contract_deck]);
    let text = if ctx.silent() { Block::new(0.0, |_, _| {}) } else { paragraph(&left, width - 8.0, NOTE) };
    let pile = Block::new(30.0, move |canvas, area| {
        let (x, y) = (area.x + area.w / 2.0 - 12.0, area.y);
        canvas.rect(Area::new(x, y, 20.0, 28.0), 2.0, Paint::line(GREY, 1.0).dashed());
        for card in 0..cards as u8 {
            let step = f64::from(card) * 1.6;
            canvas.rect(Area::new(x + step, y - step, 20.0, 28.0), 2.0, PAINT);
        }
    });
    stacked(vec![pile, text], 2.0).framed(4.0, Paint::fill(TINT)).part(parts::contract_deck())
}

fn display<'a>(ctx: &'a Context<'a>, space: DisplaySpace, width: f64) -> Block<'a> {
    let pile = &ctx.view().display[space];
    let block = match pile.last() {
        Some(top) => contract(ctx, *top, width),
        None => nothing(ctx),
    };
    block.part(parts::display(space))
}

fn nothing<'a>(ctx: &'a Context<'a>) -> Block<'a> {
    Block::new(44.0, move |canvas, area| {
        canvas.rect(area, 5.0, Paint::line(GREY, 1.0).dashed());
        let (x, y) = area.point(0.5, 0.5);
        ctx.write(canvas, (x, y + 4.0), &ctx.words("picture-no-contract"), (SMALL.centred(), area.w - 6.0));
    })
}

/// Draws a contract: the form of the work it sells, and its bonus.
pub(super) fn contract<'a>(ctx: &'a Context<'a>, contract: Contract, width: f64) -> Block<'a> {
    let face = printed().contract(contract);
    card(ctx, width, face.bonus, |canvas, area| signs::form(canvas, area, face.form, INK))
}

/// Draws a card with a sign and a bonus: beside each other, or the name of the bonus below where they are narrow.
pub(super) fn card<'a>(
    ctx: &'a Context<'a>,
    width: f64,
    bonus: Bonus,
    sign: impl FnOnce(&mut Canvas, Area) + 'a,
) -> Block<'a> {
    const SIZE: f64 = 28.0;
    let sign = Block::new(SIZE, move |canvas, area| sign(canvas, Area { w: SIZE, h: SIZE, ..area }));
    let inner = width - 8.0;
    let content = if inner < WIDE_CARD {
        let icon = Block::new(20.0, move |canvas, area| icons::bonus(canvas, Area { w: 20.0, h: 20.0, ..area }, bonus));
        let mut rows = vec![beside(vec![(SIZE, sign), (20.0, icon.centred())], 6.0)];
        if !ctx.silent() {
            rows.push(short_paragraph(&ctx.name("bonus", &bonus), inner, NOTE, 3));
        }
        stacked(rows, 2.0)
    } else {
        let room = inner - SIZE - 6.0;
        beside(vec![(SIZE, sign.centred()), (room, cells::bonus(ctx, bonus, room).centred())], 6.0)
    };
    content.framed(4.0, PAINT)
}
