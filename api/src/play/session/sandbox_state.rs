//! What a session holds of a sandbox: its owner, its line of play and its injected expiries.

use crate::{
    model::ids::AccountId,
    play::session::game_session::{GameSession, SeatOf},
    store::{FaultRow, SandboxRow},
};

/// The state of a sandbox.
#[derive(Clone, Copy, Debug)]
pub(in crate::play) struct SandboxState {
    pub(in crate::play) owner: AccountId,
    pub(in crate::play) open_hands: bool,
    /// The line of play: how many rewinds there were.
    pub(in crate::play) line: i32,
    /// The seats whose time runs out as soon as they are awaited, one bit each.
    expiring: u8,
}

impl SandboxState {
    /// The state that these rows store.
    pub(in crate::play) fn of(row: SandboxRow, faults: &[FaultRow]) -> Self {
        let expiring = faults.iter().filter(|fault| fault.expire > 0);
        let expiring = expiring.fold(0, |seats, fault| seats | 1_u8.checked_shl(fault.seat as u32).unwrap_or(0));
        Self { owner: row.owner_id, open_hands: row.open_hands, line: row.rewinds, expiring }
    }
}

impl GameSession {
    /// Whether the time of this seat runs out as soon as it is awaited.
    pub(in crate::play) fn has_expiry_fault(&self, seat: &SeatOf) -> bool {
        self.sandbox.is_some_and(|sandbox| sandbox.expiring & (1 << seat.seat.index()) != 0)
    }

    /// The line of play, or `None` if the game is no sandbox.
    pub(in crate::play) fn line(&self) -> Option<i32> {
        self.sandbox.map(|sandbox| sandbox.line)
    }
}
