//! Random players, for tests, benchmarks and examples.

use super::chance::Chance;
use super::game::Game;
use super::ruleset::Ruleset;
use super::seat::Seat;

/// Random players. The list of legal commands is reused between decisions.
pub struct RandomPlay<R: Ruleset> {
    chance: Chance,
    legal: Vec<R::Command>,
    /// Decisions made so far.
    pub decisions: u64,
    /// The sum of the legal commands of these decisions.
    pub listed: u64,
}

impl<R: Ruleset> RandomPlay<R> {
    /// Returns players whose choices follow from this number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self { chance: Chance::public(number), legal: Vec::new(), decisions: 0, listed: 0 }
    }

    /// Returns one of the awaited seats and one of its commands, or `None` when the game is over.
    pub fn choose(&mut self, game: &Game<R>) -> Option<(Seat, R::Command)> {
        let awaiting = R::awaiting(game.state());
        let at = self.chance.below(u32::try_from(awaiting.iter().len()).unwrap_or(0)) as usize;
        let (seat, _) = awaiting.iter().nth(at)?;
        self.legal.clear();
        R::legal(game.state(), seat, &mut self.legal);
        self.decisions += 1;
        self.listed += self.legal.len() as u64;
        self.chance.pick(&self.legal).cloned().map(|command| (seat, command))
    }

    /// Plays at most `max_decisions` and appends the events to the list. Returns whether the game is over.
    ///
    /// # Errors
    /// A listed command is refused: a bug of the ruleset.
    pub fn play_out(
        &mut self,
        game: &mut Game<R>,
        max_decisions: u64,
        events: &mut Vec<R::Event>,
    ) -> Result<bool, R::Rejection> {
        for _ in 0..max_decisions {
            let Some((seat, command)) = self.choose(game) else { return Ok(game.is_over()) };
            game.play_listed(seat, &command, events)?;
        }
        Ok(game.is_over())
    }
}
