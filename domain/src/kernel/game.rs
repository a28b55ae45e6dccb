//! A typed game: its state, and deciding commands on it.

use super::chance::{Chance, Commitment, Purpose, Seed};
use super::refusal::CommandError;
use super::rule_number;
use super::ruleset::Ruleset;
use super::seat::{BySeat, Seat, Seats};
use super::table::Table;
use super::turn::{ChanceSource, Turn};

/// A game being played.
pub struct Game<R: Ruleset> {
    table: Table<R>,
    seed: Seed,
    state: R::State,
    seq: u64,
}

/// An accepted array of commands that is not yet part of the game.
pub struct PendingMove<R: Ruleset> {
    /// The events the commands led to.
    pub events: Vec<R::Event>,
    /// The state after these events.
    pub state: R::State,
}

impl<R: Ruleset> Game<R> {
    /// Deals a new game.
    ///
    /// # Errors
    /// The ruleset cannot be played at this table.
    pub fn open(table: Table<R>, seed: Seed) -> Result<(Self, R::Opening), R::Rejection> {
        R::check(&table)?;
        let opening = R::open(&table, &mut Chance::of(&seed, Purpose::Deal));
        let state = R::begin(&table, &opening);
        Ok((Self { table, seed, state, seq: 0 }, opening))
    }

    /// Returns an already dealt game right after its deal.
    #[must_use]
    pub fn dealt(table: Table<R>, seed: Seed, opening: &R::Opening) -> Self {
        let state = R::begin(&table, opening);
        Self { table, seed, state, seq: 0 }
    }

    /// Returns a game with a cached state after `seq` events.
    #[must_use]
    pub fn resume(table: Table<R>, seed: Seed, state: R::State, seq: u64) -> Self {
        Self { table, seed, state, seq }
    }

    /// Returns what was agreed before the game.
    #[must_use]
    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// Returns the secret seed.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the commitment to the seed, public from the start.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Returns the version of the game: the number of events so far.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns whether the game is over: no seat is awaited.
    #[must_use]
    pub fn is_over(&self) -> bool {
        R::awaiting(&self.state).is_over()
    }

    /// Returns every legal command of this seat.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<R::Command> {
        let mut commands = Vec::new();
        self.legal_into(seat, &mut commands);
        commands
    }

    /// Like [`legal`](Self::legal), into a list that is cleared first.
    pub fn legal_into(&self, seat: Seat, commands: &mut Vec<R::Command>) {
        commands.clear();
        if self.table.seats.has(seat) && !self.is_over() {
            R::legal(&self.state, seat, commands);
        }
    }

    /// Decides an array of commands of one seat, all or nothing, without changing the game.
    ///
    /// No command may follow one that reveals something hidden. Otherwise a seat could append a command that is legal
    /// only for some hidden states, and learn from its refusal without having moved.
    ///
    /// # Errors
    /// The first command that is refused, and why.
    pub fn decide(&self, seat: Seat, commands: &[R::Command]) -> Result<PendingMove<R>, CommandError<R>> {
        if !self.table.seats.has(seat) {
            return Err(CommandError::NoSuchSeat);
        }
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut checked = 0;
        for (index, command) in commands.iter().enumerate() {
            if events.iter().skip(checked).any(R::uncovers) {
                return Err(CommandError::AfterUncovering { index });
            }
            checked = events.len();
            if R::awaiting(&state).is_over() {
                return Err(CommandError::GameOver { index });
            }
            let seq = self.seq + events.len() as u64;
            let mut turn = Turn::new(&mut state, &mut events, ChanceSource::Secret(&self.seed), seq);
            R::decide(&mut turn, seat, command).map_err(|rejection| CommandError::Rule { index, rejection })?;
        }
        Ok(PendingMove { events, state })
    }

    /// Makes a move that was decided on the current state part of the game. Returns its events.
    pub fn commit(&mut self, pending: PendingMove<R>) -> Vec<R::Event> {
        self.state = pending.state;
        self.seq += pending.events.len() as u64;
        pending.events
    }

    /// Decides an array of commands and makes it part of the game. Returns the events.
    ///
    /// # Errors
    /// The first command that is refused, and why. The game is then unchanged.
    pub fn submit(&mut self, seat: Seat, commands: &[R::Command]) -> Result<Vec<R::Event>, CommandError<R>> {
        let pending = self.decide(seat, commands)?;
        Ok(self.commit(pending))
    }

    /// Plays a command of the legal list in place, without the copy of the state that a refusal would need.
    ///
    /// # Errors
    /// The command was not legal. The state is then invalid and the game must be dropped.
    pub fn play_listed(
        &mut self,
        seat: Seat,
        command: &R::Command,
        events: &mut Vec<R::Event>,
    ) -> Result<(), R::Rejection> {
        let before = events.len();
        let mut turn = Turn::new(&mut self.state, events, ChanceSource::Secret(&self.seed), self.seq);
        let decided = R::decide(&mut turn, seat, command);
        self.seq += (events.len() - before) as u64;
        decided
    }

    /// Applies events that were decided before.
    pub fn fold<'e>(&mut self, events: impl IntoIterator<Item = &'e R::Event>) {
        for event in events {
            rule_number::apply::<R>(&mut self.state, event);
            self.seq += 1;
        }
    }
}

impl<R: Ruleset> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self { table: self.table.clone(), seed: self.seed.clone(), state: self.state.clone(), seq: self.seq }
    }
}

/// Returns for each seat the index of its player, shuffled by the seed.
#[must_use]
pub fn seating(seed: &Seed, seats: Seats) -> BySeat<u8> {
    let mut players: Vec<u8> = (0..seats.count()).collect();
    Chance::of(seed, Purpose::Seating).shuffle(&mut players);
    players.into_iter().collect()
}
