//! The picture in a turn mail.

use crate::{
    pictures::wall_png,
    play::{Games, read_wall},
    store::ids::{AccountId, GameId},
};

/// Wide enough to be looked at on a telephone.
const WIDTH: u32 = 560;

/// The account's own wall as PNG, drawn as its seat may see it. A mail without one is complete.
pub(super) async fn wall_picture(games: &Games, game: GameId, account: AccountId) -> Option<Vec<u8>> {
    let svg = read_wall(games, game, account).await.ok()?;
    let drawn = tokio::task::spawn_blocking(move || wall_png(svg.as_str(), WIDTH)).await.ok()?;
    drawn.inspect_err(|error| tracing::warn!(%error, %game, "a wall could not be drawn for a mail")).ok()
}
