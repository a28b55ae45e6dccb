//! Small blocks that several panels have: amounts, bonuses, tiles, visitors and tickets.

use super::colours::{GOLD, GOLD_EDGE};
use super::context::Context;
use super::layout::{Block, beside, centred_paragraph, paragraph, short_paragraph, stacked};
use super::{icons, signs};
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{GREY, INK, LINE, SMALL, TEXT, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Lettering, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Bonus, ReputationTile, Visitor};

/// Small text in the colour of plain text.
pub(super) const NOTE: Lettering = SMALL.colour(INK);

/// Draws an icon of this size with a text: beside it in two lines, or below it where that does not fit.
fn with_icon<'a>((size, icon): (f64, impl FnOnce(&mut Canvas, Area) + 'a), text: &str, width: f64) -> Block<'a> {
    let room = width - size - 5.0;
    if fits(text, room) {
        let icon = Block::new(size, move |canvas, area| icon(canvas, Area::new(area.x, area.y, size, size)));
        let text = short_paragraph(text, room, NOTE, 2);
        return beside(vec![(size, icon.centred()), (room, text.centred())], 5.0);
    }
    stacked(vec![icon_only(size, icon), centred_paragraph(text, width, NOTE, 3)], 1.0).centred()
}

/// Returns whether a text fits into two lines.
fn fits(text: &str, width: f64) -> bool {
    let lines = letters::wrapped(text, NOTE, width);
    lines.len() <= 2 && lines.iter().all(|line| !line.ends_with('…'))
}

/// Draws an icon alone, in the middle.
pub(super) fn icon_only<'a>(size: f64, icon: impl FnOnce(&mut Canvas, Area) + 'a) -> Block<'a> {
    Block::new(size, move |canvas, area| {
        let (x, y) = area.point(0.5, 0.5);
        icon(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size));
    })
}

/// Draws a bonus: its icon and its name.
pub(super) fn bonus<'a>(ctx: &Context<'_>, bonus: Bonus, width: f64) -> Block<'a> {
    let icon = move |canvas: &mut Canvas, area: Area| icons::bonus(canvas, area, bonus);
    if ctx.silent() { icon_only(26.0, icon) } else { with_icon((18.0, icon), &ctx.name("bonus", &bonus), width) }
}

/// Draws an empty space that shows what it gives.
pub(super) fn empty<'a>(ctx: &Context<'_>, gives: Bonus, width: f64) -> Block<'a> {
    bonus(ctx, gives, width - 6.0).framed(3.0, Paint::fill(TINT).edged(LINE, 1.0).dashed())
}

/// Draws an amount: an icon and a number.
pub(super) fn amount(canvas: &mut Canvas, at: (f64, f64), icon: fn(&mut Canvas, Area), number: u8) -> f64 {
    let text = number.to_string();
    let lettering = NOTE.bold();
    icon(canvas, Area::new(at.0, at.1, 13.0, 13.0));
    canvas.text((at.0 + 15.0, at.1 + 11.0), &text, lettering);
    15.0 + letters::width(&text, lettering) + 6.0
}

/// Draws a reputation tile: what it counts, and the money and the Influence for each.
pub(super) fn tile<'a>(ctx: &Context<'_>, tile: ReputationTile, width: f64) -> Block<'a> {
    let face = &printed().tiles[tile];
    if ctx.silent() {
        return Block::new(34.0, move |canvas, area| icons::tile(canvas, area, face.per));
    }
    let counted = short_paragraph(&ctx.name("criterion", &face.per), width - 8.0, NOTE, 2);
    let earned = Block::new(14.0, move |canvas, area| {
        let right = amount(canvas, (area.x, area.y), signs::coin, face.money);
        if face.influence > 0 {
            amount(canvas, (area.x + right, area.y), signs::influence, face.influence);
        }
    });
    stacked(vec![counted, earned], 1.0).framed(4.0, Paint::fill(GOLD).edged(GOLD_EDGE, 1.0))
}

/// The width of a number of visitors or tickets of one kind.
pub(super) const COUNT_WIDTH: f64 = 54.0;

/// Draws visitors of one kind and their number.
pub(super) fn visitors<'a>(ctx: &Context<'_>, (kind, count): (Visitor, u8), part: Option<String>) -> Block<'a> {
    let silent = ctx.silent();
    let block = Block::new(24.0, move |canvas, area| {
        if silent {
            signs::visitors(canvas, area, (kind, count));
        } else {
            signs::visitor(canvas, Area { w: 19.0, ..area }, kind);
            number(canvas, (area.x + 24.0, area.y + 17.0), count);
        }
    });
    in_part(block, part)
}

/// Draws the number of tickets of one kind.
pub(super) fn tickets<'a>(ctx: &Context<'_>, (kind, count): (Visitor, u8), part: Option<String>) -> Block<'a> {
    let silent = ctx.silent();
    let block = Block::new(22.0, move |canvas, area| {
        let first = Area { w: 26.0, h: 22.0, ..area };
        if silent {
            let step = (area.w - first.w).max(0.0) / f64::from(count.saturating_sub(1).max(1));
            for place in 0..count {
                let x = area.x + f64::from(place) * step.min(29.0);
                signs::ticket(canvas, Area { x, ..first }, Some(kind));
            }
        } else {
            signs::ticket(canvas, first, Some(kind));
            number(canvas, (area.x + 31.0, area.y + 16.0), count);
        }
    });
    in_part(block, part)
}

fn number(canvas: &mut Canvas, at: (f64, f64), count: u8) {
    let lettering = TEXT.bold().colour(if count == 0 { GREY } else { INK });
    canvas.text(at, &count.to_string(), lettering);
}

fn in_part(block: Block<'_>, part: Option<String>) -> Block<'_> {
    match part {
        Some(part) => block.part(part),
        None => block,
    }
}

/// The width of a label that stands left of a block.
const LABEL_WIDTH: f64 = 88.0;

/// Puts a label left of a block, or above it if less than this width would be left.
pub(super) fn labelled<'a>(
    ctx: &Context<'_>,
    (label, needed): (&str, f64),
    width: f64,
    content: impl FnOnce(f64) -> Block<'a>,
) -> Block<'a> {
    let (label, room) = (ctx.words(label), width - LABEL_WIDTH - 6.0);
    if ctx.silent() {
        content(width)
    } else if room < needed {
        stacked(vec![paragraph(&label, width, NOTE), content(width)], 2.0)
    } else {
        let label = short_paragraph(&label, LABEL_WIDTH, NOTE, 2).centred();
        beside(vec![(LABEL_WIDTH, label), (room, content(room))], 6.0)
    }
}
