//! Draws the artists with their fame and promotion, and the next work of each form.

use super::cells::{self, NOTE};
use super::colours::STAR;
use super::context::Context;
use super::layout::{Block, PADDING, column_width, grid, panel, paragraph, stacked};
use super::{icons, signs};
use crate::args;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{GREY, INK, LINE, PANEL, SMALL, TEXT};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{Artist, Form, Visitor};
use crate::rulesets::the_gallerist::view::ArtistView;

const GAP: f64 = 12.0;
const LEVELS: u8 = 5;

/// Draws a column for each form: its next work, the blue artist and the red one. Narrow panels have two forms
/// beside each other.
pub(super) fn block<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    let columns = if width < 560.0 && !ctx.silent() { 2 } else { 4 };
    let wide = column_width(inner, columns, GAP);
    let mut blocks = Vec::new();
    for forms in Form::ALL.chunks(columns) {
        blocks.extend(forms.iter().map(|form| stack(ctx, *form, wide)));
        for artists in [0, 1] {
            let artists = forms.iter().filter_map(|form| Artist::of(*form).get(artists).copied());
            blocks.extend(artists.map(|one| artist(ctx, one, wide)));
        }
    }
    let title = if ctx.silent() { String::new() } else { ctx.words("picture-artists") };
    panel(title, grid(blocks, columns, (inner, GAP)))
}

/// Draws the stack of a form: the fame and the visitors of its top work, and how many works are below.
fn stack<'a>(ctx: &'a Context<'a>, form: Form, width: f64) -> Block<'a> {
    let stack = &ctx.view().stacks[form];
    let note = match stack.work {
        Some(_) => ctx.with("picture-stack", &args!["fame" => stack.fame, "below" => stack.below]),
        None => ctx.words("picture-stack-empty"),
    };
    let note = if ctx.silent() { Block::new(0.0, |_, _| {}) } else { paragraph(&note, width, SMALL) };
    let height = if ctx.silent() { 30.0 } else { 56.0 + note.height };
    Block::new(height, move |canvas, area| {
        signs::form(canvas, Area::new(area.x, area.y, 26.0, 26.0), form, INK);
        ctx.write(canvas, (area.x + 32.0, area.y + 18.0), &ctx.name("form", &form), (TEXT.bold(), area.w - 32.0));
        let (left, top) = if ctx.silent() { (34.0, 2.0) } else { (0.0, 30.0 + note.height) };
        note.draw(canvas, Area { y: area.y + 29.0, ..area });
        let all = Visitor::ALL.into_iter().flat_map(|kind| (0..stack.visitors[kind]).map(move |_| kind));
        for (place, kind) in all.enumerate() {
            let x = area.x + left + place as f64 * 20.0;
            signs::visitor(canvas, Area::new(x, area.y + top, 18.0, 22.0), kind);
        }
    })
    .part(parts::stack(form))
}

fn artist<'a>(ctx: &'a Context<'a>, artist: Artist, width: f64) -> Block<'a> {
    let view = &ctx.view().artists[artist];
    let (light, dark) = signs::artist_colours(artist);
    let known = view.fame.is_some();
    let inner = width - 16.0;
    let mut rows = Vec::new();
    if !ctx.silent() {
        rows.push(Block::new(16.0, move |canvas, area| title(ctx, canvas, area, view)));
    }
    rows.push(Block::new(9.0, move |canvas, area| fame(canvas, area, view, dark)));
    rows.push(Block::new(18.0, move |canvas, area| promotion(ctx, canvas, area, (view, dark))));
    if !ctx.silent() {
        rows.push(notes(ctx, view, inner));
    }
    if let Some(bonus) = view.bonus {
        rows.push(cells::bonus(ctx, bonus, inner));
    }
    let paint = if known { Paint::fill(light).edged(dark, 1.2) } else { Paint::fill(PANEL).edged(dark, 1.2).dashed() };
    let tile = stacked(rows, 5.0).framed(8.0, paint);
    Block::new(tile.height, move |canvas, area| {
        tile.draw(canvas, area);
        if artist.is_red() {
            signs::corners(canvas, area.inset(1.0), 7.0, dark);
        }
    })
    .part(parts::artist(artist))
}

/// Draws the fame and the value of a work, or that the artist is still to be discovered.
fn title(ctx: &Context<'_>, canvas: &mut Canvas, area: Area, view: &ArtistView) {
    let y = area.y + 13.0;
    let Some(fame) = view.fame else {
        return ctx.write(canvas, (area.x, y), &ctx.words("picture-undiscovered"), (TEXT.colour(GREY), area.w));
    };
    let worth = view.value.to_string();
    let right = letters::width(&worth, TEXT.bold()) + 20.0;
    signs::star(canvas, Area::new(area.x, area.y, 16.0, 16.0), STAR);
    let text = if view.celebrity { ctx.words("picture-celebrity") } else { fame.to_string() };
    ctx.write(canvas, (area.x + 20.0, y), &text, (TEXT.bold(), area.w - 24.0 - right));
    signs::coin(canvas, Area::new(area.x + area.w - right, area.y, 16.0, 16.0));
    ctx.write(canvas, (area.x + area.w, y), &worth, (TEXT.bold().ending(), right));
}

/// Draws fame as a bar from 0 to celebrity, with a tick at the initial fame.
fn fame(canvas: &mut Canvas, area: Area, view: &ArtistView, dark: Colour) {
    let length = |fame: u8| area.w * f64::from(fame) / f64::from(printed().fame.celebrity);
    canvas.rect(area, 4.0, Paint::fill(PANEL).edged(LINE, 1.0));
    if let Some(fame) = view.fame {
        canvas.rect(Area { w: length(fame).min(area.w).max(area.h), ..area }, 4.0, Paint::fill(dark));
    }
    let tick = area.x + length(view.initial_fame);
    canvas.line((tick, area.y - 2.0), (tick, area.y + area.h + 2.0), INK, 1.4);
}

/// Draws the promotion level, and the Collector on the tile.
fn promotion(ctx: &Context<'_>, canvas: &mut Canvas, area: Area, (view, dark): (&ArtistView, Colour)) {
    icons::megaphone(canvas, Area::new(area.x, area.y + 1.0, 14.0, 14.0));
    let step = ((area.w - 42.0) / f64::from(LEVELS)).min(19.0);
    for level in 1..=LEVELS {
        let place = Area::new(area.x + 18.0 + f64::from(level - 1) * step, area.y, step - 2.0, 17.0);
        let reached = level <= view.promotion;
        let paint = if reached { Paint::fill(dark) } else { Paint::fill(PANEL) };
        canvas.rect(place, 3.0, paint.edged(LINE, 1.0));
        let lettering = SMALL.colour(if reached { PANEL } else { GREY }).centred();
        let (x, y) = place.point(0.5, 0.5);
        ctx.write(canvas, (x, y + 4.0), &level.to_string(), (lettering, step));
    }
    if view.collector {
        signs::visitor(canvas, Area::new(area.x + area.w - 18.0, area.y - 3.0, 18.0, 22.0), Visitor::Collector);
    }
}

/// Draws the price of a commission and the signatures left.
fn notes<'a>(ctx: &Context<'_>, view: &ArtistView, width: f64) -> Block<'a> {
    let commission = ctx.with("picture-commission-price", &args!["price" => ctx.money(view.initial_fame)]);
    let signatures = ctx.with("picture-signatures", &args!["count" => view.signatures]);
    stacked(vec![paragraph(&commission, width, NOTE), paragraph(&signatures, width, NOTE)], 0.0)
}
