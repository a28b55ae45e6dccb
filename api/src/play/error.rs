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
    /// The table was given up before the deal.
    #[error("the game never began")]
    NeverDealt,
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
    /// The account has as many tables waiting for players, or with the server's own bots, as it may have.
    #[error("too many open tables, or games against bots")]
    TooManyGames,
    /// The account has as many plans in this game as it may have.
    #[error("too many plans")]
    TooManyPlans,
    /// The plan cannot be kept: where, why.
    #[error("{0}: {1}")]
    BadPlan(String, String),
    /// No game of the ruleset allows the commands of a plan: where, why.
    #[error("{0}: {1}")]
    BadPlanCommands(String, Refusal),
    /// There can be no such clock: where, why.
    #[error("{0}: {1}")]
    BadClock(String, String),
    /// Nobody is stronger or weaker than others in a game alone.
    #[error("a game alone cannot be rated")]
    RatedAlone,
    /// The account decides in time too seldom for this table.
    #[error("only for those who decide in time in {0} of 100 cases")]
    TooUnreliable(i16),
    /// The table is for people.
    #[error("this table is not open to bots")]
    BotsRefused,
    /// A game that counts has no room for somebody and their own bot, nor for two bots of one owner.
    #[error("an owner and their bots do not play each other for ratings")]
    SameOwner,
    /// The vacation days of the year are used up.
    #[error("no vacation days left")]
    NoVacationLeft,
    /// Nobody keeps the seat in its owner's place.
    #[error("the owner of the seat plays")]
    SeatNotKept,
    /// More bots than there are seats beside the host's.
    #[error("a table for {0} has room for {1} bots")]
    TooManyBots(u8, u8),
    /// Somebody else than the server's own bots plays or played.
    #[error("hints are given in games against built-in bots only")]
    HintsOnlyAgainstBots,
    /// What counts is decided without advice.
    #[error("no hints are given in rated games")]
    NoHintsWhenRated,
    /// The game does not wait for the caller.
    #[error("the game does not wait for you")]
    NotAwaited,
    /// Too many wait for the same already.
    #[error("too busy")]
    Busy,
    /// That is possible in a sandbox only.
    #[error("the game is no sandbox")]
    NotASandbox,
    /// Only whose sandbox it is may do that.
    #[error("not the owner of this sandbox")]
    NotOwner,
    /// Nobody may look into another hand of this game, or not this caller.
    #[error("the hand of another seat")]
    HandsClosed,
    /// What is asked of a sandbox is out of bounds: where, why.
    #[error("{0}: {1}")]
    BadSandbox(&'static str, String),
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
    /// Others were faster with their moves again and again.
    #[error("overtaken again and again, the game is at {0}")]
    Overtaken(Box<Moved>),
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
