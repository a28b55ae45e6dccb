//! Draws the International Market: reputation tiles, assistants, offers and renowned works.

use super::cells::{self, NOTE};
use super::context::Context;
use super::layout::{Block, PADDING, beside, centred_paragraph, column_width, panel, short_paragraph, stacked};
use super::{signs, symbols};
use crate::args;
use crate::kernel::picture::style::{GREY, INK, LINE, SMALL, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{Column, Form, Location, Offer, Owner, PieceKind};

const GAP: f64 = 5.0;
/// The width of the labels of rows in a wide panel.
const WIDE_LABEL: f64 = 104.0;
/// The width of the name of a row above its cells.
const ABOVE_WIDTH: f64 = 200.0;

/// The widths of the label of a row, 0 if it is above the row, and of each column.
#[derive(Clone, Copy)]
struct Widths {
    label: f64,
    column: f64,
}

/// Draws the upper part with its tiles, the auction below, and the renowned works.
pub(super) fn block<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    let columns = ctx.columns();
    let label = if ctx.silent() {
        30.0
    } else if width >= 420.0 {
        WIDE_LABEL
    } else if ctx.drawing.coordinates {
        0.0
    } else {
        28.0
    };
    let widths =
        Widths { label, column: column_width(inner - if label > 0.0 { label + GAP } else { 0.0 }, columns.len(), GAP) };
    let mut rows = Vec::new();
    if !ctx.view().easels.is_empty() {
        rows.push(renowned(ctx, inner));
    }
    if ctx.drawing.coordinates && !ctx.silent() {
        rows.push(column_names(ctx, &columns, widths));
    }
    if !ctx.silent() {
        rows.push(influence(ctx, &columns, widths));
    }
    rows.extend(Form::ALL.map(|form| tiles(ctx, form, &columns, widths)));
    if !ctx.silent() {
        rows.push(majorities(ctx, &columns, widths));
    }
    rows.extend(Offer::ALL.map(|offer| offers(ctx, offer, &columns, widths)));
    let title = if ctx.silent() { String::new() } else { ctx.name("location", &Location::InternationalMarket) };
    panel(title, stacked(rows, GAP))
}

/// Puts the label of a row left of its cells, or above them.
fn row<'a>(label: Block<'a>, cells: Vec<Block<'a>>, widths: Widths) -> Block<'a> {
    let cells = cells.into_iter().map(|cell| (widths.column, cell));
    if widths.label > 0.0 {
        return beside(std::iter::once((widths.label, label)).chain(cells).collect(), GAP);
    }
    let cells = beside(cells.collect(), GAP);
    if label.height > 0.0 { stacked(vec![label, cells], 2.0) } else { cells }
}

/// Draws the names of the columns.
fn column_names<'a>(ctx: &Context<'_>, columns: &[Column], widths: Widths) -> Block<'a> {
    let name = |column: &Column| {
        let name = ctx.with("column", &args!["column" => column.number()]);
        centred_paragraph(&name, widths.column, SMALL, 2)
    };
    row(Block::new(0.0, |_, _| {}), columns.iter().map(name).collect(), widths)
}

fn centred_note<'a>(height: f64, draw: impl FnOnce(&mut Canvas, (f64, f64)) + 'a) -> Block<'a> {
    Block::new(height, move |canvas, area| {
        let (x, y) = area.point(0.5, 0.5);
        draw(canvas, (x, y + 4.0));
    })
}

/// Draws the Influence for an action in each column.
fn influence<'a>(ctx: &'a Context<'a>, columns: &[Column], widths: Widths) -> Block<'a> {
    let cell = |column: &Column| {
        let amount = format!("+{}", printed().column_influence[*column]);
        centred_note(16.0, move |canvas, (x, y)| {
            signs::influence(canvas, Area::new(x - 17.0, y - 11.0, 13.0, 13.0));
            canvas.text((x, y), &amount, NOTE.bold());
        })
    };
    row(label(ctx, "picture-market-influence"), columns.iter().map(cell).collect(), widths)
}

/// Draws the money for the most, second and third most assistants in each column.
fn majorities<'a>(ctx: &'a Context<'a>, columns: &[Column], widths: Widths) -> Block<'a> {
    let cell = |column: &Column| {
        let [first, second, third] = printed().majorities[*column];
        let amounts = format!("{first} / {second} / {third}");
        centred_note(24.0, move |canvas, (x, y)| {
            signs::coin(canvas, Area::new(x - 38.0, y - 11.0, 13.0, 13.0));
            canvas.text((x + 8.0, y), &amounts, NOTE.bold().centred());
        })
    };
    row(label(ctx, "picture-market-majorities"), columns.iter().map(cell).collect(), widths)
}

/// Draws the label of a row of numbers where there is room.
fn label<'a>(ctx: &'a Context<'a>, message: &'static str) -> Block<'a> {
    Block::new(0.0, move |canvas, area| {
        if area.w >= WIDE_LABEL {
            ctx.write(canvas, (area.x, area.y + area.h / 2.0 + 4.0), &ctx.words(message), (SMALL, area.w));
        }
    })
}

/// Draws the label of a row: its sign and its name, or in a narrow panel the sign alone.
fn row_label<'a>(ctx: &'a Context<'a>, name: &str, width: f64, sign: impl FnOnce(&mut Canvas, Area) + 'a) -> Block<'a> {
    let sign = Block::new(22.0, move |canvas, area| sign(canvas, Area { w: 22.0, h: 22.0, ..area }));
    if ctx.silent() || (width > 0.0 && width < WIDE_LABEL) {
        return sign.centred();
    }
    let room = if width > 0.0 { width - 26.0 } else { ABOVE_WIDTH };
    beside(vec![(22.0, sign.centred()), (room, short_paragraph(name, room, NOTE, 2).centred())], 4.0)
}

fn tiles<'a>(ctx: &'a Context<'a>, form: Form, columns: &[Column], widths: Widths) -> Block<'a> {
    let sign = move |canvas: &mut Canvas, area: Area| signs::form(canvas, area, form, INK);
    let label = row_label(ctx, &ctx.name("form", &form), widths.label, sign);
    let cell = |column: &Column| {
        let (tile, owner) = (ctx.view().market_tiles[form][*column], ctx.view().market_upper[form][*column]);
        let content = match (owner, tile) {
            (Some(owner), _) => taken(owner),
            (None, Some(tile)) => cells::tile(ctx, tile, widths.column),
            (None, None) => Block::new(34.0, |canvas, area| canvas.rect(area, 4.0, Paint::line(GREY, 1.0).dashed())),
        };
        content.part(parts::market_tile(form, *column))
    };
    row(label, columns.iter().map(cell).collect(), widths)
}

fn offers<'a>(ctx: &'a Context<'a>, offer: Offer, columns: &[Column], widths: Widths) -> Block<'a> {
    let silent = ctx.silent();
    let sign = move |canvas: &mut Canvas, area: Area| {
        if silent {
            // A higher price is a larger coin.
            let size = 10.0 + f64::from(offer.money()) * 2.0;
            let (x, y) = area.point(0.5, 0.5);
            signs::coin(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size));
        } else {
            cells::amount(canvas, (area.x, area.y + 4.0), signs::coin, offer.money());
        }
    };
    let label = row_label(ctx, &ctx.name("offer", &offer), widths.label, sign);
    let cell = |column: &Column| {
        let content = match ctx.view().market_auction[offer][*column] {
            Some(owner) => taken(owner),
            None => cells::bonus(ctx, printed().offers[offer][*column], widths.column - 6.0)
                .framed(3.0, Paint::fill(TINT).edged(LINE, 1.0)),
        };
        content.part(parts::auction_space(offer, *column))
    };
    row(label, columns.iter().map(cell).collect(), widths)
}

/// Draws a space with an assistant on it.
fn taken<'a>(owner: Owner) -> Block<'a> {
    Block::new(34.0, move |canvas, area| {
        canvas.rect(area, 4.0, Paint::fill(TINT).edged(signs::owner_colour(owner), 1.5));
        let (x, y) = area.point(0.5, 0.5);
        signs::piece(canvas, Area::new(x - 13.0, y - 15.0, 26.0, 30.0), owner, PieceKind::Assistant);
    })
}

/// Draws the easels with the renowned works.
fn renowned<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    cells::labelled(ctx, ("picture-renowned", 110.0), width, |_| {
        Block::new(30.0, move |canvas, area| {
            for (place, work) in ctx.view().easels.iter().enumerate() {
                let form = printed().work(*work).form;
                let easel = Area::new(area.x + place as f64 * 36.0, area.y, 30.0, 30.0);
                canvas.part(&parts::easel(form), |canvas| symbols::renowned_work(canvas, easel, form));
            }
        })
    })
}
