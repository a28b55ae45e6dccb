//! Pictures of a game: what is drawn, from what, and how a game without a drawing of its own is shown.

pub mod style;
pub mod svg;

use super::awaiting::Awaiting;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use style::{INK, LINE, PAPER, seat_colour};
use svg::{Area, Canvas, Family, Lettering, Paint, Svg};

/// What of a game is drawn. A seat that is named is one of the table's: the kernel checks it before a ruleset sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole table.
    Table,
    /// What one seat has before it, large.
    Seat(Seat),
    /// The same without a letter: for readers that have no fonts, such as what renders the picture of a mail.
    Wall(Seat),
}

impl Part {
    /// The seat whose part it is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table => None,
            Self::Seat(seat) | Self::Wall(seat) => Some(seat),
        }
    }
}

/// What a picture is drawn from: what one viewer may see, and nothing else. Whoever draws never holds the state, so nothing hidden
/// can be drawn.
pub struct Scene<R: Ruleset> {
    /// Who looks.
    pub viewer: Viewer,
    /// The game as the viewer may see it.
    pub view: R::View,
    /// Whom the game waits for.
    pub awaiting: Awaiting<R::Decision>,
    /// How the seats stand, as far as the viewer can know.
    pub score: BySeat<Score<R::Tally>>,
}

impl<R: Ruleset> Scene<R> {
    /// What this viewer may see of a state.
    #[must_use]
    pub fn of(state: &R::State, viewer: Viewer) -> Self {
        Self { viewer, view: R::view(state, viewer), awaiting: R::awaiting(state), score: R::score(state, viewer) }
    }

    /// What a seat is called in a picture. Names of people never are in one: a picture depends on the version of the game alone, and
    /// is kept as long as that stays the same.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let you = if self.viewer.is(seat) { " (you)" } else { "" };
        format!("Seat {}{you}", seat.number())
    }

    /// What a seat has so far, in words.
    #[must_use]
    pub fn points(&self, seat: Seat) -> String {
        style::points(self.score.of(seat).map_or(0, |score| score.points))
    }
}

const LETTER: f64 = 13.0;

/// The picture of a game that has no drawing of its own: its text, or for readers without fonts whose turn it is.
pub(super) fn plain<R: Ruleset>(scene: &Scene<R>, part: Part) -> Svg {
    match part {
        Part::Wall(_) => turn(scene),
        Part::Table | Part::Seat(_) => letters(R::TITLE, &R::draw(&scene.view)),
    }
}

fn letters(title: &str, text: &str) -> Svg {
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let size = (longest as f64 * LETTER * 0.62 + 40.0, text.lines().count() as f64 * LETTER * 1.3 + 40.0);
    let mut canvas = Canvas::new();
    canvas.rect(Area::new(0.0, 0.0, size.0, size.1), 0.0, Paint::fill(PAPER));
    for (number, line) in text.lines().enumerate() {
        let lettering = Lettering::new(LETTER, INK).family(Family::Mono);
        canvas.text((20.0, 20.0 + (number as f64 + 0.8) * LETTER * 1.3), line, lettering);
    }
    canvas.finish(size, title, "The game as text")
}

fn turn<R: Ruleset>(scene: &Scene<R>) -> Svg {
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
