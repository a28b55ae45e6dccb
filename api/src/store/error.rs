//! Errors of the store: what they mean for the caller, with the cause for the log.

use diesel::result::{DatabaseErrorKind, Error as DieselError};

/// A failed store operation.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such row.
    #[error("no such row")]
    NotFound,
    /// The account on whose behalf the operation runs was deleted.
    #[error("the account was deleted")]
    Gone,
    /// A constraint was violated; its name, where PostgreSQL gives one.
    #[error("conflict with constraint {0}")]
    Conflict(String),
    /// What is stored, or was to be stored, is invalid: a bug of the server.
    #[error("corrupt: {0}")]
    Corrupt(String),
    /// The connection broke during the operation: whether it took effect is unknown.
    #[error("connection lost: {0}")]
    Lost(String),
    /// The database does not answer.
    #[error("database unavailable: {0}")]
    Unavailable(String),
}

/// Result of a store operation.
pub type StoreResult<T> = Result<T, StoreError>;

impl StoreError {
    /// Returns whether this constraint was violated.
    pub fn violates(&self, constraint: &str) -> bool {
        matches!(self, Self::Conflict(name) if name == constraint)
    }
}

impl From<DieselError> for StoreError {
    fn from(error: DieselError) -> Self {
        match error {
            DieselError::NotFound => Self::NotFound,
            DieselError::DatabaseError(kind, info) => {
                let constraint = || info.constraint_name().unwrap_or("unnamed").to_owned();
                match kind {
                    DatabaseErrorKind::UniqueViolation
                    | DatabaseErrorKind::ForeignKeyViolation
                    | DatabaseErrorKind::ExclusionViolation => Self::Conflict(constraint()),
                    // Input that violates a check constraint should have been refused when it was parsed.
                    DatabaseErrorKind::CheckViolation
                    | DatabaseErrorKind::NotNullViolation
                    | DatabaseErrorKind::RestrictViolation => Self::Corrupt(format!("constraint {}", constraint())),
                    DatabaseErrorKind::UnableToSendCommand | DatabaseErrorKind::ClosedConnection => {
                        Self::Lost(info.message().to_owned())
                    }
                    // Diesel reports everything else without its SQLSTATE: shutdowns, lost connections, timeouts, too many
                    // clients, full disks. All of these are outages, which are answered with 503, never with a 4xx.
                    _ => Self::Unavailable(info.message().to_owned()),
                }
            }
            DieselError::DeserializationError(cause) | DieselError::SerializationError(cause) => {
                Self::Corrupt(cause.to_string())
            }
            DieselError::InvalidCString(_) | DieselError::QueryBuilderError(_) => Self::Corrupt(error.to_string()),
            other => Self::Unavailable(other.to_string()),
        }
    }
}
