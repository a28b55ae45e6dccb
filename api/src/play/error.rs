//! Why a use case of games is refused.

use salon_domain::kernel::catalogue::Unreadable;
use salon_domain::kernel::refusal::Refusal;

use super::live::EventView;
use crate::store::StoreError;

/// Why a use case of games is refused.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// There is no such game, or the caller may not know of it.
    #[error("no such game")]
    NotFound,
    /// Only who plays in the game may do that.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Only the host may do that.
    #[error("not the host of this game")]
    NotHost,
    /// The game has begun or is over.
    #[error("the game is not open any more")]
    NotOpen,
    /// The game has not begun, or is over.
    #[error("the game is not running")]
    NotRunning,
    /// The game is not over.
    #[error("the game is not finished")]
    NotFinished,
    /// Nobody can abort a game after its first round.
    #[error("the game has gone on for too long to be aborted")]
    TooLate,
    /// All seats are taken.
    #[error("the table is full")]
    Full,
    /// The caller sits there already.
    #[error("you have joined already")]
    AlreadyJoined,
    /// Whoever is invited sits there already.
    #[error("that account sits at the table")]
    AtTable,
    /// The table has invited as many as it may.
    #[error("too many invitations")]
    TooManyInvitations,
    /// Too few are there to begin.
    #[error("at least {0} have to be there to begin")]
    TooFew(u8),
    /// The seat was given up.
    #[error("you have resigned from this game")]
    Resigned,
    /// The account has as many tables waiting for players as it may have.
    #[error("too many open tables")]
    TooManyGames,
    /// The account has as many plans in this game as it may have.
    #[error("too many plans")]
    TooManyPlans,
    /// The plan cannot be kept: where, why.
    #[error("{0}: {1}")]
    BadPlan(String, String),
    /// There can be no such clock: where, why.
    #[error("{0}: {1}")]
    BadClock(String, String),
    /// The account decides in time too seldom for this table.
    #[error("only for those who decide in time in {0} of 100 cases")]
    TooUnreliable(i16),
    /// The vacation days of the year are used up.
    #[error("no vacation days left")]
    NoVacationLeft,
    /// Nobody keeps the seat in its owner's place.
    #[error("the owner of the seat plays")]
    SeatNotKept,
    /// The ruleset refuses.
    #[error("{0}")]
    Refused(Refusal),
    /// The game moved on since the version the caller named.
    #[error("the game is at {0}")]
    Moved(Box<Moved>),
    /// The game has no such version.
    #[error("the game has {0} versions")]
    NoSuchVersion(i64),
    /// The key was used with another body.
    #[error("the key was used for another request")]
    KeyReused,
    /// Others were faster again and again.
    #[error("too much is going on in this game")]
    Contention,
    /// What is stored makes no sense.
    #[error("corrupt: {0}")]
    Corrupt(String),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

/// What the caller missed.
#[derive(Debug)]
pub struct Moved {
    /// The version now.
    pub version: i64,
    /// What happened meanwhile, as the caller may see it.
    pub missed: Vec<EventView>,
    /// What is legal for the caller now.
    pub legal: Box<serde_json::value::RawValue>,
}

impl std::fmt::Display for Moved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "version {}", self.version)
    }
}

impl From<StoreError> for PlayError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            other => Self::Store(other),
        }
    }
}

impl From<Unreadable> for PlayError {
    fn from(error: Unreadable) -> Self {
        Self::Corrupt(error.0)
    }
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
