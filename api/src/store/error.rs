//! What can go wrong in the store. Callers learn what it means for them, logs learn the cause.

use diesel::result::{DatabaseErrorKind, Error as DieselError};

/// A failed store operation.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such row.
    #[error("no such row")]
    NotFound,
    /// The account that it was asked for is gone.
    #[error("the account is gone")]
    Gone,
    /// A constraint stands against it; its name, where PostgreSQL gives one.
    #[error("conflict with constraint {0}")]
    Conflict(String),
    /// What is stored, or what was to be stored, makes no sense: a fault of ours.
    #[error("corrupt: {0}")]
    Corrupt(String),
    /// The connection broke while it was asked: whether it was done is unknown.
    #[error("connection lost: {0}")]
    Lost(String),
    /// The database does not answer just now.
    #[error("database unavailable: {0}")]
    Unavailable(String),
}

/// Result of a store operation.
pub type StoreResult<T> = Result<T, StoreError>;

impl StoreError {
    /// Whether the named constraint was the reason.
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
                    // What a check refuses should have been refused at the edge.
                    DatabaseErrorKind::CheckViolation
                    | DatabaseErrorKind::NotNullViolation
                    | DatabaseErrorKind::RestrictViolation => Self::Corrupt(format!("constraint {}", constraint())),
                    DatabaseErrorKind::UnableToSendCommand | DatabaseErrorKind::ClosedConnection => {
                        Self::Lost(info.message().to_owned())
                    }
                    // Diesel leaves everything else here without its SQLSTATE: shutdowns, lost connections, timeouts,
                    // too many clients, full disks. The outage reading is the honest one: 503, never a 4xx.
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
