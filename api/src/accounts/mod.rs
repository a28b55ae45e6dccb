//! Accounts, sessions, tokens and owned bots: one use case per file, without knowledge of HTTP or SQL.

mod access_tokens;
mod account;
mod authenticate;
mod bots;
mod change_password;
mod delete;
mod email;
mod guests;
mod hash_threads;
mod housekeeping;
mod keys;
mod locales;
mod mail_settings;
mod passwords;
mod profile;
mod register;
mod reset_password;
mod revoked_sessions;
pub(crate) mod secrets;
mod sessions;
mod shared_rate_limit;
mod signature;
mod tickets;

use std::time::Duration;

pub use self::mail_settings::{
    MailSettings, change_mail_settings, check_unsubscribe, move_digest, next_digest, show_mail_settings, unsubscribe,
};
pub use self::{
    access_tokens::{
        AccessTokenInfo, AccessTokenRequest, create_access_token, list_access_tokens, revoke_access_token,
        valid_access_tokens,
    },
    account::Account,
    authenticate::{AuthMethod, Identity, authenticate, verify_session},
    bots::{BotUpdate, NewBot, confirm_bot_deletion, create_bot, list_bots, owner_of, show_bot, update_bot},
    change_password::{PasswordChangeRequest, RemainingTokens, change_password},
    delete::{ConfirmedDeletion, confirm_deletion, confirm_guest_deletion, delete_account, unused_guests},
    email::{change_email, verify_email},
    guests::{GuestRegistration, NewGuest, create_guest, register_guest, require_full_account},
    housekeeping::{HOUSEKEEPING_INTERVAL, delete_expired},
    keys::{KEY_RELOAD_INTERVAL, Keys, rotate_keys},
    locales::{Locales, locale_of},
    passwords::Passwords,
    profile::{ProfileUpdate, show_account, show_named_account, update_account},
    register::{Registration, register_account},
    reset_password::{request_password_reset, reset_password},
    revoked_sessions::RevokedSessions,
    sessions::{SessionInfo, SignedIn, refresh_session, sign_in, sign_out, sign_out_everywhere, sign_out_with},
    shared_rate_limit::SharedRateLimit,
    tickets::{Ticket, TicketError, authenticate_ticket, create_ticket},
};
pub use crate::model::{
    account_ref::{AccountKind, AccountRef},
    mail::TurnMails,
    mail::{Hour, QuietMinutes},
    scope::{Scope, Scopes},
    texts::{DisplayName, Email, Label, Locale, Name, Password, SubmittedSecret, TimeZone},
    ticket::TicketUse,
};
use crate::{
    platform::clock::Clock,
    store::{Store, StoreError},
};

/// The shared state of all use cases of accounts.
#[derive(Clone)]
pub struct Accounts {
    /// The database.
    pub store: Store,
    /// The clock for mails.
    pub clock: Clock,
    /// The keys that sign access tokens.
    pub keys: Keys,
    /// Sessions that were revoked before their access tokens expired.
    pub revoked: RevokedSessions,
    /// The languages of accounts.
    pub locales: Locales,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// The limit of refreshes with valid tokens.
    pub refreshes: SharedRateLimit,
    /// The limit of refreshes with invalid tokens.
    pub refused_refreshes: SharedRateLimit,
    /// The limit of password resets and of verifications of addresses.
    pub mail_requests: SharedRateLimit,
    /// The lifetime of a refresh token from its last use.
    pub refresh_life: Duration,
    /// The lifetime of a ticket.
    pub ticket_life: Duration,
    /// The maximum number of bots an account may own.
    pub max_bots: u16,
}

/// Why a use case of accounts was refused.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Another account has this handle.
    #[error("the name is taken")]
    NameTaken,
    /// Another account has verified this address.
    #[error("the address is taken")]
    EmailTaken,
    /// The account has reached the daily limit of mails.
    #[error("too many mails")]
    TooManyMails,
    /// The handle does not exist or the password is wrong; the caller does not learn which.
    #[error("wrong name or password")]
    WrongCredentials,
    /// The password given as confirmation is wrong.
    #[error("wrong current password")]
    WrongPassword,
    /// The bearer token is malformed, expired, revoked or signed with an unknown key.
    #[error("invalid token")]
    InvalidToken,
    /// The refresh token is unknown, expired or already used.
    #[error("invalid refresh token")]
    InvalidRefreshToken,
    /// The session was refreshed too often within half a minute.
    #[error("refreshed too often")]
    RefreshedTooOften,
    /// Only a session can do this.
    #[error("session required")]
    SessionRequired,
    /// A token cannot grant scopes that it does not have.
    #[error("scope beyond the caller's own")]
    ScopeTooWide,
    /// The account has the maximum number of tokens.
    #[error("too many access tokens")]
    TooManyTokens,
    /// The account owns the maximum number of bots.
    #[error("at most {0} bots")]
    TooManyBots(u16),
    /// Bots cannot do this.
    #[error("not for bots")]
    NotForBots,
    /// Guests cannot do this.
    #[error("not for guests")]
    NotForGuests,
    /// The account is not a guest.
    #[error("not a guest")]
    NotAGuest,
    /// The password of a full account is missing.
    #[error("password missing")]
    PasswordMissing,
    /// The requested expiry is not in the future.
    #[error("expiry in the past")]
    ExpiryInPast,
    /// The requested expiry cannot be written in RFC 3339.
    #[error("expiry too far away")]
    ExpiryTooFar,
    /// It does not exist, or it belongs to another account.
    #[error("not found")]
    NotFound,
    /// The account to be deleted has joined a table meanwhile.
    #[error("still at a table")]
    StillPlaying,
    /// The server has more requests than it can process soon.
    #[error("too busy")]
    Busy,
    /// An internal error.
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
