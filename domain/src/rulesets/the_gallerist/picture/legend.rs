//! Draws the legend: what the signs mean.

use super::cells::NOTE;
use super::colours::{GOLD, STAR};
use super::context::Context;
use super::layout::{Block, PADDING, beside, column_width, grid, panel, paragraph};
use super::{icons, signs};
use crate::kernel::picture::style::{INK, LINE, PANEL};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::pieces::{Artist, Form, Visitor};

const GAP: f64 = 8.0;
/// The size of a sign.
const SIGN: f64 = 26.0;
/// The width of an entry.
const ENTRY_WIDTH: f64 = 240.0;

/// The messages that say the signs, without the forms.
const MESSAGES: [&str; 15] = [
    "picture-legend-vip",
    "picture-legend-investor",
    "picture-legend-collector",
    "picture-legend-money",
    "picture-legend-influence",
    "picture-legend-fame",
    "picture-legend-fame-bar",
    "picture-legend-promotion",
    "picture-legend-blue",
    "picture-legend-red",
    "picture-legend-tile",
    "picture-legend-track",
    "picture-says-majorities",
    "picture-says-token",
    "picture-legend-total",
];

/// Draws an entry for each sign.
pub(super) fn block<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    let columns = ((inner + GAP) / (ENTRY_WIDTH + GAP)).floor().max(1.0) as usize;
    let wide = column_width(inner, columns, GAP);
    let entry = |message: &str, icon: fn(&mut Canvas, Area)| explained(icon, &ctx.words(message), wide);
    let mut entries: Vec<Block<'a>> = Visitor::ALL.map(|kind| visitor(ctx, kind, wide)).into();
    entries.extend(Form::ALL.map(|form| {
        let sign = move |canvas: &mut Canvas, area: Area| signs::form(canvas, area, form, INK);
        explained(sign, &ctx.say.name("form", &form), wide)
    }));
    entries.extend([
        entry("picture-legend-money", signs::coin),
        entry("picture-legend-influence", signs::influence),
        entry("picture-legend-fame", |canvas, area| signs::star(canvas, area, STAR)),
        entry("picture-legend-fame-bar", fame_bar),
        entry("picture-legend-promotion", icons::megaphone),
        entry("picture-legend-blue", |canvas, area| {
            signs::work(canvas, area.part(0.0, 0.1, 1.0, 0.8), Artist::BluePhoto)
        }),
        entry("picture-legend-red", |canvas, area| {
            signs::work(canvas, area.part(0.0, 0.1, 1.0, 0.8), Artist::RedPhoto)
        }),
        entry("picture-legend-tile", tile),
        entry("picture-legend-track", |canvas, area| {
            canvas.rect(area.part(0.1, 0.0, 0.8, 1.0), 0.0, Paint::fill(GOLD).edged(LINE, 1.0));
            signs::coin(canvas, area.part(0.25, 0.4, 0.5, 0.5));
        }),
        entry("picture-legend-majorities", |canvas, area| signs::coin(canvas, area.part(0.0, 0.2, 0.6, 0.6))),
        entry("picture-legend-token", |canvas, area| {
            canvas.rect(area.part(0.0, 0.15, 1.0, 0.7), 3.0, Paint::fill(PANEL).edged(LINE, 1.0));
            canvas.text((area.x + 3.0, area.y + 17.0), "1", NOTE.bold());
            canvas.text((area.x + 11.0, area.y + 17.0), "×4", NOTE);
        }),
        entry("picture-legend-total", |canvas, area| {
            canvas.rect(area.part(0.0, 0.15, 1.0, 0.7), 4.0, Paint::fill(PANEL).edged(LINE, 1.0));
            canvas.text((area.x + area.w - 3.0, area.y + 17.0), "57", NOTE.bold().ending());
        }),
    ]);
    panel(ctx.words("picture-legend"), grid(entries, columns, (inner, GAP)))
}

/// Draws a sign and what it means.
fn explained<'a>(icon: impl FnOnce(&mut Canvas, Area) + 'a, text: &str, width: f64) -> Block<'a> {
    let text = paragraph(text, width - SIGN - 6.0, NOTE).centred();
    let icon = Block::new(SIGN, move |canvas, area| icon(canvas, Area { w: SIGN, h: SIGN, ..area })).centred();
    beside(vec![(SIGN, icon), (width - SIGN - 6.0, text)], 6.0)
}

/// Draws a visitor and its ticket.
fn visitor<'a>(ctx: &Context<'_>, kind: Visitor, width: f64) -> Block<'a> {
    let text = ctx.words(match kind {
        Visitor::Vip => "picture-legend-vip",
        Visitor::Investor => "picture-legend-investor",
        Visitor::Collector => "picture-legend-collector",
    });
    let icon = move |canvas: &mut Canvas, area: Area| {
        signs::visitor(canvas, area.part(0.0, 0.0, 0.6, 0.75), kind);
        signs::ticket(canvas, area.part(0.35, 0.45, 0.65, 0.55), Some(kind));
    };
    explained(icon, &text, width)
}

/// Returns what each sign means.
pub(super) fn texts(ctx: &Context<'_>) -> Vec<String> {
    let forms = Form::ALL.map(|form| ctx.say.name("form", &form));
    MESSAGES.into_iter().map(|message| ctx.words(message)).chain(forms).collect()
}

fn fame_bar(canvas: &mut Canvas, area: Area) {
    let bar = area.part(0.0, 0.35, 1.0, 0.3);
    canvas.rect(bar, 4.0, Paint::fill(PANEL).edged(LINE, 1.0));
    canvas.rect(Area { w: bar.w * 0.7, ..bar }, 4.0, Paint::fill(super::colours::BLUE));
    canvas.line((bar.x + bar.w * 0.4, bar.y - 2.0), (bar.x + bar.w * 0.4, bar.y + bar.h + 2.0), INK, 1.4);
}

fn tile(canvas: &mut Canvas, area: Area) {
    canvas.rect(area.part(0.0, 0.1, 1.0, 0.8), 3.0, Paint::fill(GOLD).edged(super::colours::GOLD_EDGE, 1.0));
    signs::coin(canvas, area.part(0.05, 0.25, 0.5, 0.5));
    signs::influence(canvas, area.part(0.5, 0.27, 0.45, 0.45));
}
