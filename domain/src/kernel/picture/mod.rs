//! Pictures of a game: the part that is drawn, the input of a drawing, and a default drawing.

pub mod letters;
mod notation;
pub mod seats;
pub mod style;
pub mod svg;
#[cfg(test)]
pub(crate) mod vision;

use super::awaiting::Awaiting;
use super::language::Language;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use super::words::{Names, Speech};
use seats::seat_mark;
pub use style::Theme;
use style::{INK, LINE, PAPER};
use svg::{Area, Canvas, Family, Lettering, Paint, Svg};

/// The part of a game that is drawn. The kernel checks that the table has the seat and the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// The whole table.
    Table,
    /// The area of one seat, large.
    Seat(Seat),
    /// The same without text, for renderers without fonts, such as that of mails.
    Wall(Seat),
    /// What the pending decision of this seat is about, without text. Without a pending decision, the same as
    /// [`Wall`](Self::Wall).
    Decision(Seat),
    /// One of the [areas](Ruleset::areas) of the ruleset.
    Area(&'a str),
}

impl Part<'_> {
    /// Returns the seat, or `None` if the part belongs to no seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table | Self::Area(_) => None,
            Self::Seat(seat) | Self::Wall(seat) | Self::Decision(seat) => Some(seat),
        }
    }

    /// Returns whether the part must contain no text.
    #[must_use]
    pub const fn without_text(self) -> bool {
        matches!(self, Self::Wall(_) | Self::Decision(_))
    }
}

/// How a picture is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    /// What is drawn.
    pub part: Part<'a>,
    /// The colours.
    pub theme: Theme,
    /// The width in pixels. Below [`style::NARROW`] everything stands in one column.
    pub width: Width,
    /// Whether walls and boards have letters and numbers at their edges.
    pub coordinates: bool,
    /// The language and the names of the players.
    pub speech: Speech<'a>,
}

impl<'a> Drawing<'a> {
    /// Returns the default drawing of a part: light, wide, in English, without coordinates and names.
    #[must_use]
    pub const fn of(part: Part<'a>) -> Self {
        let speech = Speech { language: Language::En, names: Names::NONE };
        Self { part, theme: Theme::Light, width: Width::WIDE, coordinates: false, speech }
    }

    /// Returns an empty canvas in the theme of the drawing.
    #[must_use]
    pub const fn canvas(&self) -> Canvas {
        Canvas::new(self.theme)
    }

    /// Returns the width as a length of the picture.
    #[must_use]
    pub fn length(&self) -> f64 {
        f64::from(self.width.pixels())
    }

    /// Returns whether everything stands in one column.
    #[must_use]
    pub const fn is_narrow(&self) -> bool {
        self.width.pixels() < style::NARROW
    }
}

/// The width of a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(u16);

impl Width {
    /// The smallest width.
    pub const MIN: u16 = 320;
    /// The largest width.
    pub const MAX: u16 = 1920;
    /// The default width.
    pub const WIDE: Self = Self(960);

    /// Returns this width, or `None` if it is out of range.
    #[must_use]
    pub const fn new(pixels: u16) -> Option<Self> {
        if pixels >= Self::MIN && pixels <= Self::MAX { Some(Self(pixels)) } else { None }
    }

    /// Returns the number of pixels.
    #[must_use]
    pub const fn pixels(self) -> u16 {
        self.0
    }
}

/// The input of a drawing: what one viewer may see. A drawing never gets the state, so it cannot show hidden
/// information.
pub struct Scene<R: Ruleset> {
    /// The viewer.
    pub viewer: Viewer,
    /// The game as the viewer may see it.
    pub view: R::View,
    /// The awaited seats.
    pub awaiting: Awaiting<R::Decision>,
    /// The score of each seat, as far as the viewer may know it.
    pub score: BySeat<Score<R::Tally>>,
}

impl<R: Ruleset> Scene<R> {
    /// Returns what this viewer may see of a state.
    #[must_use]
    pub fn of(state: &R::State, viewer: Viewer) -> Self {
        Self { viewer, view: R::view(state, viewer), awaiting: R::awaiting(state), score: R::score(state, viewer) }
    }

    /// Returns the points of a seat.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.score.of(seat).map_or(0, |score| score.points)
    }
}

/// The font size of the default drawing.
const FONT_SIZE: f64 = 13.0;

/// The default drawing: the text of the view, or without fonts a circle for each seat.
pub(super) fn plain<R: Ruleset>(scene: &Scene<R>, drawing: &Drawing<'_>) -> Svg {
    if drawing.part.without_text() { awaited_seats(scene, drawing) } else { text_picture(scene, drawing) }
}

fn text_picture<R: Ruleset>(scene: &Scene<R>, drawing: &Drawing<'_>) -> Svg {
    let text = R::draw(&scene.view);
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let size = (longest as f64 * FONT_SIZE * 0.62 + 40.0, text.lines().count() as f64 * FONT_SIZE * 1.3 + 40.0);
    let mut canvas = drawing.canvas();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    for (number, line) in text.lines().enumerate() {
        let lettering = Lettering::new(FONT_SIZE, INK).family(Family::Mono);
        canvas.text((20.0, 20.0 + (number as f64 + 0.8) * FONT_SIZE * 1.3), line, lettering);
    }
    canvas.finish(size, R::TITLE, &R::say_status(scene, &drawing.speech).sentence)
}

fn awaited_seats<R: Ruleset>(scene: &Scene<R>, drawing: &Drawing<'_>) -> Svg {
    let mut canvas = drawing.canvas();
    let size = (scene.score.values().len() as f64 * 60.0 + 20.0, 80.0);
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    for (seat, _) in scene.score.iter() {
        let awaited = scene.awaiting.decision_of(seat).is_some();
        let centre = (40.0 + f64::from(seat.number()) * 60.0, 40.0);
        canvas.circle(centre, 24.0, if awaited { Paint::line(INK, 3.0) } else { Paint::line(LINE, 1.0) });
        seat_mark(&mut canvas, centre, 14.0, seat);
    }
    canvas.finish(size, R::TITLE, &R::say_status(scene, &drawing.speech).sentence)
}
