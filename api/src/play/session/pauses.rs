//! Whether a game is paused: while all people who play it want it to be.

use chrono::{DateTime, Utc};

use crate::{
    model::game::Status,
    play::{
        Games,
        error::PlayError,
        session::game_session::{GameSession, SeatOf},
    },
    store::{JsonText, TableLock, TimingChange},
};

impl GameSession {
    /// The people who play: neither gone, nor replaced by a bot, nor bots. Bots that people own count where no person plays.
    pub(in crate::play) fn people(&self) -> impl Iterator<Item = &SeatOf> {
        let plays = |seat: &&SeatOf| self.bot_of(seat).is_none();
        let only_bots = !self.seats.iter().filter(plays).any(|seat| seat.person);
        self.seats.iter().filter(plays).filter(move |seat| seat.person || only_bots)
    }

    /// Returns whether the game has to be paused (`true`) or resumed (`false`), or `None` if it is as its people want it.
    pub(in crate::play) fn pause_due(&self) -> Option<bool> {
        let wanted = self.people().next().is_some() && self.people().all(|seat| seat.wants_pause);
        (wanted != self.timing.is_paused()).then_some(wanted)
    }

    /// The columns that change when only clocks change.
    pub(in crate::play) fn timing_change(&self, now: DateTime<Utc>) -> TimingChange {
        TimingChange {
            awaiting: JsonText::of(&self.awaiting),
            clocks: JsonText::of(&self.timing.clocks),
            pauses: JsonText::of(&self.timing.pauses),
            duty: self.next_duty(now).map(|(at, ..)| at),
        }
    }
}

impl Games {
    /// Locks the table of a running game, or returns `None` if it changed since the session was read.
    pub(in crate::play) async fn lock_unchanged(&self, session: &GameSession) -> Result<Option<TableLock>, PlayError> {
        let table = self.store.lock_table(session.id).await?;
        let same = (table.game.version, table.game.roster) == (session.version(), session.roster)
            && table.game.status == Status::Running;
        Ok(same.then_some(table))
    }
}
