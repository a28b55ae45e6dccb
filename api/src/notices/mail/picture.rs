//! The picture in a turn mail.

use salon_domain::kernel::picture::svg::Svg;

use crate::{model::ids::GameId, platform::png::wall_png};

/// The width of the picture in pixels: readable on a phone.
const PICTURE_WIDTH: u32 = 560;

/// Returns a picture as PNG; `None` if it cannot be drawn, and the mail is sent without it.
pub(super) async fn draw_png(svg: &Svg, game: GameId) -> Option<Vec<u8>> {
    let svg = svg.as_str().to_owned();
    let drawn = tokio::task::spawn_blocking(move || wall_png(&svg, PICTURE_WIDTH)).await.ok()?;
    drawn
        .inspect_err(|error| tracing::warn!(%error, %game, "cannot draw the picture of a mail; sending it without one"))
        .ok()
}
