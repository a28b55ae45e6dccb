//! Games steered towards scarcity, for tests: short supplies, kinds of decisions put off and favourite kinds of commands reach
//! what random play hardly ever meets.

use super::chance::{Chance, Seed};
use super::game::Game;
use super::kinds::Kinds;
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::table::Table;

/// One choice in so many follows no preference.
const UNSTEERED: u32 = 8;
/// One choice in so many is made by a seat that is not awaited.
const UNAWAITED: u32 = 24;
/// A pointless command is given at one choice in so many.
const POINTLESS: u32 = 12;

/// An awaited seat without a legal command: a fault of the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is awaited but has no legal command")]
pub struct Stuck(pub Seat);

/// Checks that every awaited seat has a legal command.
///
/// # Errors
/// The first seat that has none.
pub fn nobody_is_stuck<R: Ruleset>(game: &Game<R>) -> Result<(), Stuck> {
    let mut listed = Vec::new();
    for (seat, _) in R::awaiting(game.state()).iter() {
        game.legal_into(seat, &mut listed);
        if listed.is_empty() {
            return Err(Stuck(seat));
        }
    }
    Ok(())
}

/// Players who put off some kinds of decisions and prefer some kinds of commands, drawn anew for each game.
pub struct SteeredPlay<R: Ruleset> {
    chance: Chance,
    /// The kinds of decisions, the most urgent first.
    urgency: Vec<&'static str>,
    /// The kinds of commands, the favourite first.
    liking: Vec<&'static str>,
    legal: Vec<R::Command>,
}

impl<R: Ruleset> SteeredPlay<R> {
    /// Players with the preferences of this number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        let mut chance = Chance::public(number);
        let mut urgency = R::Decision::KINDS.to_vec();
        chance.shuffle(&mut urgency);
        let mut liking = R::Command::KINDS.to_vec();
        chance.shuffle(&mut liking);
        Self { chance, urgency, liking, legal: Vec::new() }
    }

    /// Deals a game with scarce supplies. It has no record: the deal does not follow from the seed.
    ///
    /// # Errors
    /// When the ruleset cannot be played at this table.
    pub fn deal(&mut self, table: Table<R>, seed: Seed) -> Result<Game<R>, R::Rejection> {
        let (game, _) = Game::open(table, seed)?;
        let mut state = game.state().clone();
        R::make_scarce(&mut state, &mut self.chance);
        Ok(Game::resume(game.table().clone(), game.seed().clone(), state, 0))
    }

    /// A seat and one of its commands; none when the game is over.
    ///
    /// # Errors
    /// When the chosen seat is awaited and has no legal command.
    pub fn choose(&mut self, game: &Game<R>) -> Result<Option<(Seat, R::Command)>, Stuck> {
        let Some(seat) = self.seat(game) else { return Ok(None) };
        game.legal_into(seat, &mut self.legal);
        if self.legal.is_empty() {
            return Err(Stuck(seat));
        }
        if self.chance.below(POINTLESS) > 0
            && self.legal.iter().any(|command| !R::pointless(game.state(), seat, command))
        {
            self.legal.retain(|command| !R::pointless(game.state(), seat, command));
        }
        if self.chance.below(UNSTEERED) > 0 {
            let favourite = self.liking.iter().find(|kind| self.legal.iter().any(|command| command.kind() == **kind));
            if let Some(kind) = favourite {
                self.legal.retain(|command| command.kind() == *kind);
            }
        }
        Ok(self.chance.pick(&self.legal).cloned().map(|command| (seat, command)))
    }

    /// Mostly the awaited seat with the most urgent decision, sometimes another one that may do something too.
    fn seat(&mut self, game: &Game<R>) -> Option<Seat> {
        let awaiting = R::awaiting(game.state());
        if self.chance.below(UNAWAITED) == 0 && !awaiting.is_over() {
            let seats = game.table().seats.iter();
            let able: Vec<Seat> = seats.filter(|seat| !game.legal(*seat).is_empty()).collect();
            if let Some(seat) = self.chance.pick(&able) {
                return Some(*seat);
            }
        }
        let mut awaited: Vec<(Seat, &'static str)> = awaiting.iter().map(|(seat, for_)| (seat, for_.kind())).collect();
        if self.chance.below(UNSTEERED) > 0 {
            let urgent = self.urgency.iter().find(|kind| awaited.iter().any(|(_, for_)| for_ == *kind))?;
            awaited.retain(|(_, for_)| for_ == urgent);
        }
        self.chance.pick(&awaited).map(|(seat, _)| *seat)
    }
}
