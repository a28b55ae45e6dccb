//! Draws what a player has besides the gallery: money, Influence, tickets, assistants, sold works and tiles.

use super::cells::{self, COUNT_WIDTH, NOTE};
use super::colours::STAR;
use super::context::Context;
use super::layout::{Block, beside, column_width, flow, grid};
use super::{cards, signs};
use crate::args;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{INK, LINE, SMALL, TEXT, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{
    AssistantSource, Owner, PieceKind, RenownedDestination, ReputationSpace, Visitor,
};
use crate::rulesets::the_gallerist::view::PlayerView;

/// The width of a reputation tile that stands alone.
const TILE_WIDTH: f64 = 150.0;

/// Draws the rows from the top.
pub(super) fn rows<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Vec<Block<'a>> {
    let row = |label: (&str, f64), content: &dyn Fn(f64) -> Block<'a>| cells::labelled(ctx, label, width, content);
    let mut rows = vec![
        goods(ctx, player, width),
        row(("picture-assistants", 242.0), &|width| assistants(ctx, player, width)),
        row(("picture-sold", 150.0), &|width| sold(ctx, player, width)),
        row(("picture-contract-slots", 300.0), &|width| cards::contracts(ctx, player, width)),
        row(("picture-reputation", 300.0), &|width| reputation(ctx, player, width)),
    ];
    if let Some(tile) = player.start_tile {
        let tile = |_: f64| beside(vec![(TILE_WIDTH, cells::tile(ctx, tile, TILE_WIDTH))], 0.0);
        rows.push(row(("picture-start-tile", TILE_WIDTH), &tile));
    }
    rows.push(cards::goals(ctx, player, width));
    rows
}

/// Draws money, Influence, tickets and the commission.
pub(super) fn goods<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let seat = player.seat;
    let mut items = vec![
        item(signs::coin, ctx.money(player.money), Some(parts::money(seat))),
        item(signs::influence, ctx.influence(player.influence), Some(parts::influence(seat))),
    ];
    let tickets = Visitor::ALL.map(|kind| {
        let part = Some(parts::ticket(seat, kind));
        (COUNT_WIDTH, cells::tickets(ctx, (kind, player.tickets[kind]), part))
    });
    items.push((3.0 * COUNT_WIDTH, beside(tickets.into(), 0.0)));
    if let Some(artist) = player.commission {
        let icon = move |canvas: &mut Canvas, area: Area| signs::work(canvas, area, artist);
        items.push(item(icon, ctx.words("picture-commission"), None));
    }
    flow(items, (width, 10.0))
}

/// Draws an icon with a text; as wide as it needs.
fn item<'a>(icon: impl FnOnce(&mut Canvas, Area) + 'a, text: String, part: Option<String>) -> (f64, Block<'a>) {
    let width = letters::width(&text, TEXT.bold()) + 24.0;
    let block = Block::new(22.0, move |canvas, area| {
        icon(canvas, Area::new(area.x, area.y + 1.0, 20.0, 20.0));
        canvas.text((area.x + 24.0, area.y + 16.0), &text, TEXT.bold());
    });
    (width, if let Some(part) = part { block.part(part) } else { block })
}

/// Draws the desks with the assistants at them, and who can be hired.
fn assistants<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let desks = printed().office.desks;
    let office = Block::new(28.0, move |canvas, area| {
        for desk in 0..desks {
            let place = Area::new(area.x + f64::from(desk) * 28.0, area.y, 24.0, 28.0);
            canvas.rect(place, 3.0, Paint::fill(TINT).edged(LINE, 1.0));
            if desk < player.desks {
                signs::piece(canvas, place.inset(2.0), Owner::Seat(player.seat), PieceKind::Assistant);
            }
        }
    });
    let office = office.part(parts::assistant(player.seat, AssistantSource::Desk));
    let hired = printed().queue.len().saturating_sub(usize::from(player.queue));
    let text = match printed().queue.get(hired) {
        Some(next) => ctx.with("picture-queue", &args!["count" => player.queue, "price" => ctx.money(next.cost)]),
        None => ctx.words("picture-queue-empty"),
    };
    let room = (width - f64::from(desks) * 28.0 - 4.0).max(130.0);
    let queue = super::layout::short_paragraph(&text, room, NOTE, 2).centred().part(parts::queue(player.seat));
    flow(vec![(f64::from(desks) * 28.0, office), (room, queue)], (width, 4.0))
}

/// Draws the forms of the sold works, the number of masterpieces among them, and the renowned work.
fn sold<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let mut items: Vec<(f64, Block<'a>)> = Vec::new();
    for work in &player.sold {
        let form = printed().work(*work).form;
        items.push((
            22.0,
            Block::new(22.0, move |canvas, area| {
                signs::form(canvas, Area { w: 22.0, h: 22.0, ..area }, form, INK);
            }),
        ));
    }
    if player.sold.is_empty() {
        items.push(note(ctx.words("picture-none-sold")));
    }
    if player.sold_masterpieces > 0 {
        let text = ctx.with("picture-masterpieces", &args!["count" => player.sold_masterpieces]);
        items.push(item(|canvas, area| signs::star(canvas, area, STAR), text, None));
    }
    if let Some(renowned) = &player.renowned {
        let form = printed().work(renowned.work).form;
        let text = match renowned.to {
            RenownedDestination::Gallery => ctx.words("picture-renowned-exhibited"),
            RenownedDestination::Sold => ctx.words("picture-renowned-sold"),
        };
        items.push(item(move |canvas, area| signs::form(canvas, area, form, INK), text, None));
    }
    flow(items, (width, 5.0)).part(parts::sold(player.seat))
}

fn note<'a>(text: String) -> (f64, Block<'a>) {
    let width = letters::width(&text, SMALL);
    (width, Block::new(22.0, move |canvas, area| canvas.text((area.x, area.y + 15.0), &text, SMALL)))
}

/// Draws the reputation spaces: a tile, or the bonus of covering the space.
pub(super) fn reputation<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    const GAP: f64 = 6.0;
    let wide = column_width(width, 3, GAP);
    let spaces = ReputationSpace::ALL.map(|space| {
        let content = match player.reputation[space] {
            Some(tile) => cells::tile(ctx, tile, wide),
            None => cells::empty(ctx, printed().reputation_spaces[space], wide),
        };
        content.part(parts::reputation_space(player.seat, space))
    });
    grid(spaces.into(), 3, (width, GAP))
}
