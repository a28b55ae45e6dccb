//! Forecasts: an imagined game that waits for a seat, so that a plan can be composed before the real one does.

use super::information_set::InformationSet;
use crate::kernel::chance::Chance;
use crate::kernel::game::Game;
use crate::kernel::kinds::HasKind;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// Commands that are imagined at most. No decision that can be foreseen is farther away.
const MAX_IMAGINED_COMMANDS: usize = 200;
/// The chance of a forecast: a public number, so that equal knowledge gives equal forecasts.
const FORECAST_CHANCE: u64 = 0;

impl<R: Ruleset> Game<R> {
    /// Imagines how the game goes on until it waits for the seat, for this kind of decision if one is given, with random sensible
    /// commands of all seats. `None` if it does not come to that soon.
    ///
    /// The real state is used only through what the seat may know, so the result cannot leak it.
    #[must_use]
    pub fn forecast(&self, seat: Seat, decision: Option<&str>) -> Option<Self> {
        let chance = &mut Chance::public(FORECAST_CHANCE);
        let mut position = InformationSet::of(self, seat)?.imagine(chance);
        let mut commands = Vec::new();
        for _ in 0..MAX_IMAGINED_COMMANDS {
            let awaited = position.decision_of(seat);
            if awaited.is_some_and(|kind| decision.is_none_or(|wanted| wanted == kind.kind())) {
                let state = position.into_state();
                return Some(Self::resume(self.table().clone(), self.seed().clone(), state, self.seq()));
            }
            let next = position.awaited().find(|other| *other != seat).or_else(|| position.awaited().next())?;
            position.sensible(next, &mut commands);
            let progress: Vec<_> = commands.iter().filter(|it| position.makes_progress(next, it)).collect();
            let command = chance.pick(&progress).map(|it| (*it).clone()).or_else(|| chance.pick(&commands).cloned())?;
            position.play(next, &command)?;
        }
        None
    }
}
