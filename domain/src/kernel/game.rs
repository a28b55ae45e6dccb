//! A game being played: the state after so many events, and how it goes on.

use super::chance::{Chance, Commitment, Purpose, Seed};
use super::refusal::Refused;
use super::ruleset::Ruleset;
use super::seat::{BySeat, Seat, Seats};
use super::table::Table;
use super::turn::{Fortune, Turn};

/// A game being played.
pub struct Game<R: Ruleset> {
    table: Table<R>,
    seed: Seed,
    state: R::State,
    seq: u64,
}

/// What an accepted array of commands leads to, not yet part of the game.
pub struct Decided<R: Ruleset> {
    /// What happens.
    pub events: Vec<R::Event>,
    /// The state afterwards.
    pub state: R::State,
}

impl<R: Ruleset> Game<R> {
    /// Deals a new game.
    ///
    /// # Errors
    /// When the ruleset cannot be played at this table.
    pub fn open(table: Table<R>, seed: Seed) -> Result<(Self, R::Opening), R::Rejection> {
        R::check(&table)?;
        let opening = R::open(&table, &mut Chance::of(&seed, Purpose::Deal));
        let state = R::begin(&table, &opening);
        Ok((Self { table, seed, state, seq: 0 }, opening))
    }

    /// A game that was dealt before, right after its deal.
    #[must_use]
    pub fn dealt(table: Table<R>, seed: Seed, opening: &R::Opening) -> Self {
        let state = R::begin(&table, opening);
        Self { table, seed, state, seq: 0 }
    }

    /// A game taken up where a cached state stands.
    #[must_use]
    pub fn resume(table: Table<R>, seed: Seed, state: R::State, seq: u64) -> Self {
        Self { table, seed, state, seq }
    }

    /// What was agreed before the game.
    #[must_use]
    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// The secret seed.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What is published of the seed from the start.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Where the game stands.
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// How many events have happened: the version of the game.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Whether nobody is awaited any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        R::awaiting(&self.state).is_over()
    }

    /// Every command this seat could give now.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<R::Command> {
        let mut commands = Vec::new();
        self.legal_into(seat, &mut commands);
        commands
    }

    /// Like [`legal`](Self::legal), into a list that is emptied first.
    pub fn legal_into(&self, seat: Seat, commands: &mut Vec<R::Command>) {
        commands.clear();
        if self.table.seats.has(seat) && !self.is_over() {
            R::legal(&self.state, seat, commands);
        }
    }

    /// Decides an array of commands of one seat, all or nothing, without changing the game.
    ///
    /// What uncovers something hidden ends the array: otherwise a seat could find out what is hidden by adding a command that
    /// is legal for some of the possibilities only, at no cost when it is refused.
    ///
    /// # Errors
    /// The first command that is refused, and why.
    pub fn decide(&self, seat: Seat, commands: &[R::Command]) -> Result<Decided<R>, Refused<R>> {
        if !self.table.seats.has(seat) {
            return Err(Refused::NoSuchSeat);
        }
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut seen = 0;
        for (index, command) in commands.iter().enumerate() {
            if events.iter().skip(seen).any(R::uncovers) {
                return Err(Refused::AfterUncovering { index });
            }
            seen = events.len();
            if R::awaiting(&state).is_over() {
                return Err(Refused::GameOver { index });
            }
            let seq = self.seq + events.len() as u64;
            let mut turn = Turn::new(&mut state, &mut events, Fortune::Secret(&self.seed), seq);
            R::decide(&mut turn, seat, command).map_err(|rejection| Refused::Rule { index, rejection })?;
        }
        Ok(Decided { events, state })
    }

    /// Makes what was decided on this very state part of the game.
    pub fn commit(&mut self, decided: Decided<R>) -> Vec<R::Event> {
        self.state = decided.state;
        self.seq += decided.events.len() as u64;
        decided.events
    }

    /// Decides an array of commands and makes it part of the game.
    ///
    /// # Errors
    /// The first command that is refused, and why; the game is then as before.
    pub fn submit(&mut self, seat: Seat, commands: &[R::Command]) -> Result<Vec<R::Event>, Refused<R>> {
        let decided = self.decide(seat, commands)?;
        Ok(self.commit(decided))
    }

    /// Plays a command taken from the legal list, in place and without the copy that guards against refusals.
    ///
    /// # Errors
    /// When the command was not legal after all; the game is then spoilt and has to be dropped.
    pub fn play_listed(
        &mut self,
        seat: Seat,
        command: &R::Command,
        events: &mut Vec<R::Event>,
    ) -> Result<(), R::Rejection> {
        let before = events.len();
        let mut turn = Turn::new(&mut self.state, events, Fortune::Secret(&self.seed), self.seq);
        let decided = R::decide(&mut turn, seat, command);
        self.seq += (events.len() - before) as u64;
        decided
    }

    /// Carries out events that were decided elsewhere.
    pub fn fold<'e>(&mut self, events: impl IntoIterator<Item = &'e R::Event>) {
        for event in events {
            R::apply(&mut self.state, event);
            self.seq += 1;
        }
    }
}

impl<R: Ruleset> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self { table: self.table.clone(), seed: self.seed.clone(), state: self.state.clone(), seq: self.seq }
    }
}

/// Who sits where: the place in the list of players for each seat, shuffled by the seed.
#[must_use]
pub fn seating(seed: &Seed, seats: Seats) -> BySeat<u8> {
    let mut players: Vec<u8> = (0..seats.count()).collect();
    Chance::of(seed, Purpose::Seating).shuffle(&mut players);
    players.into_iter().collect()
}
