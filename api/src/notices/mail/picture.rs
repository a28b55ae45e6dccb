//! The picture in a turn mail.

use crate::{
    model::ids::{AccountId, GameId},
    platform::png::wall_png,
    play::{Games, read_wall},
};

/// The width of the picture in pixels: readable on a phone.
const PICTURE_WIDTH: u32 = 560;

/// Returns the account's own wall as PNG, as its seat sees it; `None` if it cannot be drawn, and the mail is sent without it.
pub(super) async fn wall_picture(games: &Games, game: GameId, account: AccountId) -> Option<Vec<u8>> {
    let svg = read_wall(games, game, account).await.ok()?;
    let drawn = tokio::task::spawn_blocking(move || wall_png(svg.as_str(), PICTURE_WIDTH)).await.ok()?;
    drawn
        .inspect_err(
            |error| tracing::warn!(%error, %game, "cannot draw the wall for a mail; sending it without a picture"),
        )
        .ok()
}
