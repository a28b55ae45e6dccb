//! Why a use case of games fails.

use salon_domain::kernel::catalogue::Unreadable;
use salon_domain::kernel::refusal::Refusal;
use salon_domain::kernel::words::{Args, Texts};

use crate::{model::event_view::EventView, store::StoreError, words};

/// Why a use case of games fails.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// There is no such game, or the caller may not know of it.
    #[error("no such game")]
    NotFound,
    /// Only players of the game may do this.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Only the host may do this.
    #[error("not the host of this game")]
    NotHost,
    /// The game has started or is over.
    #[error("the game is not open")]
    NotOpen,
    /// The game has not started, or is over.
    #[error("the game is not running")]
    NotRunning,
    /// The game is not over.
    #[error("the game is not finished")]
    NotFinished,
    /// The game was aborted before the deal.
    #[error("the game never started")]
    NeverDealt,
    /// A game cannot be aborted after its first round.
    #[error("the game cannot be aborted any more")]
    TooLate,
    /// All seats are taken.
    #[error("the table is full")]
    Full,
    /// The caller has already joined.
    #[error("you have already joined")]
    AlreadyJoined,
    /// The invited account has already joined.
    #[error("the account has already joined")]
    AtTable,
    /// The table has reached its limit of invitations.
    #[error("too many invitations")]
    TooManyInvitations,
    /// The game needs at least this number of players.
    #[error("at least {0} players are needed to start")]
    TooFew(u8),
    /// The caller has resigned.
    #[error("you have resigned from this game")]
    Resigned,
    /// The account has reached its limit of open tables or of games against built-in bots.
    #[error("too many open tables, or games against bots")]
    TooManyGames,
    /// The account has reached its limit of plans in this game.
    #[error("too many plans")]
    TooManyPlans,
    /// Something in the request is invalid: a JSON Pointer, and why.
    #[error("{0}: the value is not valid")]
    InvalidInput(String, Texts),
    /// The commands of a plan cannot be legal in any game of the ruleset: a JSON Pointer, and why.
    #[error("{0}: {1}")]
    BadPlanCommands(String, Refusal),
    /// The reliability of the account is below the minimum of the table.
    #[error("the table requires that {0} of 100 decisions are made in time")]
    TooUnreliable(i16),
    /// The table does not accept bots with an owner.
    #[error("this table does not accept bots")]
    BotsRefused,
    /// In a rated game an account cannot play against its own bots, nor two bots of one owner against each other.
    #[error("in a rated game an owner and their bots cannot play against each other")]
    SameOwner,
    /// Guests play unrated games only and invite nobody by name.
    #[error("not for guests")]
    NotForGuests,
    /// All vacation days of the year are used.
    #[error("no vacation days left")]
    NoVacationLeft,
    /// No bot plays for the owner of the seat.
    #[error("the owner of the seat plays it")]
    SeatNotKept,
    /// An account that is not a built-in bot plays or played against the caller.
    #[error("hints are given in games against built-in bots only")]
    HintsOnlyAgainstBots,
    /// Rated games have no hints.
    #[error("no hints are given in rated games")]
    NoHintsWhenRated,
    /// The game does not wait for a decision of the caller.
    #[error("the game does not wait for you")]
    NotAwaited,
    /// Too many requests are waiting for the same resource.
    #[error("too busy")]
    Busy,
    /// This is possible only in a sandbox.
    #[error("the game is not a sandbox")]
    NotASandbox,
    /// Only the owner of the sandbox may do this.
    #[error("not the owner of this sandbox")]
    NotOwner,
    /// The caller may not see the view of another seat.
    #[error("the hands of this sandbox are closed")]
    HandsClosed,
    /// The ruleset refuses the commands.
    #[error("{0}")]
    Refused(Refusal),
    /// The game is at another version than the caller expects.
    #[error("the game is at {0}")]
    Moved(Box<Moved>),
    /// The game has no such version; its newest one is this.
    #[error("the newest version of the game is {0}")]
    NoSuchVersion(i64),
    /// The idempotency key was used with another request.
    #[error("the key was used for another request")]
    KeyReused,
    /// Concurrent changes of the game prevented this one too often.
    #[error("too many concurrent changes of this game")]
    Contention,
    /// Concurrent moves prevented this one too often.
    #[error("too many concurrent moves, the game is at {0}")]
    Overtaken(Box<Moved>),
    /// Stored data is inconsistent.
    #[error("corrupt: {0}")]
    Corrupt(String),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

/// The state of a game that has moved on since the version the caller named.
#[derive(Debug)]
pub struct Moved {
    /// The current version.
    pub version: i64,
    /// The events since then, as the caller may see them.
    pub missed: Vec<EventView>,
    /// All legal commands of the caller now, as a JSON array.
    pub legal: Box<serde_json::value::RawValue>,
}

impl std::fmt::Display for Moved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "version {}", self.version)
    }
}

impl PlayError {
    /// Refuses a request because of one place in it: a message of the catalogue.
    pub(in crate::play) fn invalid(pointer: &str, id: &str, args: &Args<'_>) -> Self {
        Self::InvalidInput(pointer.to_owned(), words::texts(id, args))
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
