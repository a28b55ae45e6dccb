//! The layout of whole pictures: the table, one seat, one area, and pictures without text.

use super::context::Context;
use super::decision::{self, Subject};
use super::layout::{Block, PADDING, beside, grid, panel, paragraph, stacked};
use super::{artists, contracts, holdings, legend, locations, market, seat, supplies, wall};
use crate::kernel::picture::style::{GAP, GREY, INK};
use crate::kernel::picture::svg::{Family, Lettering};
use crate::kernel::{Ruleset, Seat, Viewer};
use crate::rulesets::the_gallerist::{TheGallerist, words};

/// The largest width of a picture without text.
pub(super) const SILENT_WIDTH: f64 = 560.0;

const TITLE: Lettering = Lettering::new(25.0, INK).bold().family(Family::Serif);
const STATUS: Lettering = Lettering::new(14.0, GREY);

/// Returns the margin around a page.
pub(super) fn margin(width: f64) -> f64 {
    if width < f64::from(crate::kernel::picture::style::NARROW) { 8.0 } else { GAP }
}

/// Draws the whole table.
pub(super) fn table<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let inner = width - 2.0 * margin(width);
    if ctx.drawing.is_narrow() { narrow(ctx, inner) } else { wide(ctx, inner) }
}

/// Draws the table in two columns.
fn wide<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let half = (width - GAP) / 2.0;
    let (mut left, mut right) = (vec![market::block(ctx, half)], vec![contracts::block(ctx, half)]);
    let (track, plaza) = (supplies::influence(ctx, half), supplies::plaza(ctx, half));
    let height = |blocks: &[Block<'_>]| blocks.iter().map(|block| block.height).sum::<f64>();
    if height(&left) < height(&right) + plaza.height {
        left.push(track)
    } else {
        right.push(track)
    }
    right.push(plaza);
    let (left, right) = (stacked(left, GAP), stacked(right, GAP));
    let mut blocks = vec![
        heading(ctx, width),
        locations::block(ctx, width),
        artists::block(ctx, width),
        beside(vec![(half, left), (half, right)], GAP),
    ];
    let players = ctx.view().players.as_slice();
    match players {
        [only] => blocks.extend([seat::block(ctx, only, width), legend::block(ctx, width)]),
        several => {
            // The legend takes the place beside the last board, or a row of its own.
            let mut boards: Vec<Block<'a>> = several.iter().map(|player| seat::block(ctx, player, half)).collect();
            let odd = several.len() % 2 == 1;
            if odd {
                boards.push(legend::block(ctx, half));
            }
            blocks.push(grid(boards, 2, (width, GAP)));
            if !odd {
                blocks.push(legend::block(ctx, width));
            }
        }
    }
    stacked(blocks, GAP)
}

/// Draws the table in one column: first the viewer's board and what the viewer decides about.
fn narrow<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let own = match ctx.scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let subject = own.and_then(|seat| decision::subject(ctx, seat));
    let mut blocks = vec![heading(ctx, width)];
    let shared = [Subject::Locations, Subject::Artists, Subject::Contracts, Subject::Market, Subject::Supplies];
    let (first, rest): (Vec<_>, Vec<_>) = shared.into_iter().partition(|block| Some(*block) == subject);
    blocks.extend(first.into_iter().map(|one| shared_block(ctx, one, width)));
    blocks.extend(own.and_then(|seat| ctx.player(seat)).map(|player| seat::block(ctx, player, width)));
    blocks.extend(rest.into_iter().map(|one| shared_block(ctx, one, width)));
    blocks.push(supplies::influence(ctx, width));
    let others = ctx.view().players.iter().filter(|player| Some(player.seat) != own);
    blocks.extend(others.map(|player| seat::block(ctx, player, width)));
    blocks.push(legend::block(ctx, width));
    stacked(blocks, 10.0)
}

fn shared_block<'a>(ctx: &'a Context<'a>, subject: Subject, width: f64) -> Block<'a> {
    match subject {
        Subject::Artists => artists::block(ctx, width),
        Subject::Contracts => contracts::block(ctx, width),
        Subject::Market => market::block(ctx, width),
        Subject::Supplies => supplies::plaza(ctx, width),
        _ => locations::block(ctx, width),
    }
}

/// Draws the board of one seat.
pub(super) fn of_seat<'a>(ctx: &'a Context<'a>, seat: Seat, width: f64) -> Block<'a> {
    let inner = width - 2.0 * margin(width);
    let board = ctx.player(seat).map(|player| seat::block(ctx, player, inner));
    stacked(std::iter::once(heading(ctx, inner)).chain(board).collect(), GAP)
}

/// Draws one area alone.
pub(super) fn area<'a>(ctx: &'a Context<'a>, area: &str, width: f64) -> Block<'a> {
    let inner = width - 2.0 * margin(width);
    match area {
        "locations" => locations::block(ctx, inner),
        "artists" => artists::block(ctx, inner),
        "contracts" => contracts::block(ctx, inner),
        "market" => market::block(ctx, inner),
        "influence" => supplies::influence(ctx, inner),
        "plaza" => supplies::plaza(ctx, inner),
        "legend" => legend::block(ctx, inner),
        of_seat => match player(ctx, of_seat) {
            Some(("gallery", player)) => {
                let name = ctx.drawing.speech.player_for(ctx.scene.viewer, player.seat);
                let inner = inner - 2.0 * PADDING;
                let wall = wall::block(ctx, player, inner);
                panel(name, stacked(vec![wall, holdings::goods(ctx, player, inner)], 8.0))
            }
            Some((_, player)) => seat::block(ctx, player, inner),
            None => locations::block(ctx, inner),
        },
    }
}

/// Returns the kind of an area such as `seat.0`, and its player.
pub(super) fn player<'a, 'b>(
    ctx: &'a Context<'a>,
    area: &'b str,
) -> Option<(&'b str, &'a crate::rulesets::the_gallerist::view::PlayerView)> {
    let (kind, seat) = area.split_once('.')?;
    Some((kind, ctx.player(Seat::new(seat.parse().ok()?)?)?))
}

/// Draws without text what a seat decides about, or its gallery.
pub(super) fn silent<'a>(ctx: &'a Context<'a>, seat: Seat, width: f64) -> Block<'a> {
    let inner = width - 2.0 * margin(width);
    let subject = match ctx.drawing.part {
        crate::kernel::Part::Decision(_) => decision::subject(ctx, seat),
        _ => None,
    };
    let subject = subject.unwrap_or(Subject::Gallery);
    match ctx.player(seat) {
        Some(player) => decision::block(ctx, subject, player, inner),
        None => locations::block(ctx, inner),
    }
}

/// Draws the title of the game and what is going on.
fn heading<'a>(ctx: &'a Context<'a>, width: f64) -> Block<'a> {
    let status = words::status(ctx.scene, &ctx.drawing.speech).sentence;
    let texts = paragraph(&status, width, STATUS);
    Block::new(32.0 + texts.height, move |canvas, area| {
        canvas.fitted_text((area.x, area.y + 22.0), TheGallerist::TITLE, TITLE, area.w);
        texts.draw(canvas, crate::kernel::picture::svg::Area { y: area.y + 32.0, ..area });
    })
}
