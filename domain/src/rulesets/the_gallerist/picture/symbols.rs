//! Defines the symbols of the pieces that the viewer can place now, in about the size at which they are placed.

use super::cells;
use super::context::Context;
use super::layout::{Block, PADDING};
use super::{contracts, icons, page, signs, wall};
use crate::kernel::Viewer;
use crate::kernel::picture::style::{GAP, GREY, INK, LINE, TEXT, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Form, Owner, PieceKind, PromotionLevel};
use crate::rulesets::the_gallerist::placing::{Placed, placeable};

const TILE_WIDTH: f64 = 120.0;
const CONTRACT_WIDTH: f64 = 110.0;

/// Defines the symbols of all pieces that a command of the viewer's decision can place.
pub(super) fn define(ctx: &Context<'_>, canvas: &mut Canvas) {
    let Viewer::Seat(seat) = ctx.scene.viewer else { return };
    let (Some(player), Some(decision)) = (ctx.player(seat), ctx.scene.awaiting.decision_of(seat)) else { return };
    let mut defined = Vec::new();
    for piece in placeable(ctx.view(), player, decision) {
        if !defined.contains(&piece) {
            symbol(ctx, canvas, piece);
            defined.push(piece);
        }
    }
}

fn symbol(ctx: &Context<'_>, canvas: &mut Canvas, piece: Placed) {
    let gallery = gallery_width(ctx);
    let ((w, h), draw): ((f64, f64), Block<'_>) = match piece {
        Placed::Gallerist(seat) => shape((37.0, 48.0), move |canvas, area| {
            signs::piece(canvas, area, Owner::Seat(seat), PieceKind::Gallerist);
        }),
        Placed::Assistant(seat) => shape((26.0, 30.0), move |canvas, area| {
            signs::piece(canvas, area, Owner::Seat(seat), PieceKind::Assistant);
        }),
        Placed::Visitor(kind) => {
            let high = wall::visitor_height(gallery);
            shape((high * 0.8, high), move |canvas, area| signs::visitor(canvas, area, kind))
        }
        Placed::Ticket(kind) => shape((26.0, 22.0), move |canvas, area| signs::ticket(canvas, area, Some(kind))),
        Placed::Work(artist) => shape(wall::slot_size(gallery), move |canvas, area| signs::work(canvas, area, artist)),
        Placed::RenownedWork(form) => shape((30.0, 30.0), move |canvas, area| renowned_work(canvas, area, form)),
        Placed::Promotion(level) => shape((44.0, 22.0), move |canvas, area| promotion_token(canvas, area, level)),
        Placed::Contract(contract) => {
            let card = contracts::contract(ctx, contract, CONTRACT_WIDTH);
            ((CONTRACT_WIDTH, card.height), card)
        }
        Placed::Tile(tile) => {
            let card = cells::tile(ctx, tile, TILE_WIDTH);
            ((TILE_WIDTH, card.height), card)
        }
    };
    // A line along the edge has half of its width outside.
    canvas.symbol(&piece.id(), (w + 2.0, h + 2.0), |canvas| draw.draw(canvas, Area::new(1.0, 1.0, w, h)));
}

fn shape<'a>(size: (f64, f64), draw: impl FnOnce(&mut Canvas, Area) + 'a) -> ((f64, f64), Block<'a>) {
    (size, Block::new(size.1, draw))
}

/// Draws a renowned work as it stands on its easel.
pub(super) fn renowned_work(canvas: &mut Canvas, area: Area, form: Form) {
    canvas.rect(area, 3.0, Paint::fill(TINT).edged(GREY, 1.0));
    signs::form(canvas, area.inset(4.0), form, INK);
}

/// Draws a promotion token: its level and its bonus.
fn promotion_token(canvas: &mut Canvas, area: Area, level: PromotionLevel) {
    canvas.rect(area, 4.0, Paint::fill(TINT).edged(LINE, 1.0));
    let text = (level.number() + 1).to_string();
    canvas.text((area.x + 6.0, area.y + 15.5), &text, TEXT.bold());
    icons::bonus(canvas, Area::new(area.x + area.w - 20.0, area.y + 4.0, 14.0, 14.0), printed().promotion[level]);
}

/// Returns the width of a gallery in this picture.
fn gallery_width(ctx: &Context<'_>) -> f64 {
    let width = ctx.drawing.length();
    let inner = width - 2.0 * page::margin(width);
    let two_columns =
        ctx.drawing.part == crate::kernel::Part::Table && !ctx.drawing.is_narrow() && ctx.view().players.len() > 1;
    let board = if two_columns { (inner - GAP) / 2.0 } else { inner };
    board - 2.0 * PADDING
}
