//! Draws the shared supplies: Influence track, visitors, tickets and promotion tokens.

use super::cells::{self, COUNT_WIDTH, NOTE};
use super::colours::{GOLD, STAR};
use super::context::Context;
use super::layout::{Block, PADDING, column_width, flow, grid, panel, paragraph, stacked};
use super::{icons, signs};
use crate::args;
use crate::kernel::picture::style::{GREY, INK, LINE, PANEL, SMALL, TEXT, TINT, seat_mark};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{PromotionLevel, Visitor, VisitorCounts};

/// The smallest width of a space of the Influence track.
const SPACE_WIDTH: f64 = 22.0;

/// Draws the Influence track with the marker of each player.
pub(super) fn influence<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    let spaces = printed().influence.most + 1;
    let rows = [1u8, 2, 3, 4].into_iter().find(|rows| inner / f64::from(spaces.div_ceil(*rows)) >= SPACE_WIDTH);
    let columns = usize::from(spaces.div_ceil(rows.unwrap_or(4)));
    let spaces = (0..spaces).map(|space| Block::new(40.0, move |canvas, area| track_space(ctx, canvas, area, space)));
    let title = if ctx.silent() { String::new() } else { ctx.words("picture-influence") };
    panel(title, grid(spaces.collect(), columns, (inner, 0.0)))
}

/// Draws a space of the track: its number, its icons, and the markers on it.
fn track_space(ctx: &Context<'_>, canvas: &mut Canvas, area: Area, space: u8) {
    let printed = &printed().influence;
    let (money, fame) = (printed.money_icons.has(space), printed.fame_icons.has(space));
    canvas.rect(area, 0.0, Paint::fill(if money { GOLD } else { PANEL }).edged(LINE, 1.0));
    let (middle, _) = area.point(0.5, 0.0);
    ctx.write(canvas, (middle, area.y + 11.0), &space.to_string(), (SMALL.centred(), area.w));
    let here: Vec<_> = ctx.view().players.iter().filter(|player| player.influence == space).collect();
    let icons = [money, fame].into_iter().filter(|shown| *shown).count() as f64;
    let mut x = middle - icons * 5.0;
    let top = area.y + area.h - if here.is_empty() { 16.0 } else { 10.0 };
    if money {
        signs::coin(canvas, Area::new(x, top, 10.0, 10.0));
        x += 10.0;
    }
    if fame {
        signs::star(canvas, Area::new(x, top, 10.0, 10.0), STAR);
    }
    let radius = if here.len() == 1 { 7.0 } else { 5.0 };
    for (place, player) in here.iter().enumerate() {
        let (right, down) = ((place % 2) as f64, (place / 2) as f64);
        let left = if here.len() == 1 { middle } else { middle - 5.5 + right * 11.0 };
        let y = area.y + 21.0 + down * 11.0;
        canvas.part(&parts::influence(player.seat), |canvas| seat_mark(canvas, (left, y), radius, player.seat));
    }
}

/// Draws the Plaza, the bag, the box office, the discarded tickets and the promotion tokens.
pub(super) fn plaza<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let (view, inner) = (ctx.view(), width - 2.0 * PADDING);
    let tickets = |crowd: &VisitorCounts, part: fn(Visitor) -> Option<String>| {
        counts(ctx, Visitor::ALL.map(|kind| cells::tickets(ctx, (kind, crowd[kind]), part(kind))), inner)
    };
    let visitors = |crowd: &VisitorCounts, part: fn(Visitor) -> Option<String>| {
        counts(ctx, Visitor::ALL.map(|kind| cells::visitors(ctx, (kind, crowd[kind]), part(kind))), inner)
    };
    let row = |label: &str, content: Block<'a>| cells::labelled(ctx, (label, 210.0), inner, |_| content);
    let mut rows = vec![
        row("picture-plaza", visitors(&view.plaza, |kind| Some(parts::plaza(kind)))),
        row("picture-box-office", tickets(&view.box_office, |kind| Some(parts::box_office(kind)))),
    ];
    if !ctx.silent() {
        rows.push(row("picture-bag", visitors(&view.bag, |kind| Some(parts::bag(kind)))));
        rows.push(row("picture-spent", tickets(&view.spent_tickets, |_| None)));
        rows.push(tokens(ctx, inner));
        rows.extend(marks(ctx, inner));
    }
    let title = if ctx.silent() { String::new() } else { ctx.words("picture-supplies") };
    panel(title, stacked(rows, 6.0))
}

/// Draws a number for each kind of visitor beside each other; without numbers, each kind gets a third of the width.
fn counts<'a>(ctx: &Context<'_>, blocks: [Block<'a>; 3], width: f64) -> Block<'a> {
    let wide = if ctx.silent() { column_width(width, 3, 8.0) } else { COUNT_WIDTH + 10.0 };
    flow(blocks.into_iter().map(|block| (wide, block)).collect(), (width, 8.0))
}

/// Draws the promotion tokens left: the level, its bonus, and the number of tokens.
fn tokens<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    cells::labelled(ctx, ("picture-promotion", 270.0), width, |width| {
        let cells = PromotionLevel::ALL.map(|level| {
            let left = ctx.view().promotion_tokens[level];
            Block::new(22.0, move |canvas, area| {
                canvas.rect(area, 4.0, Paint::fill(TINT).edged(LINE, 1.0));
                let y = area.y + 15.0;
                let ink = if left == 0 { GREY } else { INK };
                canvas.text((area.x + 5.0, y), &(level.number() + 1).to_string(), TEXT.bold().colour(ink));
                icons::bonus(canvas, Area::new(area.x + 16.0, area.y + 4.0, 14.0, 14.0), printed().promotion[level]);
                canvas.text((area.x + area.w - 4.0, y), &format!("×{left}"), NOTE.colour(ink).ending());
            })
        });
        let columns = if column_width(width, 5, 4.0) < 50.0 { 3 } else { 5 };
        grid(cells.into(), columns, (width, 4.0))
    })
}

/// Draws what happened or ran out, and Lacerda in a solo game.
fn marks<'a>(ctx: &Context<'_>, width: f64) -> Vec<Block<'a>> {
    let view = ctx.view();
    let marks = [
        (view.intermediate_scored, "picture-intermediate-scored"),
        (view.bag.total() == 0, "picture-bag-empty"),
        (view.box_office.total() == 0, "picture-box-office-empty"),
    ];
    let mut notes: Vec<String> =
        marks.into_iter().filter(|(shown, _)| *shown).map(|(_, message)| ctx.words(message)).collect();
    if let Some(lacerda) = &view.lacerda {
        let count = args!["count" => lacerda.supply];
        notes.push(ctx.with("picture-lacerda-supply", &count));
    }
    notes.iter().map(|note| paragraph(note, width, SMALL)).collect()
}
