//! Who may do what: accounts, sign-ins and tokens. A use case a file; none of them knows HTTP or tables.

mod access_tokens;
mod authenticate;
mod bots;
mod change_password;
mod delete;
mod email;
mod export;
mod hashers;
mod housekeeping;
mod keys;
mod kind;
mod legible;
mod passwords;
mod profile;
mod register;
mod reset_password;
mod revoked;
mod scope;
pub(crate) mod secrets;
mod sessions;
mod signature;
mod throttle;
mod values;

use std::time::Duration;

pub use self::{
    access_tokens::{TokenOrder, create_access_token, list_access_tokens, revoke_access_token},
    authenticate::{Identity, Via, authenticate, must_be_signed_in},
    bots::{BotOrder, confirm_bot_deletion, create_bot, list_bots, owner_of, show_bot, update_bot},
    change_password::{PasswordOrder, change_password},
    delete::{Leaving, confirm_deletion, delete_account},
    email::{change_email, verify_email},
    export::{AccountExport, export_account},
    housekeeping::keep_house,
    keys::{Keys, rotate_keys},
    kind::{AccountKind, Somebody},
    passwords::Passwords,
    profile::{ProfileOrder, show_account, show_named_account, update_account},
    register::{Registration, register_account},
    reset_password::{request_password_reset, reset_password},
    revoked::RevokedSessions,
    scope::{Scope, Scopes},
    sessions::{SignedIn, refresh_session, sign_in, sign_out, sign_out_everywhere},
    throttle::Throttle,
    values::{DisplayName, Email, Label, Locale, Name, Password, Secret, TimeZone},
};
use crate::{
    clock::Clock,
    store::{Store, StoreError},
};

/// What the use cases of accounts work with.
#[derive(Clone)]
pub struct Accounts {
    /// Where accounts are kept.
    pub store: Store,
    /// The time mails go by.
    pub clock: Clock,
    /// What signs access tokens.
    pub keys: Keys,
    /// Sessions whose access tokens let in no more.
    pub revoked: RevokedSessions,
    /// What hashes passwords.
    pub passwords: Passwords,
    /// How often sessions are refreshed.
    pub refreshes: Throttle,
    /// How often it is tried with tokens that are not good.
    pub refused_refreshes: Throttle,
    /// How often a new password is asked for and an address proven.
    pub mail_requests: Throttle,
    /// Life of a refresh token from its last use.
    pub refresh_life: Duration,
    /// How many bots an account may bring along.
    pub most_bots: u16,
}

/// Why a use case of accounts was refused.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Somebody else has this handle.
    #[error("the name is taken")]
    NameTaken,
    /// Another account has proven this address.
    #[error("the address is taken")]
    EmailTaken,
    /// Enough mails for a day.
    #[error("too many mails")]
    TooManyMails,
    /// No such handle, no password, or another one: the caller does not learn which.
    #[error("wrong name or password")]
    WrongCredentials,
    /// The current password that was given to confirm is not the current one.
    #[error("wrong current password")]
    WrongPassword,
    /// The bearer token is malformed, expired, revoked or signed by nobody we know.
    #[error("invalid token")]
    InvalidToken,
    /// The refresh token is unknown, expired or was spent before.
    #[error("invalid refresh token")]
    InvalidRefreshToken,
    /// A token cannot hand out more than it has.
    #[error("scope beyond the caller's own")]
    ScopeTooWide,
    /// Enough is enough.
    #[error("too many access tokens")]
    TooManyTokens,
    /// Enough bots for one owner.
    #[error("at most {0} bots")]
    TooManyBots(u16),
    /// A bot asks for what only people have.
    #[error("not for bots")]
    NotForBots,
    /// The expiry asked for is not in the future.
    #[error("expiry in the past")]
    ExpiryInPast,
    /// The expiry asked for cannot be written as RFC 3339 does.
    #[error("expiry too far away")]
    ExpiryTooFar,
    /// There is no such thing, or it is somebody else's.
    #[error("not found")]
    NotFound,
    /// Somebody who wants to go has sat down at a table meanwhile.
    #[error("still at a table")]
    StillPlaying,
    /// More is asked for than can be done soon.
    #[error("too busy")]
    Busy,
    /// Something of ours failed.
    #[error("internal: {0}")]
    Internal(String),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            StoreError::Gone => Self::InvalidToken,
            other => Self::Store(other),
        }
    }
}
