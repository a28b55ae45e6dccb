//! Pictures of a game: the whole table, one area or one seat's part, as a caller may see it.

use salon_domain::kernel::picture::{Width, svg::Svg};
use salon_domain::kernel::{Drawing, Language, Names, Part, Refusal, Seat, Speech, Theme};
use sha2::{Digest, Sha256};

use crate::{
    model::game::Status,
    play::{
        Games,
        error::PlayError,
        session::{player_names::names_of, snapshots::BUILD},
        views::read_game::{GameView, ViewRequest, read_view},
    },
};

/// How a picture is drawn.
#[derive(Clone, Debug)]
pub struct PictureOptions {
    /// What is drawn.
    pub part: PicturePart,
    /// How it looks.
    pub look: PictureLook,
    /// The language.
    pub language: Language,
}

/// How a picture looks.
#[derive(Clone, Copy, Debug)]
pub struct PictureLook {
    /// The colours.
    pub theme: Theme,
    /// The width.
    pub width: Width,
    /// Whether boards have letters and numbers at their edges.
    pub coordinates: bool,
}

impl PictureLook {
    /// Returns how a part is drawn with these looks.
    pub(super) fn drawing<'a>(self, part: Part<'a>, speech: Speech<'a>) -> Drawing<'a> {
        Drawing { part, theme: self.theme, width: self.width, coordinates: self.coordinates, speech }
    }
}

/// What is drawn.
#[derive(Clone, Debug)]
pub enum PicturePart {
    /// The whole table.
    Table,
    /// The part of the seat with this number.
    Seat(u8),
    /// One of the areas of the ruleset.
    Area(String),
}

/// A picture that can be drawn.
pub struct Picture {
    /// The version of the game.
    pub version: i64,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// The current status of the game.
    pub status: Status,
    view: GameView,
    names: Names,
    options: PictureOptions,
}

impl Picture {
    /// Whether it is the view of a spectator.
    pub fn is_public(&self) -> bool {
        self.view.seat.is_none()
    }

    /// A digest of everything that the picture depends on, besides the version and the status.
    pub fn digest(&self) -> String {
        let digest = Sha256::digest(format!("{:?}", (BUILD, self.view.viewer, &self.names, &self.options)));
        hex::encode(digest.get(..6).unwrap_or_default())
    }

    /// Draws the picture. Drawn on demand, since most polling clients already have it.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn draw(&self) -> Result<Svg, PlayError> {
        let PictureOptions { part, look, language } = &self.options;
        let part = match part {
            PicturePart::Table => Part::Table,
            PicturePart::Seat(number) => Part::Seat(Seat::new(*number).ok_or(PlayError::NotFound)?),
            PicturePart::Area(area) => Part::Area(area),
        };
        let speech = Speech { language: *language, names: &self.names };
        Ok(self.view.game.picture(self.view.viewer, &look.drawing(part, speech))?)
    }
}

/// Returns a picture of the game.
pub async fn read_picture(games: &Games, request: ViewRequest, options: PictureOptions) -> Result<Picture, PlayError> {
    let ids = [request.game];
    let (view, players) = tokio::join!(read_view(games, request), games.store.players(&ids));
    let (view, names) = (view?, names_of(&players?));
    match &options.part {
        PicturePart::Table => {}
        PicturePart::Seat(number) => {
            let seat = Seat::new(*number).filter(|seat| view.game.seats().has(*seat));
            seat.ok_or(PlayError::NotFound)?;
        }
        // Refused also if the client has a picture of this version.
        PicturePart::Area(area) => {
            let known = view.game.areas();
            if !known.contains(area) {
                let refusal = Refusal::UnknownArea { area: area.clone(), known: known.join(", ") };
                return Err(PlayError::Refused(refusal));
            }
        }
    }
    Ok(Picture { version: view.version, line: view.line, status: view.status, view, names, options })
}
