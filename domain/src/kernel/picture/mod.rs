//! Pictures of a game: the part that is drawn, the input of a drawing, and a default drawing.

pub mod style;
pub mod svg;

use super::awaiting::Awaiting;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use style::{INK, LINE, PAPER, seat_colour};
use svg::{Area, Canvas, Family, Lettering, Paint, Svg};

/// The part of a game that is drawn. The kernel checks that the table has the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole table.
    Table,
    /// The area of one seat, large.
    Seat(Seat),
    /// The same without text, for renderers without fonts, such as that of mails.
    Wall(Seat),
}

impl Part {
    /// Returns the seat, or `None` for the whole table.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table => None,
            Self::Seat(seat) | Self::Wall(seat) => Some(seat),
        }
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

    /// Returns the name of a seat. Pictures contain no names of people, because they are cached by the version of the
    /// game.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let you = if self.viewer.is(seat) { " (you)" } else { "" };
        format!("Seat {}{you}", seat.number())
    }

    /// Returns the points of a seat as text.
    #[must_use]
    pub fn points(&self, seat: Seat) -> String {
        style::points(self.score.of(seat).map_or(0, |score| score.points))
    }
}

/// The font size of the default drawing.
const FONT_SIZE: f64 = 13.0;

/// The default drawing: the text of the view, or without fonts a circle for each seat.
pub(super) fn plain<R: Ruleset>(scene: &Scene<R>, part: Part) -> Svg {
    match part {
        Part::Wall(_) => awaited_seats(scene),
        Part::Table | Part::Seat(_) => text_picture(R::TITLE, &R::draw(&scene.view)),
    }
}

fn text_picture(title: &str, text: &str) -> Svg {
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let size = (longest as f64 * FONT_SIZE * 0.62 + 40.0, text.lines().count() as f64 * FONT_SIZE * 1.3 + 40.0);
    let mut canvas = Canvas::new();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    for (number, line) in text.lines().enumerate() {
        let lettering = Lettering::new(FONT_SIZE, INK).family(Family::Mono);
        canvas.text((20.0, 20.0 + (number as f64 + 0.8) * FONT_SIZE * 1.3), line, lettering);
    }
    canvas.finish(size, title, "The game as text")
}

fn awaited_seats<R: Ruleset>(scene: &Scene<R>) -> Svg {
    let mut canvas = Canvas::new();
    let size = (scene.score.values().len() as f64 * 60.0 + 20.0, 80.0);
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    for (seat, _) in scene.score.iter() {
        let awaited = scene.awaiting.decision_of(seat).is_some();
        let paint = if awaited { Paint::fill(seat_colour(seat)) } else { Paint::line(LINE, 2.0) };
        canvas.circle((40.0 + f64::from(seat.number()) * 60.0, 40.0), 20.0, paint);
    }
    canvas.finish(size, R::TITLE, "A circle for each seat; the awaited ones are filled")
}
