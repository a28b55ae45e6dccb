//! What a bot may use: not the state of the game, only imagined states that agree with what its seat knows.

use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::picture::Scene;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::{Seat, Viewer};
use crate::kernel::turn::{ChanceSource, Turn};

/// All states that a seat cannot distinguish from the real one. It only returns [`ImaginedState`]s, in which everything
/// the seat does not know is dealt again.
///
/// A bot cannot reach the real state, because the field is private:
///
/// ```compile_fail,E0616
/// use salon_domain::kernel::{Ruleset, bots::InformationSet};
///
/// fn cheat<'a, R: Ruleset>(known: &InformationSet<'a, R>) -> &'a R::State {
///     known.state
/// }
/// ```
///
/// Nor can it make an imagined state from another state:
///
/// ```compile_fail,E0451
/// use salon_domain::kernel::{Ruleset, bots::ImaginedState};
///
/// fn pretend<R: Ruleset>(state: R::State) -> ImaginedState<R> {
///     ImaginedState { state, luck: 0, seq: 0, events: Vec::new() }
/// }
/// ```
///
/// It can imagine states and try commands on them:
///
/// ```
/// use salon_domain::kernel::{Chance, Ruleset, bots::InformationSet};
///
/// fn first_good_command<R: Ruleset>(known: &InformationSet<'_, R>, chance: &mut Chance) -> Option<R::Command> {
///     let mut position = known.imagine(chance);
///     let command = known.legal().into_iter().next()?;
///     position.play(known.seat(), &command)?;
///     (position.evaluate(known.seat()) > 0.0).then_some(command)
/// }
/// ```
pub struct InformationSet<'a, R: Ruleset> {
    state: &'a R::State,
    seat: Seat,
}

impl<'a, R: Ruleset> InformationSet<'a, R> {
    /// Returns the information set of this seat, or `None` if the table has no such seat.
    #[must_use]
    pub fn of(game: &'a Game<R>, seat: Seat) -> Option<Self> {
        game.table().seats.has(seat).then(|| Self { state: game.state(), seat })
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns whether the game waits for this seat, which is public.
    #[must_use]
    pub fn awaited(&self) -> bool {
        R::awaiting(self.state).decision_of(self.seat).is_some()
    }

    /// Returns every legal command of the seat, which the seat knows.
    #[must_use]
    pub fn legal(&self) -> Vec<R::Command> {
        let mut commands = Vec::new();
        R::legal(self.state, self.seat, &mut commands);
        commands
    }

    /// Returns what the seat sees.
    #[must_use]
    pub fn scene(&self) -> Scene<R> {
        Scene::of(self.state, Viewer::Seat(self.seat))
    }

    /// Returns a random state of this information set.
    #[must_use]
    pub fn imagine(&self, chance: &mut Chance) -> ImaginedState<R> {
        let state = R::imagine(self.state, Viewer::Seat(self.seat), chance);
        ImaginedState { state, chance_number: chance.number(), seq: 0, events: Vec::new() }
    }
}

/// A state that a seat considers possible. Only [`InformationSet::imagine`] makes one.
pub struct ImaginedState<R: Ruleset> {
    state: R::State,
    chance_number: u64,
    seq: u64,
    events: Vec<R::Event>,
}

/// The result of a command on an imagined state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOutcome {
    /// Whether something hidden or random was revealed, which may differ in the real game.
    pub uncovered: bool,
}

impl<R: Ruleset> ImaginedState<R> {
    /// Returns the awaited seats. Empty when the game is over.
    pub fn awaited(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<R> {
        let seats: arrayvec::ArrayVec<Seat, { crate::kernel::seat::MAX_SEATS as usize }> =
            R::awaiting(&self.state).iter().map(|(seat, _)| seat).collect();
        seats.into_iter()
    }

    /// Returns the decision of this seat, or `None` when it is not awaited.
    #[must_use]
    pub fn decision_of(&self, seat: Seat) -> Option<R::Decision> {
        R::awaiting(&self.state).decision_of(seat)
    }

    /// Returns the state. It is imagined, so it may be shown to the seat that imagines it.
    pub(super) fn into_state(self) -> R::State {
        self.state
    }

    /// Fills the list with the legal commands of this seat, without pointless ones if there are others.
    pub fn sensible(&self, seat: Seat, commands: &mut Vec<R::Command>) {
        commands.clear();
        R::legal(&self.state, seat, commands);
        if commands.iter().any(|command| !R::pointless(&self.state, seat, command)) {
            commands.retain(|command| !R::pointless(&self.state, seat, command));
        }
    }

    /// Returns whether the ruleset says that this command makes progress.
    #[must_use]
    pub fn makes_progress(&self, seat: Seat, command: &R::Command) -> bool {
        R::makes_progress(&self.state, seat, command)
    }

    /// Plays a command. Returns `None` if it is refused; the state is then invalid.
    pub fn play(&mut self, seat: Seat, command: &R::Command) -> Option<PlayOutcome> {
        self.events.clear();
        let mut turn =
            Turn::new(&mut self.state, &mut self.events, ChanceSource::Imagined(self.chance_number), self.seq);
        R::decide(&mut turn, seat, command).ok()?;
        self.seq += self.events.len() as u64;
        Some(PlayOutcome { uncovered: self.events.iter().any(R::uncovers) })
    }

    /// Returns the evaluation for this seat: its expected lead over the best other seat, in points.
    #[must_use]
    pub fn evaluate(&self, seat: Seat) -> f64 {
        R::evaluate(&self.state, seat)
    }

    /// Returns the information set of a seat in this imagined game.
    #[must_use]
    pub const fn information_set(&self, seat: Seat) -> InformationSet<'_, R> {
        InformationSet { state: &self.state, seat }
    }
}

impl<R: Ruleset> Clone for ImaginedState<R> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), chance_number: self.chance_number, seq: self.seq, events: Vec::new() }
    }
}
