//! Draws the four locations and the pieces on them.

use super::cells::{self, NOTE};
use super::context::Context;
use super::layout::{Block, PADDING, beside, column_width, grid, paragraph, stacked};
use super::{icons, signs};
use crate::kernel::picture::style::{ACCENT, GREY, INK, LINE, PANEL, SMALL, TEXT};
use crate::kernel::picture::svg::{Area, Canvas, Family, Lettering, Paint};
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{AssistantSource, Location, Occupant, Owner, PieceKind};

const NAME: Lettering = Lettering::new(14.0, INK).bold().family(Family::Serif);

/// Draws the locations, clockwise.
pub(super) fn block<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let columns = if width < 560.0 && !ctx.silent() { 2 } else { 4 };
    let gap = if width < 560.0 { 8.0 } else { 16.0 };
    let inner = column_width(width, columns, gap) - 2.0 * PADDING;
    grid(Location::ALL.map(|at| location(ctx, at, inner)).into(), columns, (width, gap))
}

fn location<'a>(ctx: &'a Context<'a>, at: Location, width: f64) -> Block<'a> {
    let sign = move |canvas: &mut Canvas, area: Area| icons::location(canvas, area, at);
    let title = if ctx.silent() {
        cells::icon_only(36.0, sign)
    } else {
        let name = paragraph(&ctx.name("location", &at), width - 26.0, NAME);
        let sign = Block::new(20.0, move |canvas, area| sign(canvas, Area { w: 20.0, h: 20.0, ..area }));
        beside(vec![(20.0, sign), (width - 26.0, name)], 6.0)
    };
    let mut rows = vec![title, occupant(ctx, at)];
    if let Some(tile) = ctx.view().start_tiles[at] {
        rows.push(cells::tile(ctx, tile, width));
    }
    rows.extend(kicked_out(ctx, at));
    stacked(rows, 6.0).framed(PADDING, Paint::fill(PANEL).edged(LINE, 1.0)).part(parts::location(at))
}

fn occupant<'a>(ctx: &'a Context<'a>, at: Location) -> Block<'a> {
    const HEIGHT: f64 = 48.0;
    let Some(Occupant { owner, piece }) = ctx.view().locations[at] else {
        return Block::new(HEIGHT, move |canvas, area| {
            canvas.rect(Area::new(area.x, area.y + 4.0, 36.0, 42.0), 6.0, Paint::line(GREY, 1.0).dashed());
            ctx.write(canvas, (area.x + 44.0, area.y + 30.0), &ctx.words("picture-free"), (SMALL, area.w - 44.0));
        });
    };
    let source = AssistantSource::ALL.into_iter().find(|source| source.location() == Some(at));
    Block::new(HEIGHT, move |canvas, area| {
        let size = if piece == PieceKind::Gallerist { HEIGHT } else { 36.0 };
        let stand = Area::new(area.x, area.y + HEIGHT - size, size * 0.78, size);
        standing(canvas, stand, (owner, piece), source);
        let room = area.w - 44.0;
        ctx.write(canvas, (area.x + 44.0, area.y + 24.0), &ctx.owner(owner), (TEXT.bold(), room));
        ctx.write(canvas, (area.x + 44.0, area.y + 40.0), &ctx.name("piece", &piece), (SMALL, room));
    })
}

/// Draws a piece; an assistant of a seat is a part, since it can be taken from there.
fn standing(canvas: &mut Canvas, area: Area, (owner, piece): (Owner, PieceKind), source: Option<AssistantSource>) {
    match (owner, piece, source) {
        (Owner::Seat(seat), PieceKind::Assistant, Some(source)) => {
            canvas.part(&parts::assistant(seat, source), |canvas| signs::piece(canvas, area, owner, piece));
        }
        _ => signs::piece(canvas, area, owner, piece),
    }
}

/// Draws the piece that was kicked out of a location.
fn kicked_out<'a>(ctx: &'a Context<'a>, at: Location) -> Option<Block<'a>> {
    let waiting = ctx.view().waiting.as_ref().filter(|out| out.at == at);
    let lacerda = ctx.view().lacerda.as_ref().filter(|lacerda| lacerda.kicked_out && lacerda.at == Some(at));
    let (owner, piece) = match (waiting, lacerda) {
        (Some(out), _) => (Owner::Seat(out.seat), out.piece),
        (None, Some(_)) => (Owner::Lacerda, PieceKind::Gallerist),
        (None, None) => return None,
    };
    Some(Block::new(32.0, move |canvas, area| {
        let stand = Area::new(area.x + 6.0, area.y, 25.0, 32.0);
        standing(canvas, stand, (owner, piece), Some(AssistantSource::Outside));
        let room = area.w - 44.0;
        ctx.write(canvas, (area.x + 44.0, area.y + 13.0), &ctx.owner(owner), (NOTE, room));
        ctx.write(
            canvas,
            (area.x + 44.0, area.y + 27.0),
            &ctx.words("picture-kicked-out"),
            (SMALL.colour(ACCENT), room),
        );
    }))
}
