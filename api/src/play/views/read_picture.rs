//! Pictures of a game: the whole table or one seat's part, as a caller may see it.

use salon_domain::kernel::picture::svg::Svg;
use salon_domain::kernel::{Part, Seat};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        views::read_game::{View, ViewRequest, read_view},
    },
};

/// A picture that can be drawn.
pub struct Picture {
    /// The version of the game.
    pub version: i64,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// The current status of the game.
    pub status: Status,
    view: View,
    part: Part,
}

impl Picture {
    /// Whether it is the view of a spectator.
    pub fn is_public(&self) -> bool {
        self.view.seat.is_none()
    }

    /// Draws the picture. Drawn on demand, since most polling clients already have it.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn draw(&self) -> Result<Svg, PlayError> {
        Ok(self.view.game.picture(self.view.viewer, self.part)?)
    }
}

/// Returns a picture of the game: of one seat's part, or of the whole table.
pub async fn read_picture(games: &Games, request: ViewRequest, seat: Option<u8>) -> Result<Picture, PlayError> {
    let view = read_view(games, request).await?;
    let part = match seat {
        None => Part::Table,
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| view.game.seats().has(*seat));
            Part::Seat(seat.ok_or(PlayError::NotFound)?)
        }
    };
    Ok(Picture { version: view.version, line: view.line, status: view.status, view, part })
}

/// Returns the picture of a player's own wall without text, for mails.
pub async fn read_wall(games: &Games, game: GameId, account: AccountId) -> Result<Svg, PlayError> {
    let request = ViewRequest { game, account: Some(account), as_spectator: false, from_seat: None, at: None };
    let view = read_view(games, request).await?;
    let seat = view.seat.and_then(Seat::new).ok_or(PlayError::NotAPlayer)?;
    Ok(view.game.picture(view.viewer, Part::Wall(seat))?)
}
