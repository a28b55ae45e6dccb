//! From what the use cases and the store refuse to what a client reads.

use super::{code::Code, problem::ApiError};
use crate::{accounts::AccountError, store::StoreError};

/// Seconds after which a client may try again when the database is away.
const OUTAGE: u64 = 2;

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let refusal = match &error {
            StoreError::NotFound => Self::new(Code::NotFound),
            StoreError::Conflict(_) => Self::new(Code::Conflict),
            StoreError::Corrupt(_) => Self::new(Code::Internal),
            StoreError::Unavailable(_) => Self::new(Code::Unavailable).retry_after(OUTAGE),
        };
        refusal.because(error)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::NameTaken => Self::new(Code::NameTaken).at("/name", "taken by another account"),
            AccountError::WrongCredentials => Self::new(Code::WrongCredentials),
            AccountError::WrongPassword => Self::new(Code::WrongPassword),
            AccountError::InvalidToken => Self::new(Code::InvalidToken),
            AccountError::InvalidRefreshToken => Self::new(Code::InvalidRefreshToken),
            AccountError::ScopeTooWide => Self::new(Code::ScopeTooWide),
            AccountError::TooManyTokens => Self::new(Code::TooManyTokens),
            AccountError::ExpiryInPast => Self::new(Code::InvalidBody).at("/expires_at", "must be in the future"),
            AccountError::NotFound => Self::new(Code::NotFound),
            AccountError::Busy => Self::new(Code::Busy).retry_after(OUTAGE),
            AccountError::Internal(cause) => Self::new(Code::Internal).because(cause),
            AccountError::Store(error) => error.into(),
        }
    }
}
