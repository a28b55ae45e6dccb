//! Draws the panel of a player: who it is, the gallery, and what the player has.

use super::context::Context;
use super::layout::{Block, PADDING, stacked};
use super::{holdings, wall};
use crate::kernel::Ruleset;
use crate::kernel::picture::style::{SeatPanel, seat_panel, tall_seat_panel};
use crate::rulesets::the_gallerist::TheGallerist;
use crate::rulesets::the_gallerist::view::PlayerView;

/// Panels below this width have the decision below the name.
const TALL_BELOW: f64 = 420.0;

/// Draws the panel of a player.
pub(super) fn block<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let awaited = ctx.awaited(player.seat);
    let tall = width < TALL_BELOW && awaited.is_some();
    let top = if tall { 58.0 } else { 40.0 };
    let inner = width - 2.0 * PADDING;
    let mut rows = vec![wall::block(ctx, player, inner)];
    rows.extend(holdings::rows(ctx, player, inner));
    let content = stacked(rows, 8.0);
    Block::new(top + content.height + PADDING, move |canvas, area| {
        let name = ctx.drawing.speech.player_for(ctx.scene.viewer, player.seat);
        let total = TheGallerist::say_points(ctx.scene.points_of(player.seat), &ctx.drawing.speech);
        let panel = SeatPanel { seat: player.seat, name: &name, awaited: awaited.as_deref(), note: &total };
        if tall {
            tall_seat_panel(canvas, area, &panel)
        } else {
            seat_panel(canvas, area, &panel)
        }
        let inside = area.inset(PADDING);
        content.draw(canvas, crate::kernel::picture::svg::Area { y: area.y + top, ..inside });
    })
}
