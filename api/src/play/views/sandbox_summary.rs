//! What the summary of a game says about its sandbox.

use crate::{
    model::{
        ids::AccountId,
        sandbox_faults::{AfterLoss, Overtaken},
    },
    store::{FaultRow, SandboxRow},
};

/// What a caller may know of a sandbox.
#[derive(Debug)]
pub struct SandboxSummary {
    /// Whether the owner may see the view of every seat.
    pub open_hands: bool,
    /// The number of rewinds.
    pub rewinds: i32,
    /// For the owner only: the faults that are still to be injected, by seat, and how clients reacted to earlier ones.
    pub faults: Option<Vec<FaultsLeft>>,
}

/// The faults that are still to be injected for a seat.
#[derive(Clone, Copy, Debug)]
pub struct FaultsLeft {
    /// The seat.
    pub seat: u8,
    /// Answers still to be dropped.
    pub lose_answers: u8,
    /// Commands still to be overtaken.
    pub overtake: u8,
    /// Decisions whose time still has to run out.
    pub expire: u8,
    /// What the client sent after the last dropped answer; `None` before that.
    pub after_loss: Option<AfterLoss>,
    /// The result of the last overtaken command; `None` before that.
    pub overtaken: Option<Overtaken>,
}

impl SandboxSummary {
    /// What the caller may know of a sandbox.
    pub(super) fn of(sandbox: &SandboxRow, faults: &[FaultRow], caller: Option<AccountId>) -> Self {
        let own = faults.iter().filter(|fault| fault.game_id == sandbox.game_id);
        let left = own.map(|fault| FaultsLeft {
            seat: fault.seat as u8,
            lose_answers: fault.lose_answers as u8,
            overtake: fault.overtake as u8,
            expire: fault.expire as u8,
            after_loss: fault.after_loss.as_deref().and_then(|word| word.try_into().ok()),
            overtaken: fault.overtaken.as_deref().and_then(|word| word.try_into().ok()),
        });
        let observed = |it: &FaultsLeft| it.after_loss.is_some() || it.overtaken.is_some();
        let left = left.filter(|it| observed(it) || (it.lose_answers, it.overtake, it.expire) != (0, 0, 0));
        Self {
            open_hands: sandbox.open_hands,
            rewinds: sandbox.rewinds,
            faults: (caller == Some(sandbox.owner_id)).then(|| left.collect()),
        }
    }
}
