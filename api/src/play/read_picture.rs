//! Drawing a game: the whole table or one seat's part, as somebody may see it.

use salon_domain::kernel::picture::svg::Svg;
use salon_domain::kernel::{Part, Seat};

use super::{Games, PlayError, Status, View, ViewOrder, read_view};
use crate::store::ids::{AccountId, GameId};

/// A picture that can be drawn.
pub struct Picture {
    /// How many events had happened.
    pub version: i64,
    /// The line of play, in a sandbox.
    pub line: Option<i32>,
    /// How far the game is now.
    pub status: Status,
    view: View,
    part: Part,
}

impl Picture {
    /// Whether it is what everybody sees.
    pub fn watched(&self) -> bool {
        self.view.seat.is_none()
    }

    /// Draws it; not before somebody wants it, since most who poll have it already.
    ///
    /// # Errors
    /// When the table has no such seat.
    pub fn draw(&self) -> Result<Svg, PlayError> {
        Ok(self.view.game.picture(self.view.viewer, self.part)?)
    }
}

/// A picture of the game: of one seat's part, or else of the whole table.
pub async fn read_picture(games: &Games, order: ViewOrder, seat: Option<u8>) -> Result<Picture, PlayError> {
    let view = read_view(games, order).await?;
    let part = match seat {
        None => Part::Table,
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| view.game.seats().has(*seat));
            Part::Seat(seat.ok_or(PlayError::NotFound)?)
        }
    };
    Ok(Picture { version: view.version, line: view.line, status: view.status, view, part })
}

/// The own wall of who plays, without a letter on it: what a mail shows.
pub async fn read_wall(games: &Games, game: GameId, account: AccountId) -> Result<Svg, PlayError> {
    let order = ViewOrder { game, account: Some(account), as_spectator: false, from_seat: None, at: None };
    let view = read_view(games, order).await?;
    let seat = view.seat.and_then(Seat::new).ok_or(PlayError::NotAPlayer)?;
    Ok(view.game.picture(view.viewer, Part::Wall(seat))?)
}
