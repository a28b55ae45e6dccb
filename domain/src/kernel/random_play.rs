//! Games between players who choose at random: for tests, benchmarks and a first look.

use super::chance::Chance;
use super::game::Game;
use super::ruleset::Ruleset;
use super::seat::Seat;

/// A table of random players: holds the lists it fills again and again.
pub struct RandomPlay<R: Ruleset> {
    chance: Chance,
    legal: Vec<R::Command>,
    /// Decisions made so far.
    pub decisions: u64,
    /// Commands that were legal at those decisions, added up.
    pub listed: u64,
}

impl<R: Ruleset> RandomPlay<R> {
    /// Players who choose by this number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self { chance: Chance::public(number), legal: Vec::new(), decisions: 0, listed: 0 }
    }

    /// One of the awaited seats and one of its commands; none when the game is over.
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

    /// Plays to the end, at most so many decisions, and adds what happens to the list. Says whether the end was reached.
    ///
    /// # Errors
    /// When a listed command is refused: a fault of the ruleset.
    pub fn play_out(
        &mut self,
        game: &mut Game<R>,
        most: u64,
        events: &mut Vec<R::Event>,
    ) -> Result<bool, R::Rejection> {
        for _ in 0..most {
            let Some((seat, command)) = self.choose(game) else { return Ok(game.is_over()) };
            game.play_listed(seat, &command, events)?;
        }
        Ok(game.is_over())
    }
}
