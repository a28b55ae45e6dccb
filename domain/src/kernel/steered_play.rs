//! Players with preferences and scarce supplies, for tests: they reach states that random play rarely reaches.

use super::chance::{Chance, Seed};
use super::game::Game;
use super::kinds::HasKind;
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::table::Table;

/// One choice in eight ignores the preferences.
const UNSTEERED_ONE_IN: u32 = 8;
/// One choice in 24 is that of any seat with a legal command, awaited or not.
const UNAWAITED_ONE_IN: u32 = 24;
/// One choice in twelve includes pointless commands.
const POINTLESS_ONE_IN: u32 = 12;

/// An awaited seat without a legal command: a bug of the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is awaited but has no legal command")]
pub struct Stuck(pub Seat);

/// Checks that every awaited seat has a legal command.
///
/// # Errors
/// The first seat that has none.
pub fn check_no_seat_is_stuck<R: Ruleset>(game: &Game<R>) -> Result<(), Stuck> {
    let mut listed = Vec::new();
    for (seat, _) in R::awaiting(game.state()).iter() {
        game.legal_into(seat, &mut listed);
        if listed.is_empty() {
            return Err(Stuck(seat));
        }
    }
    Ok(())
}

/// Players that delay some kinds of decisions and prefer some kinds of commands, drawn for each game.
pub struct SteeredPlay<R: Ruleset> {
    chance: Chance,
    /// The kinds of decisions, the most urgent first.
    urgency: Vec<&'static str>,
    /// The kinds of commands, the preferred first.
    preference: Vec<&'static str>,
    legal: Vec<R::Command>,
}

impl<R: Ruleset> SteeredPlay<R> {
    /// Returns players with the preferences of this number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        let mut chance = Chance::public(number);
        let mut urgency = R::Decision::KINDS.to_vec();
        chance.shuffle(&mut urgency);
        let mut preference = R::Command::KINDS.to_vec();
        chance.shuffle(&mut preference);
        Self { chance, urgency, preference, legal: Vec::new() }
    }

    /// Deals a game with scarce supplies. It cannot be recorded, because its deal does not follow from the seed.
    ///
    /// # Errors
    /// The ruleset cannot be played at this table.
    pub fn deal(&mut self, table: Table<R>, seed: Seed) -> Result<Game<R>, R::Rejection> {
        let (game, _) = Game::open(table, seed)?;
        let mut state = game.state().clone();
        R::make_scarce(&mut state, &mut self.chance);
        Ok(Game::resume(game.table().clone(), game.seed().clone(), state, 0))
    }

    /// Returns a seat and one of its commands, or `None` when the game is over.
    ///
    /// # Errors
    /// The chosen seat is awaited and has no legal command.
    pub fn choose(&mut self, game: &Game<R>) -> Result<Option<(Seat, R::Command)>, Stuck> {
        let Some(seat) = self.seat(game) else { return Ok(None) };
        game.legal_into(seat, &mut self.legal);
        if self.legal.is_empty() {
            return Err(Stuck(seat));
        }
        if self.chance.below(POINTLESS_ONE_IN) > 0
            && self.legal.iter().any(|command| !R::pointless(game.state(), seat, command))
        {
            self.legal.retain(|command| !R::pointless(game.state(), seat, command));
        }
        if self.chance.below(UNSTEERED_ONE_IN) > 0 {
            let preferred =
                self.preference.iter().find(|kind| self.legal.iter().any(|command| command.kind() == **kind));
            if let Some(kind) = preferred {
                self.legal.retain(|command| command.kind() == *kind);
            }
        }
        Ok(self.chance.pick(&self.legal).cloned().map(|command| (seat, command)))
    }

    /// Returns mostly the awaited seat with the most urgent decision, sometimes another seat with a legal command.
    fn seat(&mut self, game: &Game<R>) -> Option<Seat> {
        let awaiting = R::awaiting(game.state());
        if self.chance.below(UNAWAITED_ONE_IN) == 0 && !awaiting.is_over() {
            let seats = game.table().seats.iter();
            let able: Vec<Seat> = seats.filter(|seat| !game.legal(*seat).is_empty()).collect();
            if let Some(seat) = self.chance.pick(&able) {
                return Some(*seat);
            }
        }
        let mut awaited: Vec<(Seat, &'static str)> = awaiting.iter().map(|(seat, for_)| (seat, for_.kind())).collect();
        if self.chance.below(UNSTEERED_ONE_IN) > 0 {
            let urgent = self.urgency.iter().find(|kind| awaited.iter().any(|(_, for_)| for_ == *kind))?;
            awaited.retain(|(_, for_)| for_ == urgent);
        }
        self.chance.pick(&awaited).map(|(seat, _)| *seat)
    }
}
