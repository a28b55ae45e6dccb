//! What a bot sees: never the game, only what might be the case as far as its seat can know.

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::{Seat, Viewer};
use crate::kernel::turn::{Fortune, Turn};

/// A seat's eyes on a game. The state stays behind them: all that comes out are [`Imagined`] states, equal to it in what the
/// seat can know and dealt anew in everything else.
///
/// A bot that is given eyes cannot reach the state, because the field is private to the module of this type:
///
/// ```compile_fail,E0616
/// use salon_domain::kernel::{Ruleset, bots::Eyes};
///
/// fn cheat<'a, R: Ruleset>(eyes: &Eyes<'a, R>) -> &'a R::State {
///     eyes.state
/// }
/// ```
///
/// Nor can it make an imagined state of one it got elsewhere:
///
/// ```compile_fail,E0451
/// use salon_domain::kernel::{Ruleset, bots::Imagined};
///
/// fn pretend<R: Ruleset>(state: R::State) -> Imagined<R> {
///     Imagined { state, luck: 0, seq: 0, events: Vec::new() }
/// }
/// ```
///
/// What it can do is imagine, look, and try out:
///
/// ```
/// use salon_domain::kernel::{Chance, Ruleset, bots::Eyes};
///
/// fn first_thing_that_comes_to_mind<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
///     let mut position = eyes.imagine(chance);
///     let command = eyes.legal().into_iter().next()?;
///     position.play(eyes.seat(), &command)?;
///     (position.evaluate(eyes.seat()) > 0.0).then_some(command)
/// }
/// ```
pub struct Eyes<'a, R: Ruleset> {
    state: &'a R::State,
    seat: Seat,
}

impl<'a, R: Ruleset> Eyes<'a, R> {
    /// The eyes of this seat; none if the table has no such seat.
    #[must_use]
    pub fn of(game: &'a Game<R>, seat: Seat) -> Option<Self> {
        game.table().seats.has(seat).then(|| Self { state: game.state(), seat })
    }

    /// Whose eyes they are.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the game waits for this seat; everybody may know that.
    #[must_use]
    pub fn awaited(&self) -> bool {
        R::awaiting(self.state).decision_of(self.seat).is_some()
    }

    /// Everything this seat could do now, and may know it could.
    #[must_use]
    pub fn legal(&self) -> Vec<R::Command> {
        let mut commands = Vec::new();
        R::legal(self.state, self.seat, &mut commands);
        commands
    }

    /// What might be the case.
    #[must_use]
    pub fn imagine(&self, chance: &mut Chance) -> Imagined<R> {
        let state = R::imagine(self.state, Viewer::Seat(self.seat), chance);
        Imagined { state, luck: chance.number(), seq: 0, events: Vec::new() }
    }
}

/// A state as some seat imagines it, to be looked at and played on freely. It can only come from [`Eyes::imagine`].
pub struct Imagined<R: Ruleset> {
    state: R::State,
    luck: u64,
    seq: u64,
    events: Vec<R::Event>,
}

/// What came of a command that was tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Whether something hidden or random came out: in the real game it would have been something else.
    pub uncovered: bool,
}

impl<R: Ruleset> Imagined<R> {
    /// The seats the game would wait for; none when it would be over.
    pub fn awaited(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<R> {
        let seats: arrayvec::ArrayVec<Seat, { crate::kernel::seat::MAX_SEATS as usize }> =
            R::awaiting(&self.state).iter().map(|(seat, _)| seat).collect();
        seats.into_iter()
    }

    /// Everything this seat could do, without what its ruleset calls pointless as long as there is anything else.
    pub fn sensible(&self, seat: Seat, commands: &mut Vec<R::Command>) {
        commands.clear();
        R::legal(&self.state, seat, commands);
        if commands.iter().any(|command| !R::pointless(&self.state, seat, command)) {
            commands.retain(|command| !R::pointless(&self.state, seat, command));
        }
    }

    /// Whether a command brings the game on, by the ruleset's word.
    #[must_use]
    pub fn makes_progress(&self, seat: Seat, command: &R::Command) -> bool {
        R::makes_progress(&self.state, seat, command)
    }

    /// Carries a command out; none if it is refused, and then this state is spoilt.
    pub fn play(&mut self, seat: Seat, command: &R::Command) -> Option<Tried> {
        self.events.clear();
        let mut turn = Turn::new(&mut self.state, &mut self.events, Fortune::Imagined(self.luck), self.seq);
        R::decide(&mut turn, seat, command).ok()?;
        self.seq += self.events.len() as u64;
        Some(Tried { uncovered: self.events.iter().any(R::uncovers) })
    }

    /// How well this seat stands, in points ahead of the best other.
    #[must_use]
    pub fn evaluate(&self, seat: Seat) -> f64 {
        R::evaluate(&self.state, seat)
    }

    /// The eyes of a seat in this imagined game: what it imagines is imagined twice.
    #[must_use]
    pub const fn eyes(&self, seat: Seat) -> Eyes<'_, R> {
        Eyes { state: &self.state, seat }
    }
}

impl<R: Ruleset> Clone for Imagined<R> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), luck: self.luck, seq: self.seq, events: Vec::new() }
    }
}
